/** Figures must not contradict each other. */
import { ruleFor } from '../engine/content.ts';
import { shown } from '../engine/mistake.ts';
import { valueAt } from '../engine/values.ts';

/** One plan is featured. Each offers at least as much as the one before it, and costs more. */
export const plans = ruleFor('plans', (plans, report, _, { source }) => {
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
    const wrong: [boolean, string, string, string][] = [
      [price.minor <= before.price.minor, 'price', 'amount', 'more'],
      [sla.responseMinutes > before.sla.responseMinutes, 'sla', 'responseMinutes', 'no more'],
      [people < (before.size?.people ?? 0), 'size', 'people', 'no less'],
    ];
    for (const [isWrong, group, field, words] of wrong)
      if (isWrong)
        report([index, group, field], {
          found: shown(valueAt(source.data, [index, group, field])),
          allowed: `it must be ${words} than the ${shown(valueAt(source.data, [index - 1, group, field]))} of ${before.name}`,
        });
  }
});

export const yearsInBusiness = ruleFor('company', ({ foundedYear, figures }, report, { today }) => {
  const year = today.getUTCFullYear();
  if (figures.yearsInBusiness > year - foundedYear)
    report(['figures', 'yearsInBusiness'], {
      found: shown(figures.yearsInBusiness),
      allowed: `it is ${year}, and the company began in ${foundedYear}`,
    });
});
