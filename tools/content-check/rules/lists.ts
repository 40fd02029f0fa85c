import { PLAN_IDS } from '../../../src/domain/content/plan.schema.ts';
import { isRecord } from '../../../src/domain/text/json.ts';
import { filesOf } from '../engine/checked-content.ts';
import { type FileRule, mistakeAt, read, type Rule } from '../engine/content.ts';
import type { Mistake } from '../engine/mistake.ts';
import { either, shown } from '../engine/words.ts';
import type { Path } from '../engine/yaml-source.ts';

/** Fields of which each entry of a list has its own. */
const NAMES = ['id', 'name', 'title', 'label', 'role', 'days', 'text'];

interface List {
  readonly path: Path;
  readonly list: readonly unknown[];
}

/** Every list of a file, with its path. */
function listsIn(data: unknown, path: Path = []): readonly List[] {
  if (Array.isArray(data)) {
    return [{ path, list: data }, ...data.flatMap((entry, index) => listsIn(entry, [...path, index]))];
  }
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
      return [mistakeAt(source, place, found, allowed)];
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

export const plans: Rule = (content) => {
  const { source, value = [] } = read(content, 'plans') ?? {};
  if (!source) return [];
  const ids = value.map(({ id }) => id);
  const [first = 0, ...more] = value.flatMap((plan, index) => (plan.featured ? [index] : []));
  const raised = value[first];
  // Where an id stands twice, that is the mistake, not the id that it stands in the place of.
  const missing = new Set(ids).size < ids.length ? [] : PLAN_IDS.filter((id) => !ids.includes(id));
  const onlyOne = `only one plan is raised, and item ${first + 1} (${raised?.id ?? ''}) is`;
  const oneHas = 'one plan has the line featured: true';
  const thereAre = `there are ${either(PLAN_IDS, 'and')}`;
  return [
    ...more.map((index) => mistakeAt(source, [index, 'featured'], 'a second featured plan', onlyOne)),
    ...(raised?.featured === true ? [] : [mistakeAt(source, [], 'no featured plan', oneHas)]),
    ...missing.map((id) => mistakeAt(source, [], `no plan with the id "${id}"`, thereAre)),
  ];
};

/** Two services cannot have the same place. */
export const serviceOrder: Rule = ({ files }) => {
  const services = filesOf(files, 'services').map(({ source }) => ({
    source,
    order: isRecord(source.data) ? source.data.order : undefined,
  }));
  return services.flatMap(({ source, order }, index) => {
    const other = services[services.findIndex((service) => service.order === order)];
    if (typeof order !== 'number' || !other || other === services[index]) return [];
    return [mistakeAt(source, ['order'], `place ${order} again`, `${other.source.file} has it already`)];
  });
};
