import type { ComponentProps } from 'react';
import { paths } from '@site/rules/urls/paths';
import { writeSession } from '#platform/session.ts';

/** A link to the contact form, where the message begins with `prefill`. */
export const ContactLink = ({ prefill, ...link }: ComponentProps<'a'> & { prefill: string }) => (
  <a
    {...link}
    href={paths.contact}
    onClick={({ ctrlKey, metaKey }) => {
      // A new tab gets no prefill, and this tab must not keep one for another visit.
      if (!ctrlKey && !metaKey) writeSession('contactPrefill', prefill);
    }}
  />
);
