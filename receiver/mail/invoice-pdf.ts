/** Draws an invoice as a tagged PDF, which is read aloud in its order, in the site's own face, embedded. */
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { create, type Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import { sellerLines, type Invoice } from './invoice.ts';

/** In points: A4 with 2 cm around. */
const MARGIN = 57;
const SIZE = { title: 26, text: 10, small: 8.5 };
const AMOUNT_WIDTH = 120;
const ROW_BORDER = { top: 0, right: 0, bottom: 0.5, left: 0 };
const ROW_PADDING = { top: 5, right: 5, bottom: 5, left: 0 };
/** It will be printed: black and greys. */
const INK = 'black';
const SLATE = 'dimgray';
const RULE = 'silver';

/** One for what customers type, of every Latin alphabet; one for our own headings, of the site's pages. */
export async function readFonts() {
  const [text, bold] = await Promise.all([
    readFile(new URL('../../src/assets/fonts/bricolage-grotesque-text.ttf', import.meta.url)),
    readFile(new URL('../../src/assets/fonts/bricolage-grotesque.ttf', import.meta.url)),
  ]);
  return { text, bold };
}

type Fonts = Awaited<ReturnType<typeof readFonts>>;

const UNKNOWN = '?';
const OTHER_SCRIPT = `“${UNKNOWN}” stands for a sign that this page cannot show. The email that it came with has it.`;

/** The text with nothing that the font would draw as an empty box. */
const drawable = (text: string, font: Font): string =>
  Array.from(text, (sign) =>
    sign === '\n' || font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0) ? sign : UNKNOWN,
  ).join('');

const right = (text: string, bold = false) => ({
  text,
  align: { x: 'right' as const },
  textOptions: { features: ['tnum' as const] },
  ...(bold && { font: { src: 'bold' } }),
});

const headCell = (text: string) => ({
  text,
  type: 'TH' as const,
  textColor: SLATE,
  font: { src: 'bold', size: SIZE.small },
});

export const invoicePdf =
  (fonts: Fonts) =>
  async (invoice: Invoice): Promise<Uint8Array> => {
    const { number, issued, seller, billedTo, items, amounts, notes, documents, isPaid, paying } = invoice;
    const font = create(fonts.text) as Font;
    const unknown = new Set<string>();
    const shown = (text: string) => {
      const drawn = drawable(text, font);
      if (drawn !== text) unknown.add(text);
      return drawn;
    };

    const page = new PDFDocument({
      size: 'A4',
      margin: MARGIN,
      lang: 'en-KE',
      tagged: true,
      pdfVersion: '1.7',
      displayTitle: true,
      info: { Title: `Invoice ${number}` },
      // @ts-expect-error: the types know a font's name only; the library takes the font, and else begins with Helvetica.
      font: fonts.text,
    });
    page.registerFont('text', fonts.text).registerFont('bold', fonts.bold);
    const root = page.struct('Document');
    page.addStructure(root);
    const section = page.struct('Sect');
    root.add(section);
    const write = (tag: 'H1' | 'H2' | 'P', text: string, size = SIZE.text) => {
      const draw = () => {
        page.font(tag === 'P' ? 'text' : 'bold', size).text(shown(text), MARGIN);
      };
      section.add(page.struct(tag, {}, draw));
    };
    const table = (columns: readonly (string | number)[], rows: PDFKit.Mixins.CellOptions[][]) => {
      page.font('text', SIZE.text);
      const options = {
        structParent: section,
        columnStyles: [...columns],
        defaultStyle: {
          border: ROW_BORDER,
          borderColor: RULE,
          padding: ROW_PADDING,
          textColor: INK,
        },
        data: rows,
      };
      page.table(options);
      page.moveDown();
    };

    page.fillColor(INK);
    write('H1', 'Invoice', SIZE.title);
    write('P', `${number} · ${issued} · ${isPaid ? 'Paid' : 'To be paid'}`);
    page.moveDown();
    table(
      ['*', '*'],
      [
        [headCell('From'), headCell('Billed to')],
        [{ text: shown(sellerLines(seller).join('\n')) }, { text: shown(billedTo.join('\n')) }],
      ],
    );
    table(
      ['*', AMOUNT_WIDTH],
      [
        [headCell('What'), { ...headCell('Amount'), align: { x: 'right' } }],
        ...items.map(({ name, detail, amount }) => [
          { text: shown(detail === '' ? name : `${name}\n${detail}`) },
          right(amount),
        ]),
        ...amounts.map(([label, amount], index) => {
          const isLast = index === amounts.length - 1;
          return [right(label, isLast), right(amount, isLast)];
        }),
      ],
    );
    if (paying) {
      write('P', paying.words);
      page.moveDown();
    }
    for (const { heading, rows, note } of paying?.ways ?? []) {
      write('H2', heading);
      table(
        [AMOUNT_WIDTH, '*'],
        rows.map(([name, value]) => [headCell(name), { text: shown(value) }]),
      );
      if (note !== '') {
        write('P', note);
        page.moveDown();
      }
    }
    page.fillColor(SLATE);
    const agreed = documents.map(({ title, version }) => `${title} ${version}`).join(', ');
    const terms = agreed === '' ? [] : [`On the terms of: ${agreed}.`];
    for (const note of [...notes, ...terms]) write('P', note, SIZE.small);
    if (unknown.size > 0) write('P', OTHER_SCRIPT, SIZE.small);

    root.end();
    page.end();
    return buffer(page);
  };
