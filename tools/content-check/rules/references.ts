import { filesOf, type ValueOf } from '../checked-content.ts';
import { type Content, mistakeAt, read, type Rule } from '../content.ts';
import type { Mistake } from '../mistake.ts';
import { nearest } from '../nearest.ts';
import { textsIn } from '../prose.ts';
import { either } from '../words.ts';
import { correctedLine } from '../mistake.ts';
import { lineOf } from '../yaml-source.ts';

function addOns(content: Content): readonly Mistake[] {
  const known = read(content, 'addOns')?.value.map(({ id }) => id) ?? [];
  if (known.length === 0) return [];
  return filesOf(content.files, 'services').flatMap(({ source, value }) =>
    ((value as ValueOf<'services'> | undefined)?.pricing ?? []).flatMap((row, index) =>
      'addOn' in row && !known.includes(row.addOn)
        ? [
            mistakeAt(source, ['pricing', index, 'addOn'], {
              found: `"${row.addOn}"`,
              allowed: `the add-ons in add-ons.yaml are ${either(known, 'and')}`,
              write: nearest(row.addOn, known),
            }),
          ]
        : [],
    ),
  );
}

function coreServices(content: Content): readonly Mistake[] {
  const known = filesOf(content.files, 'services').map(({ slug }) => slug);
  const home = read(content, 'homePage');
  return (home?.value.core.items ?? []).flatMap(({ service }, index) =>
    home && !known.includes(service)
      ? [
          mistakeAt(home.source, ['core', 'items', index, 'service'], {
            found: `"${service}"`,
            allowed: `the files in content/services are ${either(known, 'and')}`,
            write: nearest(service, known),
          }),
        ]
      : [],
  );
}

const SEE_LIST = '`npm run content:facts` lists the facts there are';

/** Facts that texts name in braces. */
function factsInYaml({ files, facts }: Content): readonly Mistake[] {
  const known = Object.keys(facts ?? {});
  return files.flatMap(({ source }) =>
    textsIn(source.data).flatMap(({ path, text }) => {
      const place = source.place(path);
      const line = lineOf(source.text, place.line);
      const unknown = Array.from(text.matchAll(/\{([^{}]+)\}/g), ([, name = '']) => name).filter(
        (name) => !known.includes(name),
      );
      const open = /[{}]/.exec(text.replaceAll(/\{[^{}]+\}/g, ''));
      return [
        ...unknown.map((name) => {
          const meant = nearest(name, known);
          return {
            ...mistakeAt(source, path, { found: `the unknown fact {${name}}`, allowed: SEE_LIST }),
            instead: meant && correctedLine(line, line.replace(`{${name}}`, `{${meant}}`)),
          };
        }),
        ...(open
          ? [
              mistakeAt(source, path, {
                found: `a ${open[0]} by itself`,
                allowed: 'a fact stands between { and }',
              }),
            ]
          : []),
      ];
    }),
  );
}

/** Facts that documents name in tags. */
const factsInMdx = ({ files, facts }: Content): readonly Mistake[] =>
  files.flatMap(({ source, body }) =>
    (body?.tags ?? [])
      .filter(({ name }) => name === 'Fact')
      .flatMap(({ line, attributes }): Mistake[] => {
        const { name, ...others } = attributes;
        const known = Object.keys(facts ?? {});
        if (typeof name === 'string' && known.includes(name) && Object.keys(others).length === 0) return [];
        const meant = typeof name === 'string' ? nearest(name, known) : undefined;
        const text = lineOf(body?.text ?? '', line);
        return [
          {
            file: source.file,
            line,
            found: typeof name === 'string' ? `the unknown fact "${name}"` : 'a fact without a name',
            allowed:
              typeof name === 'string' ? SEE_LIST : 'a fact is written like <Fact name="refund.reply" />',
            instead: meant && correctedLine(text, text.replace(`"${String(name)}"`, `"${meant}"`)),
          },
        ];
      }),
  );

/** What one file names, another one has. */
export const references: Rule = (content) => [
  ...addOns(content),
  ...coreServices(content),
  ...(content.facts ? [...factsInYaml(content), ...factsInMdx(content)] : []),
];
