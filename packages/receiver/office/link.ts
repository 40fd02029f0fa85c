/** The address under which the office notes an order as paid: only who reads the office's mail has it. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Submission } from '../store/rows.ts';

export const OFFICE_PATH = '/office';

/** Longer than a price stands and a bank takes. */
const LINK_DAYS = 60;
const DAY_MS = 24 * 60 * 60 * 1000;

export type OfficeLinks = ReturnType<typeof officeLinks>;

/** `own` is the receiver's origin. */
export function officeLinks(secret: string, own: string) {
  const sign = (reference: string, untilMs: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([reference, untilMs]))
      .digest('base64url');
  return {
    own,
    /** The same for every attempt at a mail. */
    linkTo: ({ reference, receivedAt }: Pick<Submission, 'reference' | 'receivedAt'>) => {
      const untilMs = Date.parse(receivedAt) + LINK_DAYS * DAY_MS;
      const address = `${own}${OFFICE_PATH}/${reference}/${untilMs}.${sign(reference, String(untilMs))}`;
      return { address, until: new Date(untilMs).toISOString() };
    },
    /** Whether `1800678018069.signature` is one of ours for the order, and not over. */
    check: (reference: string, seal: string, nowMs: number): 'good' | 'expired' | 'unknown' => {
      const [untilMs = '', signature = ''] = seal.split('.');
      const [given, right] = [Buffer.from(signature), Buffer.from(sign(reference, untilMs))];
      if (given.length !== right.length || !timingSafeEqual(given, right)) return 'unknown';
      return nowMs < Number(untilMs) ? 'good' : 'expired';
    },
  };
}
