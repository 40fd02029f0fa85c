/**
 * Publishes a legal document as its next version, or corrects its spelling, which needs no new version. The
 * field `publishing` of field-options.json asks which of the two is meant. This field is not written to the
 * file.
 */
import { isValues, toList, type Values } from './form-value.ts';

/**
 * The fields of a legal document that its form leaves out. `applyPublishingChoice` fills in the last two, and
 * packages/hosting/launch/day.ts fills in `writtenFor`.
 */
export const FIELDS_NOT_IN_FORM = ['writtenFor', 'changes', 'typos'];

export function getNewestVersion({ changes }: Values): Values {
  const [newest] = toList(changes);
  return isValues(newest) ? newest : {};
}

/**
 * Adds a new version or records a correction, as `publishing` says. If the office chose nothing, only leaves
 * out `publishing`. A new document gets its first version, which is a draft until it has an effective date.
 */
export function applyPublishingChoice({ publishing, ...values }: Values, today: string): Values {
  const { changes, typos } = values;
  if (changes === undefined)
    return { ...values, changes: [{ version: '1.0', date: today, summary: 'First version.' }] };
  const { kind, summary = '', from = today } = isValues(publishing) ? publishing : {};
  if (kind === 'typo') return { ...values, typos: [{ date: today, summary }, ...toList(typos)] };
  if (kind !== 'version') return values;
  const [major = '1', minor = '0'] = String(getNewestVersion(values).version).split('.');
  const change = { version: `${major}.${Number(minor) + 1}`, date: today, effectiveDate: from, summary };
  return { ...values, changes: [change, ...toList(changes)] };
}
