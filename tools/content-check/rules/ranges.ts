import { formatMoney } from '../../../src/domain/money/money.ts';
import { filesOf, type ValueOf } from '../checked-content.ts';
import { type Content, mistakeAt, read, type Rule } from '../content.ts';
import type { Mistake } from '../mistake.ts';
import type { YamlSource } from '../yaml-source.ts';

function planSteps(content: Content): readonly Mistake[] {
  const { source, value = [] } = read(content, 'plans') ?? {};
  if (!source) return [];
  return value.flatMap((plan, index) => {
    const before = value[index - 1];
    if (!before) return [];
    return [
      ...(plan.price.minor <= before.price.minor
        ? [
            mistakeAt(source, [index, 'price', 'amount'], {
              found: `${formatMoney(plan.price)} after ${formatMoney(before.price)} for ${before.name}`,
              allowed: 'plans stand from the lowest price to the highest',
            }),
          ]
        : []),
      ...(plan.sla.responseMinutes > before.sla.responseMinutes
        ? [
            mistakeAt(source, [index, 'sla', 'responseMinutes'], {
              found: `${plan.sla.responseMinutes} after ${before.sla.responseMinutes} for ${before.name}`,
              allowed: 'a dearer plan does not answer more slowly',
            }),
          ]
        : []),
    ];
  });
}

const priceRows = ({ files }: Content): readonly Mistake[] =>
  filesOf(files, 'services').flatMap(({ source, value }) =>
    ((value as ValueOf<'services'> | undefined)?.pricing ?? []).flatMap((row, index) =>
      'from' in row && row.to && row.to.minor <= row.from.minor
        ? [
            mistakeAt(source, ['pricing', index, 'to', 'amount'], {
              found: `${formatMoney(row.to)} as the highest price`,
              allowed: `it is above the lowest one, ${formatMoney(row.from)}`,
            }),
          ]
        : [],
    ),
  );

type Bands = ValueOf<'policies'>['refund']['projects'];
type Band = Bands[number];
type Wrong = Parameters<typeof mistakeAt>[2] & { readonly field?: keyof Band };

function bandStart({ completedFrom }: Band, before: Band | undefined): Wrong | undefined {
  const start = before ? (before.completedTo ?? 100) + 1 : 0;
  if (completedFrom === start) return undefined;
  const allowed = before
    ? `the band before it ends at ${start - 1}, so this one starts at ${start}`
    : 'the first band starts at 0';
  return { field: 'completedFrom', found: String(completedFrom), allowed, write: String(start) };
}

function bandEnd({ completedFrom, completedTo }: Band, isLast: boolean): Wrong | undefined {
  if (completedTo === undefined) {
    return isLast ? undefined : { found: 'no "completedTo"', allowed: 'only the last band goes without it' };
  }
  return completedTo < completedFrom
    ? { field: 'completedTo', found: String(completedTo), allowed: `the band starts at ${completedFrom}` }
    : undefined;
}

function bandRefund({ refundPercent }: Band, before: Band | undefined): Wrong | undefined {
  if (!before || refundPercent < before.refundPercent) return undefined;
  const allowed = `the more is completed, the less is returned, and the band before returns ${before.refundPercent}`;
  return { field: 'refundPercent', found: String(refundPercent), allowed };
}

/** The bands of a project refund lie end to end, from 0%, and the later ones return less. */
const refundBands = (source: YamlSource, bands: Bands): readonly Mistake[] =>
  bands.flatMap((band, index) => {
    const before = bands[index - 1];
    return [bandStart(band, before), bandEnd(band, index === bands.length - 1), bandRefund(band, before)]
      .filter((wrong) => wrong !== undefined)
      .map(({ field, ...words }) =>
        mistakeAt(source, ['refund', 'projects', index, ...(field ? [field] : [])], words),
      );
  });

function policies(content: Content): readonly Mistake[] {
  const { source, value } = read(content, 'policies') ?? {};
  if (!source || !value) return [];
  const { processingBusinessDays, projects, slaCredits } = value.refund;
  const { from, to } = processingBusinessDays;
  const { minorPercent, majorPercent, criticalPercent } = slaCredits;
  const credits = [
    ['majorPercent', majorPercent, minorPercent],
    ['criticalPercent', criticalPercent, majorPercent],
  ] as const;
  return [
    ...(to < from
      ? [
          mistakeAt(source, ['refund', 'processingBusinessDays', 'to'], {
            found: String(to),
            allowed: `it is not less than "from", ${from}`,
          }),
        ]
      : []),
    ...refundBands(source, projects),
    ...credits
      .filter(([, credit, lesser]) => credit < lesser)
      .map(([field, credit, lesser]) =>
        mistakeAt(source, ['refund', 'slaCredits', field], {
          found: String(credit),
          allowed: `a graver breach does not bring less than ${lesser}`,
        }),
      ),
  ];
}

function hours(content: Content): readonly Mistake[] {
  const { source, value } = read(content, 'company') ?? {};
  if (!source || !value) return [];
  return value.hours.flatMap((opening, index) =>
    'opens' in opening && opening.closes <= opening.opens
      ? [
          mistakeAt(source, ['hours', index, 'closes'], {
            found: `closing at ${opening.closes}`,
            allowed: `the office opens at ${opening.opens}`,
          }),
        ]
      : [],
  );
}

/** Figures that hang together: each is possible, and together they are not. */
export const ranges: Rule = (content) => [
  ...planSteps(content),
  ...priceRows(content),
  ...policies(content),
  ...hours(content),
];
