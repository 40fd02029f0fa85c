import { type FactRule, filesOf, inFields, type Rule, ruleFor, valueOf } from '../engine/content.ts';
import { attributesOf, isTag, startLine, type Tag } from '../engine/mdx-source.ts';
import { correction, mistakeOn, type Words } from '../engine/mistake.ts';
import { inPassages, reference } from '../engine/passages.ts';
import { textsIn } from '../engine/values.ts';
import { every, nearest } from '../engine/words.ts';

/** Fields that name an entry of another file; nothing is held against a file that cannot be read. */
export const references: Rule = ({ files }) => {
  const addOns = ['the add-ons in add-ons.yaml', valueOf(files, 'addOns')?.map(({ id }) => id)] as const;
  const services = [
    'the files in content/services',
    filesOf(files, 'services').map(({ slug }) => slug),
  ] as const;
  return inFields(files, { addOn: addOns, addOns, service: services }, (name, [where, known = [name]]) =>
    known.includes(name) ? undefined : { found: `"${name}"`, allowed: `${where} are ${every(known)}` },
  );
};

/** The page of a job has the id of its job for name. */
export const jobsOfCatalogue = ruleFor('jobs', (_, __, { files }, { slug, source: { file } }) => {
  const known = valueOf(files, 'catalogue')?.map(({ id }) => id);
  const allowed = 'its name is the id of a job in catalogue.yaml';
  return [known?.includes(slug) === false && { file, line: 1, found: 'a page for no job', allowed }];
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
  return inPassages(files, (passage) =>
    Array.from(
      passage.text.matchAll(/(?<!\{\s*|[\w@/."-])\$?[a-z]\w*(?:\.[\w-]+)+/gi),
      ({ 0: written, index }) => {
        const name = written.replace('$', '');
        const allowed = `a fact is written like ${reference(passage, name)}`;
        return names.includes(name) ? { index, found: `"${written}" as it stands`, allowed } : undefined;
      },
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
