import { paths } from '@site/rules/addresses/paths';
import { NewTabLink } from './new-tab-link.tsx';

/** Says what a form asks for its data for, and where to read more. */
export const FormPurpose = ({ words }: { words: string }) => (
  <p className="max-w-prose text-small text-slate">
    {words} The <NewTabLink href={paths.privacy}>Privacy Policy</NewTabLink> says how long we keep it, who
    sees it and which rights you have.
  </p>
);
