import type { ComponentProps } from 'react';
import { paths } from '@site/rules/urls/paths';
import { writeSession } from '#platform/session.ts';

/** Links to the contact form, and starts its message with `prefill`. */
export const ContactLink = ({ prefill, ...link }: ComponentProps<'a'> & { prefill: string }) => (
  <a
    {...link}
    href={paths.contact}
    onClick={({ ctrlKey, metaKey }) => {
      // A new tab cannot read the prefill, and this tab must not keep it for a later visit to the form.
      if (!ctrlKey && !metaKey) writeSession('contactPrefill', prefill);
    }}
  />
);
