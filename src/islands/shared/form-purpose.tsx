import { paths } from '@site/rules/urls/paths';
import { NewTabLink } from './new-tab-link.tsx';

/** Says what a form's data is used for, and where to read more. */
export const FormPurpose = ({ text }: { text: string }) => (
  <p className="max-w-prose text-small text-slate">
    {text} The <NewTabLink href={paths.privacy}>Privacy Policy</NewTabLink> says how long we keep data, who
    sees it and which rights you have.
  </p>
);
