import { type FileRule, filesOf, ruleFor, type ValueOf } from '../engine/content.ts';
import { NAMES, valueAt, valuesIn } from '../engine/values.ts';
import { shown } from '../engine/words.ts';

/** Where an entry of a list has what is its own: the entry itself, or one of these fields. Versions are for versions.ts. */
const OWN = [[], ...NAMES.filter((name) => name !== 'version').map((name) => [name])];

/** People who are named may have the same role. */
const ownText = (entry: unknown, field: readonly string[]) =>
  field[0] === 'role' && valueAt(entry, ['name']) !== undefined ? undefined : valueAt(entry, field);

/** Texts of a list, or of one field of its entries, that stand there before. */
export const repetitions: FileRule = ({ source }) =>
  valuesIn(source.data).flatMap(({ path, value: list }) =>
    (Array.isArray(list) ? OWN : []).flatMap((field) => {
      const texts = (list as readonly unknown[]).map((entry) => ownText(entry, field));
      return texts.flatMap((text, index) => {
        const first = texts.indexOf(text);
        if (typeof text !== 'string' || first === index) return [];
        const found = `${field.map((name) => `the ${name} `).join('')}${shown(text)} again`;
        const allowed = `item ${first + 1} has it already, and each entry has its own`;
        return [source.mistake([...path, index, ...field], found, allowed)];
      });
    }),
  );

export const plans = ruleFor('plans', (plans, at) => {
  const ids = plans.map(({ id }) => id);
  const [first, ...more] = plans.flatMap((plan, index) => (plan.featured ? [index] : []));
  const onlyOne = `only one plan is raised, and item ${(first ?? 0) + 1} (${ids[first ?? 0] ?? ''}) is`;
  return [
    first === undefined && at([], 'no featured plan', 'one plan has the line featured: true'),
    ...more.map((index) => at([index, 'featured'], 'a second featured plan', onlyOne)),
  ];
});

/** Two services cannot have the same place. */
export const serviceOrder = ruleFor('services', ({ order }, at, { files }, file) => {
  const other = filesOf(files, 'services').find(
    ({ value }) => (value as ValueOf<'services'> | undefined)?.order === order,
  );
  if (!other || other === file) return [];
  return [at(['order'], `place ${order} again`, `${other.source.file} has it already`)];
});
