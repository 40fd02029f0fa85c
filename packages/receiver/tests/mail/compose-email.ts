/**
 * Composes emails about the first submission of the current test, or about the one that it gives. If the test
 * has stored several messages and gives none, the email is about all of them.
 */
import { join } from 'node:path';
import { expect } from 'vitest';
import { extractText, getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { compose } from '../../mail/compose.ts';
import type { Email } from '../../mail/email.ts';
import type { PaymentOutcome } from '../../payments/status.ts';
import type { DueEmail } from '../../store/outbox.ts';
import type { StoredPaymentRecord } from '../../store/payments.ts';
import { receiver } from '../each-test.ts';
import { catalogue, NOW_MS } from '../samples.ts';

export const createPaymentRecord = (outcome: PaymentOutcome, at: string, note = ''): StoredPaymentRecord => ({
  reference: 'ORD-1',
  outcome,
  note,
  at,
});
export const PAID_RECORD = createPaymentRecord('paid', '2026-01-15T09:00:00.000Z');

type ComposeChanges = Partial<
  Parameters<typeof compose>[1] & Pick<DueEmail, 'submission' | 'paymentRecords' | 'heldBackReason'>
>;

export async function composeEmail(kind: DueEmail['kind'], changes: ComposeChanges = {}): Promise<Email> {
  const [first, ...otherMessages] = changes.submission
    ? [changes.submission]
    : await receiver.listStoredSubmissions();
  if (!first) throw new Error('There is nothing to write about');
  const dueEmail = {
    kind,
    reference: first.reference,
    messageId: 'id',
    attempts: 0,
    submission: first,
    otherMessages,
    paymentRecords: kind === 'paid' || kind === 'confirmation' ? [PAID_RECORD] : [],
    heldBackReason: undefined,
  };
  const composer = {
    siteOrigin: 'https://www.example.com',
    readCatalogue: () => Promise.resolve(catalogue),
    store: changes.store ?? receiver.store,
    now: () => NOW_MS,
  };
  return compose({ ...dueEmail, ...changes }, { ...composer, ...changes });
}

/** Compares an email with its file in snapshots/. `vitest -u` updates the file. */
export async function expectEmailSnapshot(name: string, email: Email) {
  const { from, to, replyTo, date, subject, text, html = '' } = email;
  const [sender, recipient, replyAddress] = [from, to, replyTo].map(
    ({ name, address }) => `${name} <${address}>`,
  );
  const headers = `From: ${sender}\nTo: ${recipient}\nReply-To: ${replyAddress}\nDate: ${date}\nSubject: ${subject}`;
  // Mail programs choose letters and colours by the head of the HTML.
  await expect(`${headers}\n\n${text}${html.split(/ *<body/)[0]}`).toMatchFileSnapshot(
    join(import.meta.dirname, `snapshots/${name}.txt`),
  );
}

const openPdf = ({ pdf }: Pick<Email, 'pdf'>) => getDocumentProxy(new Uint8Array(pdf?.content ?? []));

/** Returns the lines of the PDF in reading order. */
export async function readPdfLines(email: Pick<Email, 'pdf'>) {
  const { text, totalPages } = await extractText(await openPdf(email));
  return { lines: text.flatMap((page) => page.split('\n')).map((line) => line.trim()), totalPages };
}

/** Returns the colours of the PDF's text, and of its filled shapes, each with the first text after it. */
export async function readPdfColours(email: Pick<Email, 'pdf'>) {
  const { OPS } = await getResolvedPDFJS();
  const page = await (await openPdf(email)).getPage(1);
  const { fnArray, argsArray } = await page.getOperatorList();
  const textColours = new Set<string>();
  const shapes: Record<string, string> = {};
  const savedColours: string[] = [];
  let colour = '#000000';
  let shape = '';
  for (const [index, operation] of fnArray.entries()) {
    const [operand] = (argsArray[index] ?? []) as unknown[];
    if (operation === OPS.save) savedColours.push(colour);
    else if (operation === OPS.restore) colour = savedColours.pop() ?? colour;
    else if (operation === OPS.setFillRGBColor) colour = String(operand);
    else if (operation === OPS.showText) {
      textColours.add(colour);
      if (shape) shapes[shape] ||= (operand as { unicode?: string }[]).map(({ unicode }) => unicode).join('');
      shape = '';
    } else if (operation === OPS.constructPath && operand === OPS.fill) {
      shape = colour;
      shapes[shape] ??= '';
    }
  }
  return { text: [...textColours], shapes };
}
