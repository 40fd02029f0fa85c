import type { ComponentProps } from 'react';
import { paths } from '@site/rules/addresses/paths';
import { SESSION_KEYS } from '@site/rules/storage/session-keys';
import { writeSession } from '../../platform/session.ts';

/** A link to the contact form, where the message begins with `prefill`. */
export const ContactLink = ({ prefill, ...link }: ComponentProps<'a'> & { prefill: string }) => (
  <a
    {...link}
    href={paths.contact}
    onClick={() => {
      writeSession(SESSION_KEYS.contactPrefill, prefill);
    }}
  />
);
