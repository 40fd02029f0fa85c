import { type Content, type FactRule, filesOf, ruleFor, valueOf } from '../engine/content.ts';
import { attributesOf, isTag, startLine, type Tag } from '../engine/mdx-source.ts';
import { correction, type Mistake, mistakeOn, type Words } from '../engine/mistake.ts';
import { mistakeInPassage } from '../engine/passages.ts';
import { type Path, textsIn } from '../engine/values.ts';
import { every, nearest } from '../engine/words.ts';
import type { YamlSource } from '../engine/yaml-source.ts';

export const addOnsOfServices = ruleFor('services', ({ pricing, addOns = [] }, at, { files }) => {
  const known = valueOf(files, 'addOns')?.map(({ id }) => id);
  if (!known) return [];
  const allowed = `the add-ons in add-ons.yaml are ${every(known)}`;
  const unlessKnown = (id: string, ...path: Path) => !known.includes(id) && at(path, `"${id}"`, allowed);
  return [
    ...pricing.map((row, index) => 'addOn' in row && unlessKnown(row.addOn, 'pricing', index, 'addOn')),
    ...addOns.map((id, index) => unlessKnown(id, 'addOns', index)),
  ];
});

/** What is wrong with the name of a service at a place. */
function serviceMistake(
  service: string,
  path: Path,
  at: YamlSource['mistake'],
  { files }: Content,
): Mistake | false {
  const known = filesOf(files, 'services').map(({ slug }) => slug);
  return (
    !known.includes(service) && at(path, `"${service}"`, `the files in content/services are ${every(known)}`)
  );
}

export const servicesOnHome = ruleFor('homePage', ({ core }, at, content) =>
  core.items.map(({ service }, index) =>
    serviceMistake(service, ['core', 'items', index, 'service'], at, content),
  ),
);

/** The page of a job has the id of its job for name. */
export const jobsOfCatalogue = ruleFor('jobs', ({ service }, at, content, { slug, source: { file } }) => {
  const known = valueOf(content.files, 'catalogue')?.map(({ id }) => id);
  const allowed = 'its name is the id of a job in catalogue.yaml';
  return [
    serviceMistake(service, ['service'], at, content),
    known?.includes(slug) === false && { file, line: 1, found: 'a page for no job', allowed },
  ];
});

/** `found` names the fact as it is written. */
function unknownFact(name: string, found: string, known: readonly string[]): Words {
  const allowed = '`npm run content:facts` lists the facts there are';
  return { found, allowed, replace: correction(name, nearest(name, known)) };
}

/** Facts that texts name in braces. */
export const factsInBraces: FactRule = (files, facts) => {
  const known = Object.keys(facts);
  return files.flatMap(({ source }) =>
    textsIn(source.data).flatMap(({ path, value: text }) => {
      if (!/[{}]/.test(text)) return [];
      const unknown = Array.from(text.matchAll(/\{([^{}]+)\}/g), ([, name = '']) => name)
        .filter((name) => !known.includes(name))
        .map((name) => {
          const { found, allowed, replace } = unknownFact(name, `the unknown fact {${name}}`, known);
          return { ...source.mistake(path, found, allowed), replace };
        });
      const [brace] = /[{}]/.exec(text.replaceAll(/\{[^{}]+\}/g, '')) ?? [];
      if (brace === undefined) return unknown;
      return [...unknown, source.mistake(path, `a ${brace} by itself`, 'a fact stands between { and }')];
    }),
  );
};

/** Facts whose braces or tag are missing or of another kind, as `(terms.notice)`. */
export const bareFacts: FactRule = (files, facts) => {
  const names = Object.keys(facts).filter((name) => name.includes('.'));
  return files.flatMap((file) =>
    file.passages.flatMap((passage) =>
      Array.from(passage.text.matchAll(/(?<!\{\s*|[\w@/."-])\$?[a-z]\w*(?:\.[\w-]+)+/gi)).flatMap(
        ({ 0: written, index }) => {
          const name = written.replace('$', '');
          if (!names.includes(name)) return [];
          const allowed = `a fact is written like ${passage.inBody ? `<Fact name="${name}" />` : `{${name}}`}`;
          return mistakeInPassage(file, passage, index, { found: `"${written}" as it stands`, allowed });
        },
      ),
    ),
  );
};

function factMistake(tag: Tag, known: readonly string[]): Words | undefined {
  const allowed = 'a fact is written like <Fact name="refund.reply" />';
  const { name, ...others } = attributesOf(tag);
  if (typeof name !== 'string') return { found: 'a fact without a name', allowed };
  if (!known.includes(name)) return unknownFact(name, `the unknown fact "${name}"`, known);
  const beside = Object.keys(others);
  return beside.length === 0 ? undefined : { found: `<Fact> with ${every(beside)} beside its name`, allowed };
}

/** Facts that documents name in tags. */
export const factsInTags: FactRule = (files, facts) =>
  files.flatMap(({ source: { file }, body }) =>
    (body?.nodes ?? [])
      .filter(isTag)
      .filter(({ name }) => name === 'Fact')
      .flatMap((tag) => mistakeOn(file, startLine(tag), factMistake(tag, Object.keys(facts)))),
  );
