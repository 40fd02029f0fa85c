/** Reports figures that contradict each other. */
import { createRule } from '../engine/content.ts';
import { quoteValue } from '../engine/mistake.ts';
import { getValueAt } from '../engine/values.ts';

/** One plan is featured. Each offers at least as much as the one before it, and costs more. */
export const checkPlans = createRule('plans', (plans, report, _, { source }) => {
  const featured = plans.filter((plan) => plan.featured).length;
  if (featured !== 1)
    report([], {
      found: `${featured} featured plans`,
      allowed: 'exactly one plan is raised on the pricing page',
    });
  for (const [index, { price, sla, size }] of plans.entries()) {
    const before = plans[index - 1];
    if (!before) continue;
    const people = size?.people ?? Infinity;
    const comparisons = [
      {
        isWrong: price.minor <= before.price.minor,
        field: ['price', 'amount'],
        words: 'more',
      },
      {
        isWrong: sla.responseMinutes > before.sla.responseMinutes,
        field: ['sla', 'responseMinutes'],
        words: 'no more',
      },
      {
        isWrong: people < (before.size?.people ?? 0),
        field: ['size', 'people'],
        words: 'no less',
      },
    ];
    for (const { isWrong, field, words } of comparisons) {
      const valueIn = (place: number) => quoteValue(getValueAt(source.data, [place, ...field]));
      if (isWrong)
        report([index, ...field], {
          found: valueIn(index),
          allowed: `it must be ${words} than the ${valueIn(index - 1)} of ${before.name}`,
        });
    }
  }
});

export const checkYearsInBusiness = createRule('company', ({ foundedYear, figures }, report, { today }) => {
  const year = today.getUTCFullYear();
  if (figures.yearsInBusiness > year - foundedYear)
    report(['figures', 'yearsInBusiness'], {
      found: quoteValue(figures.yearsInBusiness),
      allowed: `it is ${year}, and the company began in ${foundedYear}`,
    });
});
