/**
 * Creates and checks the link with which the office marks an order as paid. Only people who read the office's
 * email have the link.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { DAY_MS } from '@site/rules/time/dates';
import type { Submission } from '../store/rows.ts';

export const OFFICE_PATH = '/office';

/** How long a link works. No price is valid for longer, and no bank transfer takes longer. */
const LINK_VALIDITY_DAYS = 60;

export type OfficeLinks = ReturnType<typeof createOfficeLinks>;

export function createOfficeLinks(secret: string, receiverOrigin: string) {
  const sign = (reference: string, expiresAtMs: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([reference, expiresAtMs]))
      .digest('base64url');
  return {
    receiverOrigin,
    /** Creates the link and the time of its expiry. Every attempt to send the email gets the same link. */
    createLink: ({ reference, receivedAt }: Pick<Submission, 'reference' | 'receivedAt'>) => {
      const expiresAtMs = Date.parse(receivedAt) + LINK_VALIDITY_DAYS * DAY_MS;
      const token = `${expiresAtMs}.${sign(reference, String(expiresAtMs))}`;
      return {
        url: `${receiverOrigin}${OFFICE_PATH}/${reference}/${token}`,
        expiresAt: new Date(expiresAtMs).toISOString(),
      };
    },
    /**
     * Checks an order's token, such as `1800678018069.signature`. The number is the time of expiry, in
     * milliseconds since 1970.
     */
    checkToken: (reference: string, token: string, nowMs: number): 'valid' | 'expired' | 'invalid' => {
      const [expiresAtMs = '', signature = ''] = token.split('.');
      const givenSignature = Buffer.from(signature);
      const expectedSignature = Buffer.from(sign(reference, expiresAtMs));
      if (
        givenSignature.length !== expectedSignature.length ||
        !timingSafeEqual(givenSignature, expectedSignature)
      )
        return 'invalid';
      return nowMs < Number(expiresAtMs) ? 'valid' : 'expired';
    },
  };
}
