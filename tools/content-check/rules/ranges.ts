import { overlap } from '../../../src/domain/content/notice.schema.ts';
import { formatMoney } from '../../../src/domain/money/money.ts';
import { WEEK, weekdays } from '../../../src/domain/time/opening-hours.ts';
import { type Rule, ruleFor, valueOf } from '../engine/content.ts';
import { every, nearest } from '../engine/words.ts';

const plans = ruleFor('plans', (plans, at) =>
  plans.flatMap(({ price, sla }, index) => {
    const before = plans[index - 1];
    if (!before) return [];
    const prices = `${formatMoney(price)} after ${formatMoney(before.price)} for ${before.name}`;
    const response = `${sla.responseMinutes} after ${before.sla.responseMinutes} for ${before.name}`;
    return [
      price.minor <= before.price.minor &&
        at([index, 'price', 'amount'], prices, 'plans stand from the lowest price to the highest'),
      sla.responseMinutes > before.sla.responseMinutes &&
        at([index, 'sla', 'responseMinutes'], response, 'a dearer plan does not answer more slowly'),
    ];
  }),
);

/** The bands of a project refund lie end to end, from 0%, and the later ones return less. */
const refundBands = ruleFor('policies', ({ refund: { projects } }, at) =>
  projects.flatMap(({ completedFrom, completedTo, refundPercent }, index) => {
    const before = projects[index - 1];
    const path = ['refund', 'projects', index];
    const start = before ? (before.completedTo ?? 0) + 1 : 0;
    // Where the band before has no right end, that is the mistake.
    const isEnded = !before || (before.completedTo ?? -1) >= before.completedFrom;
    const startWords = before
      ? `the band before it ends at ${start - 1}, so this one starts at ${start}`
      : 'the first band starts at 0';
    const most = before?.refundPercent ?? 101;
    const less = `the more is completed, the less is returned, and the band before returns ${most}`;
    return [
      isEnded && completedFrom !== start && at([...path, 'completedFrom'], completedFrom, startWords),
      completedTo === undefined &&
        index < projects.length - 1 &&
        at(path, 'no "completedTo"', 'only the last band goes without it'),
      completedTo !== undefined &&
        completedTo < completedFrom &&
        at([...path, 'completedTo'], completedTo, `the band starts at ${completedFrom}`),
      refundPercent >= most && at([...path, 'refundPercent'], refundPercent, less),
    ];
  }),
);

const isNow = (today: Date) => `it is ${today.getUTCFullYear()} now`;

const years = ruleFor('company', ({ foundedYear, figures: { yearsInBusiness } }, at, { today }) => {
  const most = today.getUTCFullYear() - foundedYear;
  if (most < 0) return [at(['foundedYear'], foundedYear, isNow(today))];
  const allowed = `from ${foundedYear} to ${foundedYear + most} there are ${most}`;
  return [yearsInBusiness > most && at(['figures', 'yearsInBusiness'], `${yearsInBusiness} years`, allowed)];
});

const milestones = ruleFor('aboutPage', ({ milestones }, at, { files, today }) => {
  const founded = valueOf(files, 'company')?.foundedYear;
  if (founded === undefined || founded > today.getUTCFullYear()) return [];
  return milestones.map(({ year }, index) => {
    const before =
      [milestones[index - 1]?.year ?? founded].find((one) => one <= today.getUTCFullYear()) ?? founded;
    const path = ['milestones', index, 'year'];
    if (index === 0 && year !== founded)
      return at(path, year, `the first milestone is the founding in ${founded}, as company.yaml says`);
    if (year < before)
      return at(path, year, `milestones stand in their order, and the one before is of ${before}`);
    return year > today.getUTCFullYear() && at(path, year, isNow(today));
  });
});

/** A day of the week stands once, and a misspelt one is none: beside a note, other words may stand, as "Public holidays". */
const hours = ruleFor('company', ({ hours }, at) => {
  const taken = new Set<string>();
  return hours.flatMap(({ days }, index) => {
    const path = ['hours', index, 'days'];
    // The same words again are a repetition: see lists.ts.
    const named = hours.findIndex((one) => one.days === days) < index ? [] : (weekdays(days) ?? []);
    const again = named.filter((day) => taken.has(day));
    for (const day of named) taken.add(day);
    if (again.length > 0) return [at(path, `${every(again)} again`, 'each day stands in one entry')];
    const meant = days.split(' ').map((word) => (weekdays(word) ? word : (nearest(word, WEEK) ?? word)));
    const written = meant.join(' ');
    return [written !== days && at(path, `"${days}"`, 'it must be a day or days of the week', written)];
  });
});

/** A page shows one at a time. */
const notices = ruleFor('notices', ({ notices }, at) =>
  notices.map((notice, index) => {
    const before = notices.findIndex((other, place) => place < index && overlap(notice, other));
    const allowed = `one notice is shown at a time, and item ${before + 1} is until ${notices[before]?.until}`;
    return before >= 0 && at(['notices', index, 'from'], notice.from, allowed);
  }),
);

/** Figures that are possible by themselves and not beside each other. */
export const RANGES: readonly Rule[] = [plans, refundBands, years, milestones, hours, notices];
