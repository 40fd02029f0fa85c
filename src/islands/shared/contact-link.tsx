import type { ComponentProps } from 'react';
import { paths } from '@site/rules/addresses/paths';
import { SESSION_KEYS } from '@site/rules/storage/session-keys';
import { writeSession } from '../../platform/session.ts';

/** `prefill` is the beginning of the message. */
export const ContactLink = ({ prefill, ...link }: ComponentProps<'a'> & { prefill: string }) => (
  <a
    {...link}
    href={paths.contact}
    onClick={() => {
      writeSession(SESSION_KEYS.contactPrefill, prefill);
    }}
  />
);
