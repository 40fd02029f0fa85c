import { createRule } from '../engine/content.ts';
import { quoteValue } from '../engine/mistake.ts';
import { type Path, getValueAt } from '@site/rules/text/values';
import messages from './messages.json' with { type: 'json' };

/**
 * Requires that exactly one plan is featured. Requires that each plan costs more than the one before it and
 * offers at least as much. It may cost at most ten times as much, because a larger step is probably a
 * mistyped zero.
 */
export const checkPlans = createRule('plans', (plans, report, _, { source }) => {
  const featuredCount = plans.filter((plan) => plan.featured).length;
  if (featuredCount !== 1)
    report([], {
      found: `${featuredCount} featured plans`,
      hint: messages.oneFeaturedPlan,
    });
  for (const [index, { price, sla, size }] of plans.entries()) {
    const previous = plans[index - 1];
    if (!previous) continue;
    const requireThat = (field: Path, comparison: string, isMet: boolean) => {
      const quoteValueAt = (planIndex: number) =>
        quoteValue(getValueAt(source.data, [planIndex, ...field]) ?? 'no limit');
      if (!isMet)
        report([index, ...field], {
          found: quoteValueAt(index),
          hint: `it must be ${comparison} than the ${quoteValueAt(index - 1)} of ${previous.name}, ${messages.planOrder}`,
        });
    };
    const previousPrice = previous.price.minor;
    requireThat(['price', 'amount'], 'more', price.minor > previousPrice);
    // If the plans are in the wrong order, their other figures are too.
    if (price.minor < previousPrice) continue;
    requireThat(['price', 'amount'], 'at most ten times more', price.minor <= 10 * previousPrice);
    requireThat(['sla', 'responseMinutes'], 'no more', sla.responseMinutes <= previous.sla.responseMinutes);
    for (const unit of ['people', 'machines'] as const)
      requireThat(
        ['size', unit],
        'no less',
        (size?.[unit] ?? Infinity) >= (previous.size?.[unit] ?? Infinity),
      );
  }
});
