import { formatMoney } from '@site/rules/money/money';
import { type FileRule, ruleFor } from '../engine/content.ts';
import { shown } from '../engine/mistake.ts';
import { type Path, valueAt, valuesIn } from '../engine/values.ts';

/** By which entries of a list are told apart. People who are named may share a role. */
const OWN: readonly Path[] = [[], ['id'], ['name'], ['title'], ['label'], ['question']];

/** Texts of a list, or of one field of its entries, that are there before. */
export const repetitions: FileRule = ({ source }) =>
  valuesIn(source.data).flatMap(({ path, value: list }) =>
    (Array.isArray(list) ? OWN : []).flatMap((field) => {
      const texts = (list as readonly unknown[]).map((entry) => valueAt(entry, field));
      return texts.flatMap((text, index) => {
        const first = texts.indexOf(text);
        if (typeof text !== 'string' || first === index) return [];
        const allowed = `item ${first + 1} has it already`;
        return [source.mistake([...path, index, ...field], `${shown(text)} again`, allowed)];
      });
    }),
  );

/** Each mark is about a file or a folder that is there. */
export const marks = ruleFor('marks', ({ placeholders }, at, { texts }) =>
  placeholders.map(
    ({ file }, index) =>
      !texts.some((text) => `${text.file}/`.startsWith(`content/${file}/`)) &&
      at(['placeholders', index, 'file'], `"${file}"`, 'content/ has no such file and no such folder'),
  ),
);

/** One plan is featured, and each is dearer than the one before. */
export const plans = ruleFor('plans', (plans, at) => {
  const featured = plans.filter((plan) => plan.featured).length;
  const cheaper = plans.map(({ price }, index) => {
    const { price: less, name } = plans[index - 1] ?? {};
    const isDearer = !less || price.minor > less.minor;
    const allowed = `it must be more than the ${less && formatMoney(less)} of ${name}`;
    return !isDearer && at([index, 'price'], formatMoney(price), allowed);
  });
  const allowed = 'exactly one plan is raised on the pricing page';
  return [featured !== 1 && at([], `${featured} featured plans`, allowed), ...cheaper];
});
