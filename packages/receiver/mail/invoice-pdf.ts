/** Draws an invoice as a tagged PDF, so that screen readers read it in order. The fonts are embedded. */
import { buffer } from 'node:stream/consumers';
import { create, type Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import { getLightColour } from '../brand/brand.ts';
import { HEADING_FONT, LOGO, TEXT_FONT } from '../brand/site-files.ts';
import { BILLED_TO_LABEL, listSellerLines, type Invoice } from './invoice.ts';

type Cell = PDFKit.Mixins.CellOptions;

// Lengths are in points.
const MARGIN = 48;
const TEXT_SIZE = 9;
const SMALL_SIZE = 8;
const NAME_SIZE = 17;
const TITLE_SIZE = 26;
const LOGO_SIZE = 34;
const GAP = 10;

const CELL_OPTIONS: Cell = {
  border: { top: 0, right: 0, bottom: 0.5, left: 0 },
  borderColor: getLightColour('rule'),
  padding: { top: 3, right: 5, bottom: 3, left: 0 },
  textColor: getLightColour('ink'),
};

/** This padding lets the payment methods fit on the same page as a short order. */
const TIGHT_PADDING = { top: 1.5, right: 5, bottom: 1.5, left: 0 };

/** Replaces each letter that the font cannot draw. */
export const NO_GLYPH = '\uFFFD';

const FONT = create(TEXT_FONT) as Font;

const hasGlyph = (letter: string) => FONT.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

const replaceUndrawable = (text: string) =>
  Array.from(text, (letter) => (hasGlyph(letter) ? letter : NO_GLYPH)).join('');

/** Lists the customer's letters that the PDF cannot draw, each once, with spaces between them. */
export const listUndrawableLetters = ({ billedTo, lines }: Invoice): string =>
  Array.from(new Set([...billedTo, ...lines.map(({ name }) => name)].join('')))
    .filter((letter) => !hasGlyph(letter))
    .join(' ');

const createLabel = (text: string): Cell => ({ text, type: 'TH', textColor: getLightColour('slate') });

const createHeading = (text: string): Cell => ({
  ...createLabel(text),
  font: { src: 'bold', size: SMALL_SIZE },
});

const alignRight = (cell: Cell): Cell => ({ ...cell, align: { x: 'right' } });

/** Starts a tagged PDF with one section. Returns the PDF, and functions that draw its parts. */
function startDocument(title: string) {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: 'en-KE',
    tagged: true,
    pdfVersion: '1.7',
    displayTitle: true,
    info: { Title: title },
    // @ts-expect-error: the types allow only a name. Without a font here, the library begins with Helvetica.
    font: TEXT_FONT,
  });
  pdf.registerFont('text', TEXT_FONT).registerFont('bold', HEADING_FONT).fillColor(getLightColour('ink'));
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const section = pdf.struct('Sect');
  root.add(section);
  const addTagged = (tag: string, draw: () => void) => {
    section.add(pdf.struct(tag, {}, draw));
  };
  return {
    pdf,
    /** Draws the logo and the name, and a line below them from margin to margin. */
    drawLetterhead: (name: string) => {
      addTagged('P', () => {
        pdf.image(LOGO, MARGIN, MARGIN, { width: LOGO_SIZE, height: LOGO_SIZE });
        const y = MARGIN + (LOGO_SIZE - NAME_SIZE * 1.2) / 2;
        pdf.font('bold', NAME_SIZE).text(name, MARGIN + LOGO_SIZE + GAP, y);
      });
      const y = Math.max(MARGIN + LOGO_SIZE, pdf.y) + GAP;
      pdf.markContent('Artifact', { type: 'Layout' });
      const width = pdf.page.width - 2 * MARGIN;
      pdf.rect(MARGIN, y, width, 2).fill(getLightColour('clay')).fillColor(getLightColour('ink'));
      pdf.endMarkedContent();
      pdf.y = y + 2 * GAP;
    },
    drawText: (tag: 'H1' | 'H2' | 'P', text: string, size = TEXT_SIZE) => {
      addTagged(tag, () => {
        pdf.font(tag === 'P' ? 'text' : 'bold', size).text(text, MARGIN);
      });
    },
    /** Draws a table. Columns without a width share the remaining width. */
    drawTable: (rows: (Cell | string)[][], columnStyles: (number | string)[] = []) => {
      const options = { structParent: section, columnStyles, defaultStyle: CELL_OPTIONS, data: rows };
      pdf.font('text', TEXT_SIZE).table(options);
      pdf.moveDown();
    },
  };
}

export async function drawInvoicePdf(invoice: Invoice): Promise<Buffer> {
  const { title, number, payBy, seller, billedTo, lines, amounts, documents, paymentInstructions } = invoice;
  const { pdf, drawLetterhead, drawText, drawTable } = startDocument(`${title} ${number}`);

  drawLetterhead(seller.name);
  drawText('H1', title, TITLE_SIZE);
  const details = [
    ['Number', number],
    ['Date', invoice.issuedOn],
    ['Valid until', payBy ?? ''],
    ['Status', invoice.isPaid ? 'Paid' : 'To be paid'],
  ].filter(([, value]) => value !== '');
  drawTable([details.map(([name = '']) => createHeading(name)), details.map(([, value = '']) => value)]);
  drawTable([
    [createHeading('From'), createHeading(BILLED_TO_LABEL)],
    [listSellerLines(seller).join('\n'), billedTo.map(replaceUndrawable).join('\n')],
  ]);
  drawTable(
    [
      [
        createHeading('Description'),
        ...['Quantity', 'Unit price', 'Amount'].map((text) => alignRight(createHeading(text))),
      ],
      ...lines.map(({ name, unit, quantity, unitPrice, amount }) => [
        [replaceUndrawable(name), unit].filter(Boolean).join('\n'),
        ...[quantity, unitPrice, amount].map((text) => alignRight({ text })),
      ]),
      ...amounts.map(([text, amount], index) => {
        const isDue = index === amounts.length - 1;
        const style: Cell = isDue ? { backgroundColor: getLightColour('sand'), font: { src: 'bold' } } : {};
        return [alignRight({ ...style, text, colSpan: 3 }), alignRight({ ...style, text: amount })];
      }),
    ],
    ['*', 55, 95, 95],
  );
  const drawParagraph = (text: string) => {
    drawText('P', text);
    pdf.moveDown();
  };
  if (paymentInstructions) drawParagraph(paymentInstructions.introduction);
  for (const { heading, rows, note } of paymentInstructions?.methods ?? []) {
    drawText('H2', heading);
    drawTable(
      rows.map(([name, text]) => [
        { ...createLabel(name), padding: TIGHT_PADDING },
        { text, padding: TIGHT_PADDING },
      ]),
      [120],
    );
    if (note !== '') drawParagraph(note);
  }
  pdf.fillColor(getLightColour('slate'));
  for (const note of invoice.notes) drawText('P', note, SMALL_SIZE);
  const terms = documents.map((document) => `${document.title} ${document.version}`).join(', ');
  if (terms !== '') drawText('P', `On the terms of: ${terms}.`, SMALL_SIZE);
  pdf.end();
  return buffer(pdf);
}
