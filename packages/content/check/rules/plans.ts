import { createRule } from '../engine/content.ts';
import { quoteValue } from '../engine/mistake.ts';
import { type Path, getValueAt } from '@site/rules/text/values';

/**
 * Requires that exactly one plan is featured. Requires that each plan costs more than the plan before it and
 * offers at least as much. It may cost at most ten times as much, because a larger step is probably a
 * mistyped zero.
 */
export const checkPlans = createRule('plans', (plans, report, _, { source }) => {
  const featuredCount = plans.filter((plan) => plan.featured).length;
  if (featuredCount !== 1)
    report([], {
      found: `${featuredCount} featured plans`,
      hint: 'exactly one plan must be featured',
    });
  for (const [index, { price, sla, size }] of plans.entries()) {
    const cheaperPlan = plans[index - 1];
    if (!cheaperPlan) continue;
    const compare = (field: Path, comparison: string, isRight: boolean) => {
      const quoteValueAt = (planIndex: number) =>
        quoteValue(getValueAt(source.data, [planIndex, ...field]) ?? 'no limit');
      if (!isRight)
        report([index, ...field], {
          found: quoteValueAt(index),
          hint: `it must be ${comparison} than the ${quoteValueAt(index - 1)} of ${cheaperPlan.name}`,
        });
    };
    const cheaperPrice = cheaperPlan.price.minor;
    compare(['price', 'amount'], 'more', price.minor > cheaperPrice);
    compare(['price', 'amount'], 'at most ten times more', price.minor <= 10 * cheaperPrice);
    compare(['sla', 'responseMinutes'], 'no more', sla.responseMinutes <= cheaperPlan.sla.responseMinutes);
    for (const unit of ['people', 'machines'] as const)
      compare(
        ['size', unit],
        'no less',
        (size?.[unit] ?? Infinity) >= (cheaperPlan.size?.[unit] ?? Infinity),
      );
  }
});
