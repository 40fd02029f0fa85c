import { mistakeAt, read, type Rule } from '../engine/content.ts';

/** The years of the company's story: the founding year, the milestones and the count of years agree. */
export const years: Rule = (content) => {
  const company = read(content, 'company');
  if (!company) return [];
  const about = read(content, 'aboutPage');
  const { foundedYear, figures } = company.value;
  const thisYear = content.today.getUTCFullYear();
  const milestones = about?.value.milestones ?? [];
  const reasons = milestones.map(({ year }, index) => {
    const before = milestones[index - 1]?.year ?? foundedYear;
    if (index === 0 && year !== foundedYear)
      return `the first milestone is the founding in ${foundedYear}, as company.yaml says`;
    if (year < before) return `milestones stand in their order, and the one before is of ${before}`;
    return year > thisYear ? `it is ${thisYear} now` : undefined;
  });
  const ofMilestones = reasons.flatMap((allowed, index) =>
    about && allowed !== undefined
      ? [
          mistakeAt(about.source, ['milestones', index, 'year'], {
            found: String(milestones[index]?.year),
            allowed,
          }),
        ]
      : [],
  );
  if (foundedYear > thisYear) {
    const words = { found: String(foundedYear), allowed: `it is ${thisYear} now` };
    return [mistakeAt(company.source, ['foundedYear'], words)];
  }
  if (figures.yearsInBusiness <= thisYear - foundedYear) return ofMilestones;
  const words = {
    found: `${figures.yearsInBusiness} years`,
    allowed: `from ${foundedYear} to ${thisYear} there are ${thisYear - foundedYear}`,
  };
  return [mistakeAt(company.source, ['figures', 'yearsInBusiness'], words), ...ofMilestones];
};
