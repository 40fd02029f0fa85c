/** Figures must not contradict each other. */
import { formatMoney } from '@site/rules/money/money';
import { minutes } from '@site/rules/time/duration';
import { ruleFor } from '../engine/content.ts';

/** One plan is featured. Each costs more than the one before and answers at least as soon. */
export const plans = ruleFor('plans', (plans, report) => {
  const featured = plans.filter((plan) => plan.featured).length;
  if (featured !== 1)
    report([], {
      found: `${featured} featured plans`,
      allowed: 'exactly one plan is raised on the pricing page',
    });
  for (const [index, { price, sla }] of plans.entries()) {
    const before = plans[index - 1];
    if (!before) continue;
    if (price.minor <= before.price.minor)
      report([index, 'price'], {
        found: formatMoney(price),
        allowed: `it must be more than the ${formatMoney(before.price)} of ${before.name}`,
      });
    const answersIn = minutes(before.sla.responseMinutes);
    if (sla.responseMinutes > before.sla.responseMinutes)
      report([index, 'sla', 'responseMinutes'], {
        found: minutes(sla.responseMinutes),
        allowed: `it must not be more than the ${answersIn} of ${before.name}, which costs less`,
      });
  }
});

/** The bands of the refund table have no gap, and less is returned the further a project is. */
export const refundBands = ruleFor('policies', ({ refund: { projects } }, report) => {
  let next = 0;
  let most = 100;
  for (const [index, { completedFrom, completedTo = 100, refundPercent }] of projects.entries()) {
    const path = ['refund', 'projects', index];
    if (completedFrom !== next)
      report([...path, 'completedFrom'], {
        found: String(completedFrom),
        allowed: `the bands go on from ${next}`,
      });
    if (refundPercent > most)
      report([...path, 'refundPercent'], {
        found: String(refundPercent),
        allowed: `it must not be more than the ${most} before it`,
      });
    next = completedTo + 1;
    most = refundPercent;
  }
});

export const yearsInBusiness = ruleFor('company', ({ foundedYear, figures }, report, { today }) => {
  const year = today.getUTCFullYear();
  if (figures.yearsInBusiness > year - foundedYear)
    report(['figures', 'yearsInBusiness'], {
      found: String(figures.yearsInBusiness),
      allowed: `it is ${year}, and the company began in ${foundedYear}`,
    });
});
