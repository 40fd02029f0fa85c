import { counted } from '../../content-check/engine/mistake.ts';
import { bodyOf, type Expected, type LiveAnswers } from './answers.ts';
import { type Checked, few, judged, notAsked } from './checked.ts';

/** Netlify rewrites the form from which it reads what a message has, and no visitor sees. */
const HIDDEN_FORM = /<form\b(?=[^<>]*\shidden\b)(?:[^<]|<(?!form\b))*?<\/form>/g;

const served = (html: string) => html.replaceAll(HIDDEN_FORM, '');

/** Whether what is deployed is what this machine has built. */
export function sameBuild({ pages }: LiveAnswers, { built }: Expected): Checked {
  const what = 'The build';
  if (built === undefined) return notAsked(what, 'there is no dist/ here to compare with');
  const other = [...built]
    .filter(([path, html]) => served(bodyOf(pages.get(path))) !== served(html))
    .map(([path]) => path);
  return judged(
    what,
    other.length === 0
      ? undefined
      : `${other.length} of ${counted(built.size, 'page')} are not those of dist/ (${few(other)}): an older build, other settings, or a host that rewrites pages`,
    'Build with the settings of the site, and deploy dist/ as a whole.',
    `all ${counted(built.size, 'page')} are those of dist/`,
  );
}
