/** Mails about the first submission of the test that runs, or all its messages. */
import { extractText, getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { compose } from '../../mail/compose.ts';
import type { Mail, MailKind } from '../../mail/mail.ts';
import type { PaymentOutcome } from '../../payments/status.ts';
import type { Payment } from '../../store/payments.ts';
import type { Submission } from '../../store/rows.ts';
import { receiver } from '../each-test.ts';
import { catalogue, NOW_MS } from '../samples.ts';

export const createPayment = (outcome: PaymentOutcome, at: string, details = ''): Payment => ({
  reference: 'ORD-1',
  outcome,
  details,
  at,
});
export const PAID = createPayment('paid', '2026-01-15T09:00:00.000Z');

export async function composeMailAbout(
  kind: MailKind,
  settings: Partial<Parameters<typeof compose>[1]> = {},
  payments = kind === 'paid' || kind === 'confirmation' ? [PAID] : [],
  heldBack?: string,
  given?: Submission,
): Promise<Mail> {
  const [submission, ...others] = given ? [given] : await receiver.stored();
  if (!submission) throw new Error('There is nothing to write about');
  const site = 'https://www.example.com';
  const findNamed = settings.findNamed ?? receiver.store.findNamed;
  const now = () => NOW_MS;
  const composer = { site, catalogue: () => Promise.resolve(catalogue), now, ...settings, findNamed };
  const due = { kind, reference: submission.reference, messageId: 'id', attempts: 0 };
  return compose({ ...due, submission, others, payments, heldBack }, composer);
}

/** Returns the PDF's lines as they are read aloud. */
export async function readPdfLines({ pdf }: Pick<Mail, 'pdf'>) {
  const document = await getDocumentProxy(new Uint8Array(pdf?.content ?? []));
  const { text, totalPages } = await extractText(document);
  return { lines: text.flatMap((page) => page.split('\n')).map((line) => line.trim()), totalPages };
}

/** Gives the colours of the PDF's letters, and of what is high enough to be the ground of letters. */
export async function coloursOf({ pdf }: Pick<Mail, 'pdf'>) {
  const document = await getDocumentProxy(new Uint8Array(pdf?.content ?? []));
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await (await document.getPage(1)).getOperatorList();
  const letters = new Set<string>();
  const grounds = new Set(['#ffffff']);
  const saved: string[] = [];
  let colour = '#000000';
  for (const [index, operation] of fnArray.entries()) {
    const [first, , box] = (argsArray[index] ?? []) as [unknown, unknown, ArrayLike<number> | undefined];
    if (operation === OPS.save) saved.push(colour);
    else if (operation === OPS.restore) colour = saved.pop() ?? colour;
    else if (operation === OPS.setFillRGBColor) colour = String(first);
    else if (operation === OPS.showText) letters.add(colour);
    else if (
      operation === OPS.constructPath &&
      first === OPS.fill &&
      box &&
      (box[3] ?? 0) - (box[1] ?? 0) > 5
    )
      grounds.add(colour);
  }
  return { letters, grounds };
}
