/** Draws an invoice as a tagged PDF, which is read aloud in its order, in the site's own face, embedded. */
import { buffer } from 'node:stream/consumers';
import { create, type Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import { colour } from '../brand/brand.ts';
import { HEADING_FONT, LOGO, TEXT_FONT } from '../brand/site-files.ts';
import { BILLED_TO, sellerLines, TITLE, type Invoice } from './invoice.ts';

/** In points: A4 with 1.7 cm around. */
const MARGIN = 48;
const SIZE = { title: 26, text: 10, small: 8.5 };
const AMOUNT_WIDTH = 95;
const QUANTITY_WIDTH = 55;
const LABEL_WIDTH = 120;
const ROOM_BELOW_HEADING = 80;
const MARK = { size: 34, gap: 10, name: 17, below: 20 };
const INK = colour('ink');
const SLATE = colour('slate');
const CELL = {
  border: { top: 0, right: 0, bottom: 0.5, left: 0 },
  borderColor: colour('rule'),
  padding: { top: 4, right: 5, bottom: 4, left: 0 },
  textColor: INK,
};

/** Of the rows that say how to pay. */
const CLOSE = { ...CELL.padding, top: 2, bottom: 2 };

type Cell = PDFKit.Mixins.CellOptions;

const OTHER_SCRIPT = '“?” stands for a sign that this page cannot show. The email that it came with has it.';

const right = (text: string, bold = false): Cell => ({
  text,
  align: { x: 'right' },
  textOptions: { features: ['tnum'] },
  ...(bold && { font: { src: 'bold' } }),
});

const atRight = (cell: Cell): Cell => ({ ...cell, align: { x: 'right' } });

const head = (text: string): Cell => ({
  text,
  type: 'TH',
  textColor: SLATE,
  font: { src: 'bold', size: SIZE.small },
});

/** A page that writes paragraphs and tables into one section. */
function startPage(title: string) {
  // The library compares kinds of arrays.
  const [text, bold] = [Buffer.from(TEXT_FONT), Buffer.from(HEADING_FONT)];
  const page = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: 'en-KE',
    tagged: true,
    pdfVersion: '1.7',
    displayTitle: true,
    info: { Title: title },
    // @ts-expect-error: the types know a font's name only; the library takes the font, and else begins with Helvetica.
    font: text,
  });
  page.registerFont('text', text).registerFont('bold', bold).fillColor(INK);
  const root = page.struct('Document');
  page.addStructure(root);
  const section = page.struct('Sect');
  root.add(section);
  const { width } = page.page;
  return {
    /** The mark and the name, over a line from margin to margin: a long name is smaller, in one line. */
    letterhead: (name: string) => {
      const draw = () => {
        const { size, gap } = MARK;
        page.image(Buffer.from(LOGO), MARGIN, MARGIN, { width: size, height: size });
        const left = MARGIN + size + gap;
        const room = width - MARGIN - left;
        const type = MARK.name * Math.min(1, room / page.font('bold', MARK.name).widthOfString(name));
        page.fontSize(type).text(name, left, MARGIN + (size - type * 1.2) / 2, { lineBreak: false });
      };
      section.add(page.struct('P', {}, draw));
      page.markContent('Artifact', { type: 'Layout' });
      const under = MARGIN + MARK.size + MARK.gap;
      page
        .moveTo(MARGIN, under)
        .lineTo(width - MARGIN, under)
        .lineWidth(2)
        .strokeColor(colour('clay'))
        .stroke();
      page.endMarkedContent();
      page.lineWidth(1);
      page.x = MARGIN;
      page.y = under + MARK.below;
    },
    write: (tag: 'H1' | 'H2' | 'P', text: string, size = SIZE.text) => {
      // A heading stays with the first rows of its table.
      if (tag === 'H2' && page.y > page.page.height - MARGIN - ROOM_BELOW_HEADING) page.addPage();
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

export async function invoicePdf(invoice: Invoice): Promise<Uint8Array> {
  const { number, issued, payBy, seller, billedTo, lines, amounts, notes, documents, isPaid, paying } =
    invoice;
  const font = create(Buffer.from(TEXT_FONT)) as Font;
  const unknown = new Set<string>();
  /** The text with nothing that the font would draw as an empty box. */
  const shown = (text: string) => {
    const isDrawn = (sign: string) => sign === '\n' || font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
    for (const sign of text) if (!isDrawn(sign)) unknown.add(sign);
    return Array.from(text, (sign) => (unknown.has(sign) ? '?' : sign)).join('');
  };
  const { letterhead, write, table, space, fade, end } = startPage(`${TITLE} ${number}`);

  letterhead(shown(seller.name));
  write('H1', TITLE, SIZE.title);
  const facts = [
    ['Number', number],
    ['Date', issued],
    ...(payBy === undefined || isPaid ? [] : [['Due by', payBy] as const]),
    ['Status', isPaid ? 'Paid' : 'To be paid'],
  ] as const;
  table(
    facts.map(() => '*'),
    [facts.map(([name]) => head(name)), facts.map(([, value]) => ({ text: shown(value) }))],
  );
  const parties = [sellerLines(seller), billedTo].map((rows) => ({ text: shown(rows.join('\n')) }));
  table(['*', '*'], [[head('From'), head(BILLED_TO)], parties]);
  table(
    ['*', QUANTITY_WIDTH, AMOUNT_WIDTH, AMOUNT_WIDTH],
    [
      [head('Description'), ...['Quantity', 'Unit price', 'Amount'].map((name) => atRight(head(name)))],
      ...lines.map(({ name, unit, quantity, unitPrice, amount }) => [
        { text: shown(unit === '' ? name : `${name}\n${unit}`) },
        ...[quantity, unitPrice, amount].map((figure) => right(figure)),
      ]),
      ...amounts.map(([label, amount], index) => {
        const isLast = index === amounts.length - 1;
        const ground = isLast ? { backgroundColor: colour('sand') } : {};
        return [
          { ...right(label, isLast), ...ground, colSpan: 3 },
          { ...right(amount, isLast), ...ground },
        ];
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
      [LABEL_WIDTH, '*'],
      rows.map(([name, value]) =>
        [head(name), { text: shown(value) }].map((cell) => ({ ...cell, padding: CLOSE })),
      ),
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
}
