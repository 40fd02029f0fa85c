/** Draws an invoice as a tagged PDF, so that screen readers read it in order. The fonts are embedded. */
import { buffer } from 'node:stream/consumers';
import { create, type Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import { getLightColour } from '../brand/brand.ts';
import { HEADING_FONT, LOGO, TEXT_FONT } from '../brand/site-files.ts';
import { BILLED_TO_LABEL, listSellerLines, type Invoice } from './invoice.ts';

type Cell = PDFKit.Mixins.CellOptions;

// Lengths are in points.
const MARGIN_PT = 48;
const TEXT_SIZE_PT = 9;
const SMALL_SIZE_PT = 8;
const NAME_SIZE_PT = 17;
const TITLE_SIZE_PT = 26;
const LOGO_SIZE_PT = 34;
const GAP_PT = 10;

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
  font: { src: 'bold', size: SMALL_SIZE_PT },
});

const alignRight = (cell: Cell): Cell => ({ ...cell, align: { x: 'right' } });

/** Starts a tagged PDF with one section. Returns the PDF, and functions that draw its parts. */
function startDocument(title: string) {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN_PT,
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
        pdf.image(LOGO, MARGIN_PT, MARGIN_PT, { width: LOGO_SIZE_PT, height: LOGO_SIZE_PT });
        const y = MARGIN_PT + (LOGO_SIZE_PT - NAME_SIZE_PT * 1.2) / 2;
        pdf.font('bold', NAME_SIZE_PT).text(name, MARGIN_PT + LOGO_SIZE_PT + GAP_PT, y);
      });
      const y = Math.max(MARGIN_PT + LOGO_SIZE_PT, pdf.y) + GAP_PT;
      pdf.markContent('Artifact', { type: 'Layout' });
      const width = pdf.page.width - 2 * MARGIN_PT;
      pdf.rect(MARGIN_PT, y, width, 2).fill(getLightColour('clay')).fillColor(getLightColour('ink'));
      pdf.endMarkedContent();
      pdf.y = y + 2 * GAP_PT;
    },
    drawText: (tag: 'H1' | 'H2' | 'P', text: string, size = TEXT_SIZE_PT) => {
      addTagged(tag, () => {
        pdf.font(tag === 'P' ? 'text' : 'bold', size).text(text, MARGIN_PT);
      });
    },
    /** Draws a table. Columns without a width share the remaining width. */
    drawTable: (rows: (Cell | string)[][], columnStyles: (number | string)[] = []) => {
      const options = { structParent: section, columnStyles, defaultStyle: CELL_OPTIONS, data: rows };
      pdf.font('text', TEXT_SIZE_PT).table(options);
      pdf.moveDown();
    },
  };
}

export async function drawInvoicePdf(invoice: Invoice): Promise<Buffer> {
  const { title, number, payBy, seller, billedTo, lines, amounts, documents, paymentInstructions } = invoice;
  const { pdf, drawLetterhead, drawText, drawTable } = startDocument(`${title} ${number}`);

  drawLetterhead(seller.name);
  drawText('H1', title, TITLE_SIZE_PT);
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
  for (const note of invoice.notes) drawText('P', note, SMALL_SIZE_PT);
  const terms = documents.map((document) => `${document.title} ${document.version}`).join(', ');
  if (terms !== '') drawText('P', `On the terms of: ${terms}.`, SMALL_SIZE_PT);
  pdf.end();
  return buffer(pdf);
}
