/** Draws an invoice as a tagged PDF, which is read aloud in its order, in the site's own face, embedded. */
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { create, type Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import { BILLED_TO, sellerLines, type Invoice } from './invoice.ts';

/** In points: A4 with 2 cm around. */
const MARGIN = 57;
const SIZE = { title: 26, text: 10, small: 8.5 };
const AMOUNT_WIDTH = 120;
/** It will be printed: black and greys. */
const INK = 'black';
const SLATE = 'dimgray';
const CELL = {
  border: { top: 0, right: 0, bottom: 0.5, left: 0 },
  borderColor: 'silver',
  padding: { top: 5, right: 5, bottom: 5, left: 0 },
  textColor: INK,
};

/** One for what customers type, of every Latin alphabet; one for our own headings, of the site's pages. */
export async function readFonts() {
  const [text, bold] = await Promise.all([
    readFile(new URL('../../src/assets/fonts/bricolage-grotesque-text.ttf', import.meta.url)),
    readFile(new URL('../../src/assets/fonts/bricolage-grotesque.ttf', import.meta.url)),
  ]);
  return { text, bold };
}

type Fonts = Awaited<ReturnType<typeof readFonts>>;
type Cell = PDFKit.Mixins.CellOptions;

const OTHER_SCRIPT = '“?” stands for a sign that this page cannot show. The email that it came with has it.';

const right = (text: string, bold = false): Cell => ({
  text,
  align: { x: 'right' },
  textOptions: { features: ['tnum'] },
  ...(bold && { font: { src: 'bold' } }),
});

const head = (text: string): Cell => ({
  text,
  type: 'TH',
  textColor: SLATE,
  font: { src: 'bold', size: SIZE.small },
});

/** A page that writes paragraphs and tables into one section. */
function startPage(title: string, fonts: Fonts) {
  const page = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: 'en-KE',
    tagged: true,
    pdfVersion: '1.7',
    displayTitle: true,
    info: { Title: title },
    // @ts-expect-error: the types know a font's name only; the library takes the font, and else begins with Helvetica.
    font: fonts.text,
  });
  page.registerFont('text', fonts.text).registerFont('bold', fonts.bold).fillColor(INK);
  const root = page.struct('Document');
  page.addStructure(root);
  const section = page.struct('Sect');
  root.add(section);
  return {
    write: (tag: 'H1' | 'H2' | 'P', text: string, size = SIZE.text) => {
      const draw = () => {
        page.font(tag === 'P' ? 'text' : 'bold', size).text(text, MARGIN);
      };
      section.add(page.struct(tag, {}, draw));
    },
    table: (columnStyles: (string | number)[], data: Cell[][]) => {
      page.font('text', SIZE.text);
      const options = { structParent: section, columnStyles, defaultStyle: CELL, data };
      page.table(options);
      page.moveDown();
    },
    space: () => page.moveDown(),
    fade: () => page.fillColor(SLATE),
    end: () => {
      root.end();
      page.end();
      return buffer(page);
    },
  };
}

export const invoicePdf =
  (fonts: Fonts) =>
  async (invoice: Invoice): Promise<Uint8Array> => {
    const { number, issued, seller, billedTo, lines, amounts, notes, documents, isPaid, paying } = invoice;
    const font = create(fonts.text) as Font;
    const unknown = new Set<string>();
    /** The text with nothing that the font would draw as an empty box. */
    const shown = (text: string) => {
      const isDrawn = (sign: string) => sign === '\n' || font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
      for (const sign of text) if (!isDrawn(sign)) unknown.add(sign);
      return Array.from(text, (sign) => (unknown.has(sign) ? '?' : sign)).join('');
    };
    const { write, table, space, fade, end } = startPage(`Invoice ${number}`, fonts);

    write('H1', 'Invoice', SIZE.title);
    write('P', `${number} · ${issued} · ${isPaid ? 'Paid' : 'To be paid'}`);
    space();
    const parties = [sellerLines(seller), billedTo].map((rows) => ({ text: shown(rows.join('\n')) }));
    table(['*', '*'], [[head('From'), head(BILLED_TO)], parties]);
    table(
      ['*', AMOUNT_WIDTH],
      [
        [head('What'), { ...head('Amount'), align: { x: 'right' } }],
        ...lines.map(({ name, detail, amount }) => [
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
      write('P', shown(paying.words));
      space();
    }
    for (const { heading, rows, note } of paying?.ways ?? []) {
      write('H2', heading);
      table(
        [AMOUNT_WIDTH, '*'],
        rows.map(([name, value]) => [head(name), { text: shown(value) }]),
      );
      if (note !== '') {
        write('P', note);
        space();
      }
    }
    fade();
    const agreed = documents.map(({ title, version }) => `${title} ${version}`).join(', ');
    const terms = agreed === '' ? [] : [shown(`On the terms of: ${agreed}.`)];
    for (const note of [...notes, ...terms]) write('P', note, SIZE.small);
    if (unknown.size > 0) write('P', OTHER_SCRIPT, SIZE.small);
    return end();
  };
