import { createRule } from '../engine/content.ts';
import { quoteValue } from '../engine/mistake.ts';
import { getValueAt } from '@site/rules/text/values';

/**
 * Requires that exactly one plan is featured. Requires that each plan costs more than the plan before it, but
 * at most ten times more, and that it offers at least as much.
 */
export const checkPlans = createRule('plans', (plans, report, _, { source }) => {
  const featured = plans.filter((plan) => plan.featured).length;
  if (featured !== 1)
    report([], {
      found: `${featured} featured plans`,
      hint: 'exactly one plan must be featured',
    });
  for (const [index, { price, sla, size }] of plans.entries()) {
    const cheaperPlan = plans[index - 1];
    if (!cheaperPlan) continue;
    const sizeComparisons = (['people', 'machines'] as const).map((unit) => ({
      isWrong: (size?.[unit] ?? Infinity) < (cheaperPlan.size?.[unit] ?? Infinity),
      field: ['size', unit],
      comparison: 'no less',
    }));
    const comparisons = [
      {
        isWrong: price.minor <= cheaperPlan.price.minor,
        field: ['price', 'amount'],
        comparison: 'more',
      },
      {
        isWrong: price.minor > 10 * cheaperPlan.price.minor,
        field: ['price', 'amount'],
        comparison: 'at most ten times more',
      },
      {
        isWrong: sla.responseMinutes > cheaperPlan.sla.responseMinutes,
        field: ['sla', 'responseMinutes'],
        comparison: 'no more',
      },
      ...sizeComparisons,
    ];
    for (const { isWrong, field, comparison } of comparisons) {
      const quoteValueAt = (planIndex: number) =>
        quoteValue(getValueAt(source.data, [planIndex, ...field]) ?? 'no limit');
      if (isWrong)
        report([index, ...field], {
          found: quoteValueAt(index),
          hint: `it must be ${comparison} than the ${quoteValueAt(index - 1)} of ${cheaperPlan.name}`,
        });
    }
  }
});
