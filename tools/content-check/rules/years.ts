import { mistakeAt, read, type Rule } from '../engine/content.ts';

/** The years of the company's story: the founding year, the milestones and the count of years agree. */
export const years: Rule = (content) => {
  const company = read(content, 'company');
  if (!company) return [];
  const about = read(content, 'aboutPage');
  const { foundedYear, figures } = company.value;
  const thisYear = content.today.getUTCFullYear();
  const isNow = `it is ${thisYear} now`;
  if (foundedYear > thisYear) return [mistakeAt(company.source, ['foundedYear'], String(foundedYear), isNow)];
  const milestones = about?.value.milestones ?? [];
  const ofMilestones = milestones.flatMap(({ year }, index) => {
    const before = milestones[index - 1]?.year ?? foundedYear;
    const allowed =
      index === 0 && year !== foundedYear
        ? `the first milestone is the founding in ${foundedYear}, as company.yaml says`
        : year < before
          ? `milestones stand in their order, and the one before is of ${before}`
          : isNow;
    const isRight = year >= before && year <= thisYear && (index > 0 || year === foundedYear);
    return !about || isRight
      ? []
      : [mistakeAt(about.source, ['milestones', index, 'year'], String(year), allowed)];
  });
  const { yearsInBusiness } = figures;
  if (yearsInBusiness <= thisYear - foundedYear) return ofMilestones;
  const allowed = `from ${foundedYear} to ${thisYear} there are ${thisYear - foundedYear}`;
  const path = ['figures', 'yearsInBusiness'];
  return [mistakeAt(company.source, path, `${yearsInBusiness} years`, allowed), ...ofMilestones];
};
