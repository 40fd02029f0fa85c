import { formatMoney } from '../../../src/domain/money/money.ts';
import { filesOf, type ValueOf } from '../engine/checked-content.ts';
import { mistakeAt, read, type Rule } from '../engine/content.ts';
import type { Mistake } from '../engine/mistake.ts';
import type { Path, YamlSource } from '../engine/yaml-source.ts';

/** The mistake at a path, if there is one. */
const when = (isWrong: boolean, source: YamlSource, path: Path, found: unknown, allowed: string) =>
  isWrong ? [mistakeAt(source, path, String(found), allowed)] : [];

export const planSteps: Rule = (content) => {
  const { source, value = [] } = read(content, 'plans') ?? {};
  return value.flatMap(({ price, sla }, index): readonly Mistake[] => {
    const before = value[index - 1];
    if (!before || !source) return [];
    const prices = `${formatMoney(price)} after ${formatMoney(before.price)} for ${before.name}`;
    const response = `${sla.responseMinutes} after ${before.sla.responseMinutes} for ${before.name}`;
    const rising = 'plans stand from the lowest price to the highest';
    const faster = 'a dearer plan does not answer more slowly';
    const isSlower = sla.responseMinutes > before.sla.responseMinutes;
    return [
      ...when(price.minor <= before.price.minor, source, [index, 'price', 'amount'], prices, rising),
      ...when(isSlower, source, [index, 'sla', 'responseMinutes'], response, faster),
    ];
  });
};

export const priceRows: Rule = ({ files }) =>
  filesOf(files, 'services').flatMap(({ source, value }) =>
    ((value as ValueOf<'services'> | undefined)?.pricing ?? []).flatMap((row, index) => {
      if (!('from' in row) || !row.to) return [];
      const found = `${formatMoney(row.to)} as the highest price`;
      const allowed = `it is above the lowest one, ${formatMoney(row.from)}`;
      return when(row.to.minor <= row.from.minor, source, ['pricing', index, 'to', 'amount'], found, allowed);
    }),
  );

/** The bands of a project refund lie end to end, from 0%, and the later ones return less. */
export const refundBands: Rule = (content) => {
  const { source, value } = read(content, 'policies') ?? {};
  const bands = value?.refund.projects ?? [];
  return bands.flatMap(({ completedFrom, completedTo, refundPercent }, index): readonly Mistake[] => {
    if (!source) return [];
    const before = bands[index - 1];
    const path = ['refund', 'projects', index];
    const start = before ? (before.completedTo ?? 100) + 1 : 0;
    const startWords = before
      ? `the band before it ends at ${start - 1}, so this one starts at ${start}`
      : 'the first band starts at 0';
    const isOpen = completedTo === undefined && index < bands.length - 1;
    const endsEarly = completedTo !== undefined && completedTo < completedFrom;
    const endWords = `the band starts at ${completedFrom}`;
    const most = before?.refundPercent ?? 101;
    const less = `the more is completed, the less is returned, and the band before returns ${most}`;
    return [
      ...when(completedFrom !== start, source, [...path, 'completedFrom'], completedFrom, startWords),
      ...when(isOpen, source, path, 'no "completedTo"', 'only the last band goes without it'),
      ...when(endsEarly, source, [...path, 'completedTo'], completedTo, endWords),
      ...when(refundPercent >= most, source, [...path, 'refundPercent'], refundPercent, less),
    ];
  });
};

export const refundFigures: Rule = (content) => {
  const { source, value } = read(content, 'policies') ?? {};
  if (!source || !value) return [];
  const { from, to } = value.refund.processingBusinessDays;
  const { minorPercent, majorPercent, criticalPercent } = value.refund.slaCredits;
  const credit = (field: string, percent: number, lesser: number) => {
    const allowed = `a graver breach does not bring less than ${lesser}`;
    return when(percent < lesser, source, ['refund', 'slaCredits', field], percent, allowed);
  };
  const range = ['refund', 'processingBusinessDays', 'to'];
  return [
    ...when(to < from, source, range, to, `it is not less than "from", ${from}`),
    ...credit('majorPercent', majorPercent, minorPercent),
    ...credit('criticalPercent', criticalPercent, majorPercent),
  ];
};

export const officeHours: Rule = (content) => {
  const { source, value } = read(content, 'company') ?? {};
  return (value?.hours ?? []).flatMap((opening, index) => {
    if (!source || !('opens' in opening)) return [];
    const { opens, closes } = opening;
    const path = ['hours', index, 'closes'];
    return when(closes <= opens, source, path, `closing at ${closes}`, `the office opens at ${opens}`);
  });
};
