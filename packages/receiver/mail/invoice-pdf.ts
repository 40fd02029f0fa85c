/** Draws an invoice as a tagged PDF, which is read aloud in its order, in the site's own face, embedded. */
import { buffer } from 'node:stream/consumers';
import { create, type Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import { colour } from '../brand/brand.ts';
import { HEADING_FONT, LOGO, TEXT_FONT } from '../brand/site-files.ts';
import { BILLED_TO, sellerLines, type Invoice } from './invoice.ts';

/** In points: A4 with 1.7 cm around. */
const MARGIN = 48;
const SIZE = { title: 26, name: 17, text: 9, small: 8 };
const COLUMNS = { items: ['*', 55, 95, 95], ways: [120, '*'] };
const MARK = { size: 34, gap: 10, below: 20 };
const [INK, SLATE, RULE] = [colour('ink'), colour('slate'), colour('rule')];
const CELL = {
  border: { top: 0, right: 0, bottom: 0.5, left: 0 },
  borderColor: RULE,
  padding: { top: 3, right: 5, bottom: 3, left: 0 },
  textColor: INK,
};

type Cell = PDFKit.Mixins.CellOptions;

const atRight = (cell: Cell): Cell => ({ ...cell, align: { x: 'right' } });

const head = (text: string): Cell => ({
  ...{ text, type: 'TH', textColor: SLATE },
  font: { src: 'bold', size: SIZE.small },
});

const FONT = create(Buffer.from(TEXT_FONT)) as Font;

/** Is drawn for a letter that the font does not have. */
export const NO_LETTER = '\uFFFD';

const isDrawn = (letter: string) => FONT.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

const drawn = (text: string) => Array.from(text, (sign) => (isDrawn(sign) ? sign : NO_LETTER)).join('');

/** Gives the letters of the customer's that the PDF cannot draw, each once. */
export const undrawn = ({ billedTo, lines }: Invoice): string =>
  Array.from(new Set([...billedTo, ...lines.map(({ name }) => name)].join('')))
    .filter((sign) => !isDrawn(sign))
    .join(' ');

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
  return {
    /** The mark and the name, over a line from margin to margin. */
    letterhead: (name: string) => {
      const { size, gap, below } = MARK;
      const draw = () => {
        page.image(Buffer.from(LOGO), MARGIN, MARGIN, { width: size, height: size });
        page.font('bold', SIZE.name).text(name, MARGIN + size + gap, MARGIN + (size - SIZE.name * 1.2) / 2);
      };
      section.add(page.struct('P', {}, draw));
      page.markContent('Artifact', { type: 'Layout' });
      const under = Math.max(MARGIN + size, page.y) + gap;
      page.moveTo(MARGIN, under).lineTo(page.page.width - MARGIN, under);
      page.lineWidth(2).strokeColor(colour('clay')).stroke().lineWidth(1);
      page.endMarkedContent();
      page.y = under + below;
    },
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

export async function invoicePdf(invoice: Invoice): Promise<Uint8Array> {
  const { title, number, issued, payBy, seller, billedTo, lines, amounts, notes, documents, isPaid, paying } =
    invoice;
  const { letterhead, write, table, space, fade, end } = startPage(`${title} ${number}`);

  letterhead(seller.name);
  write('H1', title, SIZE.title);
  const facts = [
    ['Number', number],
    ['Date', issued],
    ...(payBy === undefined || isPaid ? [] : [['Valid until', payBy] as const]),
    ['Status', isPaid ? 'Paid' : 'To be paid'],
  ] as const;
  table(
    facts.map(() => '*'),
    [facts.map(([name]) => head(name)), facts.map(([, value]) => ({ text: value }))],
  );
  const parties = [sellerLines(seller), billedTo.map(drawn)].map((rows) => ({ text: rows.join('\n') }));
  table(['*', '*'], [[head('From'), head(BILLED_TO)], parties]);
  table(COLUMNS.items, [
    [head('Description'), ...['Quantity', 'Unit price', 'Amount'].map((name) => atRight(head(name)))],
    ...lines.map(({ name, unit, quantity, unitPrice, amount }) => [
      { text: [drawn(name), unit].filter(Boolean).join('\n') },
      ...[quantity, unitPrice, amount].map((text) => atRight({ text })),
    ]),
    ...amounts.map(([label, amount], index) => {
      const isLast = index === amounts.length - 1;
      const look: Cell = isLast ? { backgroundColor: colour('sand'), font: { src: 'bold' } } : {};
      return [atRight({ ...look, text: label, colSpan: 3 }), atRight({ ...look, text: amount })];
    }),
  ]);
  if (paying) {
    write('P', paying.words);
    space();
  }
  for (const { heading, rows, note } of paying?.ways ?? []) {
    write('H2', heading);
    const padding = { ...CELL.padding, top: 1.5, bottom: 1.5 };
    table(
      COLUMNS.ways,
      rows.map(([name, value]) => [head(name), { text: value }].map((cell) => ({ ...cell, padding }))),
    );
    if (note !== '') {
      write('P', note);
      space();
    }
  }
  fade();
  const agreed = documents.map(({ title, version }) => `${title} ${version}`).join(', ');
  const terms = agreed === '' ? [] : [`On the terms of: ${agreed}.`];
  for (const note of [...notes, ...terms]) write('P', note, SIZE.small);
  return end();
}
