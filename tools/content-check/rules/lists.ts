import { overlap } from '../../../src/domain/content/notice.schema.ts';
import { formatMoney } from '../../../src/domain/money/money.ts';
import { type FileRule, type Rule, ruleFor, valueOf } from '../engine/content.ts';
import { shown } from '../engine/mistake.ts';
import { NAMES, valueAt, valuesIn } from '../engine/values.ts';

/** What an entry has alone: itself, or one of these fields. People who are named may share a role. */
const OWN = [[], ...NAMES.filter((name) => name !== 'version' && name !== 'role').map((name) => [name])];

/** Texts of a list, or of one field of its entries, that are there before. */
export const repetitions: FileRule = ({ source }) =>
  valuesIn(source.data).flatMap(({ path, value: list }) =>
    (Array.isArray(list) ? OWN : []).flatMap((field) => {
      const texts = (list as readonly unknown[]).map((entry) => valueAt(entry, field));
      return texts.flatMap((text, index) => {
        const first = texts.indexOf(text);
        if (typeof text !== 'string' || first === index) return [];
        return [
          source.mistake(
            [...path, index, ...field],
            `${shown(text)} again`,
            `item ${first + 1} has it already`,
          ),
        ];
      });
    }),
  );

const plans = ruleFor('plans', (plans, at) => {
  const featured = plans.filter((plan) => plan.featured).length;
  return [
    featured !== 1 && at([], `${featured} featured plans`, 'exactly one plan has the line featured: true'),
    ...plans.flatMap(({ price, sla: { responseMinutes } }, index) => {
      const { price: less, sla, name } = plans[index - 1] ?? { sla: {} };
      const [amount, minutes] = [formatMoney(price), sla.responseMinutes ?? responseMinutes];
      const isDearer = !less || price.minor > less.minor;
      return [
        !isDearer && at([index, 'price'], amount, `it is more than the ${formatMoney(less)} of ${name}`),
        responseMinutes > minutes &&
          at([index, 'sla', 'responseMinutes'], responseMinutes, `${name}, which costs less, has ${minutes}`),
      ];
    }),
  ];
});

/** The bands of a project refund lie end to end, from 0%, and the later ones return less. */
const refundBands = ruleFor('policies', ({ refund: { projects } }, at) =>
  projects.flatMap(({ completedFrom, completedTo = 100, refundPercent }, index) => {
    const before = projects[index - 1];
    const [end, most] = [before ? (before.completedTo ?? 100) : -1, before?.refundPercent ?? 101];
    const path = ['refund', 'projects', index];
    return [
      completedFrom !== end + 1 &&
        at([...path, 'completedFrom'], completedFrom, `this band starts at ${end + 1}`),
      completedTo < completedFrom &&
        at([...path, 'completedTo'], completedTo, `it starts at ${completedFrom}`),
      refundPercent >= most &&
        at([...path, 'refundPercent'], refundPercent, `the band before returns ${most}, this one less`),
    ];
  }),
);

const years = ruleFor('company', ({ foundedYear, figures: { yearsInBusiness } }, at, { today }) => {
  const allowed = `the company began in ${foundedYear}, and it is ${today.getUTCFullYear()} now`;
  const isTrue = foundedYear + yearsInBusiness <= today.getUTCFullYear();
  return [!isTrue && at(['figures', 'yearsInBusiness'], yearsInBusiness, allowed)];
});

const milestones = ruleFor('aboutPage', ({ milestones }, at, { files, today }) => {
  const founded = valueOf(files, 'company')?.foundedYear;
  return milestones.map(({ year }, index) => {
    const before = milestones[index - 1]?.year ?? founded ?? year;
    const isRight = index === 0 ? year === before : year >= before && year <= today.getUTCFullYear();
    const allowed = `the first is the year of the founding, ${founded}, and each later one follows it up to this year`;
    return !isRight && at(['milestones', index, 'year'], year, allowed);
  });
});

const notices = ruleFor('notices', ({ notices }, at) =>
  notices.map((notice, index) => {
    const before = notices.slice(0, index).find((other) => overlap(notice, other));
    const allowed = `one notice is shown at a time, and another one is until ${before?.until}`;
    return before !== undefined && at(['notices', index, 'from'], notice.from, allowed);
  }),
);

/** Entries that are possible by themselves and not beside each other. */
export const LISTS: readonly Rule[] = [plans, refundBands, years, milestones, notices];
