/**
 * Makes and checks the link with which the office marks an order as paid. Only readers of the office's email
 * have the link.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { DAY_MS } from '@site/rules/time/dates';
import type { Submission } from '../store/rows.ts';

export const OFFICE_PATH = '/office';

/** How many days a link works. No price is valid for longer, and no bank transfer takes longer. */
const LINK_DAYS = 60;

export type OfficeLinks = ReturnType<typeof createOfficeLinks>;

export function createOfficeLinks(secret: string, receiverOrigin: string) {
  const sign = (reference: string, untilMs: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([reference, untilMs]))
      .digest('base64url');
  return {
    receiverOrigin,
    /**
     * Returns the link and the time until which it works. Every attempt to send the email gets the same link.
     */
    createLink: ({ reference, receivedAt }: Pick<Submission, 'reference' | 'receivedAt'>) => {
      const untilMs = Date.parse(receivedAt) + LINK_DAYS * DAY_MS;
      const token = `${untilMs}.${sign(reference, String(untilMs))}`;
      return {
        url: `${receiverOrigin}${OFFICE_PATH}/${reference}/${token}`,
        until: new Date(untilMs).toISOString(),
      };
    },
    /**
     * Checks an order's token, such as `1800678018069.signature`: the time until which it works, and a
     * signature.
     */
    checkToken: (reference: string, token: string, nowMs: number): 'valid' | 'expired' | 'invalid' => {
      const [untilMs = '', signature = ''] = token.split('.');
      const givenSignature = Buffer.from(signature);
      const expectedSignature = Buffer.from(sign(reference, untilMs));
      if (
        givenSignature.length !== expectedSignature.length ||
        !timingSafeEqual(givenSignature, expectedSignature)
      )
        return 'invalid';
      return nowMs < Number(untilMs) ? 'valid' : 'expired';
    },
  };
}
