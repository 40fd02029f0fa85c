import { mistakeAt, read, type Rule } from '../content.ts';
import type { Mistake } from '../mistake.ts';

/** The years of the company's story: the founding year, the milestones and the count of years agree. */
export const years: Rule = (content) => {
  const company = read(content, 'company');
  const about = read(content, 'aboutPage');
  if (!company) return [];
  const { foundedYear, figures } = company.value;
  const thisYear = content.today.getUTCFullYear();
  const mistakes: Mistake[] = [];
  if (foundedYear > thisYear) {
    mistakes.push(
      mistakeAt(company.source, ['foundedYear'], {
        found: String(foundedYear),
        allowed: `it is ${thisYear} now`,
      }),
    );
  } else if (figures.yearsInBusiness > thisYear - foundedYear) {
    mistakes.push(
      mistakeAt(company.source, ['figures', 'yearsInBusiness'], {
        found: `${figures.yearsInBusiness} years`,
        allowed: `from ${foundedYear} to ${thisYear} there are ${thisYear - foundedYear}`,
        write: String(thisYear - foundedYear),
      }),
    );
  }
  const milestones = about?.value.milestones ?? [];
  milestones.forEach(({ year }, index) => {
    const before = milestones[index - 1]?.year;
    const wrong =
      before === undefined && year !== foundedYear
        ? {
            allowed: `the first milestone is the founding in ${foundedYear}, as company.yaml says`,
            write: String(foundedYear),
          }
        : before !== undefined && year < before
          ? { allowed: `milestones stand in their order, and the one before is of ${before}` }
          : year > thisYear
            ? { allowed: `it is ${thisYear} now` }
            : undefined;
    if (wrong && about)
      mistakes.push(
        mistakeAt(about.source, ['milestones', index, 'year'], { found: String(year), ...wrong }),
      );
  });
  return mistakes;
};
