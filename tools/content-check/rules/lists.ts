import { PLAN_IDS } from '../../../src/domain/content/plan.schema.ts';
import { isRecord } from '../../../src/domain/text/json.ts';
import { type FileRule, filesOf, ruleFor, type ValueOf } from '../engine/content.ts';
import type { Mistake } from '../engine/mistake.ts';
import { either, shown } from '../engine/words.ts';
import type { Path } from '../engine/yaml-source.ts';

/** Fields of which each entry of a list has its own. */
const NAMES = ['id', 'name', 'title', 'label', 'role', 'days', 'text'];

/** Every list of a file, with its path. */
function listsIn(data: unknown, path: Path = []): readonly { path: Path; list: readonly unknown[] }[] {
  if (Array.isArray(data))
    return [{ path, list: data }, ...data.flatMap((entry, index) => listsIn(entry, [...path, index]))];
  if (!isRecord(data)) return [];
  return Object.entries(data).flatMap(([field, value]) => listsIn(value, [...path, field]));
}

/** Texts of a list, or of one field of its entries, that stand there before. */
export const repetitions: FileRule = ({ source }) => {
  const repeated = (path: Path, texts: readonly unknown[], field?: string) =>
    texts.flatMap((text, index): readonly Mistake[] => {
      const first = texts.indexOf(text);
      if (typeof text !== 'string' || first === index) return [];
      const found = field === undefined ? `${shown(text)} again` : `the ${field} ${shown(text)} again`;
      const allowed = `item ${first + 1} has it already, and each entry has its own`;
      const place = [...path, index, ...(field === undefined ? [] : [field])];
      return [source.mistake(place, found, allowed)];
    });
  return listsIn(source.data).flatMap(({ path, list }) => [
    ...repeated(path, list),
    ...NAMES.flatMap((name) =>
      repeated(
        path,
        list.map((entry) => (isRecord(entry) ? entry[name] : undefined)),
        name,
      ),
    ),
  ]);
};

export const plans = ruleFor('plans', (plans, at) => {
  const ids = plans.map(({ id }) => id);
  const [first, ...more] = plans.flatMap((plan, index) => (plan.featured ? [index] : []));
  // Where an id stands twice, that is the mistake, not the id that it stands in the place of.
  const missing = new Set(ids).size < ids.length ? [] : PLAN_IDS.filter((id) => !ids.includes(id));
  const onlyOne = `only one plan is raised, and item ${(first ?? 0) + 1} (${ids[first ?? 0] ?? ''}) is`;
  return [
    first === undefined && at([], 'no featured plan', 'one plan has the line featured: true'),
    ...more.map((index) => at([index, 'featured'], 'a second featured plan', onlyOne)),
    ...missing.map((id) => at([], `no plan with the id "${id}"`, `there are ${either(PLAN_IDS, 'and')}`)),
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
