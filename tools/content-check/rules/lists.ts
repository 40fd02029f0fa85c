import { PLAN_IDS } from '../../../src/domain/content/plan.schema.ts';
import { isRecord } from '../../../src/domain/text/json.ts';
import { filesOf } from '../checked-content.ts';
import { type Content, mistakeAt, read, type Rule } from '../content.ts';
import type { Mistake } from '../mistake.ts';
import { either, shown } from '../words.ts';
import type { Path, YamlSource } from '../yaml-source.ts';

/** By which the entries of a list are told apart; each entry has its own. */
const NAMES = ['id', 'name', 'title', 'label', 'role', 'days', 'text'];

/** Every list of a file, with its path. */
function listsIn(data: unknown, path: Path = []): readonly { path: Path; list: readonly unknown[] }[] {
  if (Array.isArray(data)) {
    return [{ path, list: data }, ...data.flatMap((entry, index) => listsIn(entry, [...path, index]))];
  }
  if (!isRecord(data)) return [];
  return Object.entries(data).flatMap(([field, value]) => listsIn(value, [...path, field]));
}

/** Texts of a list, or of one field of its entries, that stand there before. */
function repeated(
  source: YamlSource,
  path: Path,
  texts: readonly unknown[],
  field?: string,
): readonly Mistake[] {
  return texts.flatMap((text, index) => {
    const first = texts.indexOf(text);
    if (typeof text !== 'string' || first === index) return [];
    const found = field === undefined ? `${shown(text)} again` : `the ${field} ${shown(text)} again`;
    const allowed = `item ${first + 1} has it already, and each entry has its own`;
    const place = field === undefined ? [...path, index] : [...path, index, field];
    return [mistakeAt(source, place, { found, allowed })];
  });
}

const twins = ({ files }: Content): readonly Mistake[] =>
  files.flatMap(({ source }) =>
    listsIn(source.data).flatMap(({ path, list }) => [
      ...repeated(source, path, list),
      ...NAMES.flatMap((name) =>
        repeated(
          source,
          path,
          list.map((entry) => (isRecord(entry) ? entry[name] : undefined)),
          name,
        ),
      ),
    ]),
  );

function plans(content: Content): readonly Mistake[] {
  const { source, value = [] } = read(content, 'plans') ?? {};
  if (!source || value.length === 0) return [];
  const featured = value.flatMap((plan, index) => (plan.featured ? [index] : []));
  const ids = value.map(({ id }) => id);
  const missing = PLAN_IDS.filter((id) => !ids.includes(id));
  // Where an id stands twice, that is the mistake, not the id that it stands in the place of.
  const twice = new Set(ids).size < ids.length;
  const [first, ...more] = featured;
  return [
    ...more.map((index) =>
      mistakeAt(source, [index, 'featured'], {
        found: 'a second featured plan',
        allowed: `only one plan is raised, and item ${(first ?? 0) + 1} (${value[first ?? 0]?.id ?? ''}) is`,
        write: 'false',
      }),
    ),
    ...(first === undefined
      ? [
          mistakeAt(source, [], {
            found: 'no featured plan',
            allowed: 'one plan has the line featured: true',
          }),
        ]
      : []),
    ...(twice ? [] : missing).map((id) =>
      mistakeAt(source, [], {
        found: `no plan with the id "${id}"`,
        allowed: `there are ${either(PLAN_IDS, 'and')}`,
      }),
    ),
  ];
}

/** Two services cannot have the same place. */
function order({ files }: Content): readonly Mistake[] {
  const services = filesOf(files, 'services').map(({ source }) => ({
    source,
    order: isRecord(source.data) ? source.data.order : undefined,
  }));
  return services.flatMap(({ source, order: place }, index) => {
    const other = services.findIndex((service) => service.order === place);
    return typeof place !== 'number' || other === index
      ? []
      : [
          mistakeAt(source, ['order'], {
            found: `place ${place} again`,
            allowed: `${services[other]?.source.file ?? ''} has it already`,
          }),
        ];
  });
}

/** What no entry of a list can tell by itself. */
export const lists: Rule = (content) => [...twins(content), ...plans(content), ...order(content)];
