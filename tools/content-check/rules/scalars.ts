import type { FileRule } from '../engine/content.ts';
import { dayFrom } from '../engine/days.ts';
import type { Mistake } from '../engine/mistake.ts';
import { yamlLine } from '../engine/yaml-line.ts';

type Words = Pick<Mistake, 'found' | 'allowed' | 'replace'>;

/** `comment` is what YAML takes for one on the line. */
function misread(line: string, comment: string | undefined): Words | undefined {
  if (/^\S/.test(comment ?? ' ') && !/^\s*#/.test(line)) {
    const found = `"#${comment ?? ''}", which is left out because a # begins a remark`;
    return { found, allowed: 'text with a # stands in quotation marks' };
  }
  const [, amount] = /\bamount: *(\d{1,3}(?:\.\d{3})+)(?=\s*[,}]|\s*$)/.exec(line) ?? [];
  if (amount !== undefined) {
    const allowed = 'an amount is written without a point between its thousands';
    return { found: `${amount}, which is read as ${Number(amount)}`, allowed };
  }
  const [, day] =
    /^\s*(?:- )?(?:effectiveDate|date):\s*['"]?(\d{4}-\d{1,2}-\d{1,2})['"]?\s*(?:#.*)?$/.exec(line) ?? [];
  const written = dayFrom(day ?? '');
  if (day === undefined || written === day) return undefined;
  return {
    found: written === undefined ? `${day}, which is on no calendar` : day,
    allowed: 'a day goes here, written year-month-day like 2025-01-31',
    replace: written === undefined ? undefined : [day, written],
  };
}

/** What YAML reads without a word, and not as it was meant. */
export const scalars: FileRule = ({ source }) =>
  source.text.split('\n').flatMap((text, index) => {
    const words = misread(text, source.comments.get(index + 1));
    return words ? [{ file: source.file, line: index + 1, field: yamlLine(text)?.field, ...words }] : [];
  });
