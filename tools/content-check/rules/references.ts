import { filesOf, valueOf } from '../engine/checked-content.ts';
import { type FactRule, mistakeAt, ruleFor } from '../engine/content.ts';
import type { Mistake } from '../engine/mistake.ts';
import { textsIn } from '../engine/passages.ts';
import { either, nearest } from '../engine/words.ts';

export const addOnsOfServices = ruleFor('services', ({ pricing }, at, { files }) => {
  const known = valueOf(files, 'addOns')?.map(({ id }) => id);
  if (!known) return [];
  const allowed = `the add-ons in add-ons.yaml are ${either(known, 'and')}`;
  return pricing.map(
    (row, index) =>
      'addOn' in row &&
      !known.includes(row.addOn) &&
      at(['pricing', index, 'addOn'], `"${row.addOn}"`, allowed),
  );
});

export const servicesOnHome = ruleFor('homePage', ({ core }, at, { files }) => {
  const known = filesOf(files, 'services').map(({ slug }) => slug);
  const allowed = `the files in content/services are ${either(known, 'and')}`;
  return core.items.map(
    ({ service }, index) =>
      !known.includes(service) && at(['core', 'items', index, 'service'], `"${service}"`, allowed),
  );
});

const SEE_LIST = '`npm run content:facts` lists the facts there are';
const AS_TAG = 'a fact is written like <Fact name="refund.reply" />';

function corrected(name: string, known: readonly string[]): Mistake['replace'] {
  const meant = nearest(name, known);
  return meant === undefined ? undefined : [name, meant];
}

/** Facts that texts name in braces. */
export const factsInBraces: FactRule = ({ files, facts }) => {
  const known = Object.keys(facts);
  return files.flatMap(({ source }) =>
    textsIn(source.data).flatMap(({ path, text }) => {
      if (!/[{}]/.test(text)) return [];
      const unknown = Array.from(text.matchAll(/\{([^{}]+)\}/g), ([, name = '']) => name)
        .filter((name) => !known.includes(name))
        .map((name) => ({
          ...mistakeAt(source, path, `the unknown fact {${name}}`, SEE_LIST),
          replace: corrected(name, known),
        }));
      const [brace] = /[{}]/.exec(text.replaceAll(/\{[^{}]+\}/g, '')) ?? [];
      if (brace === undefined) return unknown;
      return [...unknown, mistakeAt(source, path, `a ${brace} by itself`, 'a fact stands between { and }')];
    }),
  );
};

/** Facts that documents name in tags. */
export const factsInTags: FactRule = ({ files, facts }) => {
  const known = Object.keys(facts);
  return files.flatMap(({ source: { file }, body }) =>
    (body?.tags ?? []).flatMap(({ line, name: tag, attributes }): readonly Mistake[] => {
      if (tag !== 'Fact') return [];
      const { name, ...others } = attributes;
      if (typeof name !== 'string') return [{ file, line, found: 'a fact without a name', allowed: AS_TAG }];
      if (!known.includes(name)) {
        const replace = corrected(name, known);
        return [{ file, line, found: `the unknown fact "${name}"`, allowed: SEE_LIST, replace }];
      }
      if (Object.keys(others).length === 0) return [];
      const found = `<Fact> with ${either(Object.keys(others), 'and')} beside its name`;
      return [{ file, line, found, allowed: AS_TAG }];
    }),
  );
};
