import { PLAN_IDS } from '../../../src/domain/plan.schema.ts';
import { isRecord } from '../../../src/domain/untrusted.ts';
import type { ContentName } from '../../../src/domain/content-files.schema.ts';
import { filesOf } from '../checked-content.ts';
import { type Content, mistakeAt, read, type Rule } from '../content.ts';
import type { Mistake } from '../mistake.ts';
import { either } from '../words.ts';

/** In these lists, no two entries have the same value of a field. */
const UNIQUE: readonly (readonly [ContentName, string])[] = [
  ['plans', 'id'],
  ['addOns', 'id'],
  ['catalogue', 'id'],
  ['catalogue', 'name'],
  ['addOns', 'name'],
  ['partners', 'name'],
  ['testimonials', 'name'],
];

const entriesOf = (data: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(data) ? data.filter(isRecord) : [];

const twins = ({ files }: Content): readonly Mistake[] =>
  UNIQUE.flatMap(([name, field]) =>
    filesOf(files, name).flatMap(({ source }) => {
      const values = entriesOf(source.data).map((entry) => entry[field]);
      return values.flatMap((value, index) =>
        typeof value !== 'string' || values.indexOf(value) === index
          ? []
          : [
              mistakeAt(source, [index, field], {
                found: `the ${field} "${value}" again`,
                allowed: `item ${values.indexOf(value) + 1} has it already, and each entry has its own`,
              }),
            ],
      );
    }),
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
