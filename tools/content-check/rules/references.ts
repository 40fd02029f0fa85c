import { filesOf, type ValueOf } from '../engine/checked-content.ts';
import { type FactRule, mistakeAt, read, type Rule } from '../engine/content.ts';
import type { Mistake } from '../engine/mistake.ts';
import { nearest } from '../engine/nearest.ts';
import { textsIn } from '../engine/passages.ts';
import { either } from '../engine/words.ts';

export const addOnsOfServices: Rule = (content) => {
  const known = read(content, 'addOns')?.value.map(({ id }) => id);
  if (!known) return [];
  return filesOf(content.files, 'services').flatMap(({ source, value }) =>
    ((value as ValueOf<'services'> | undefined)?.pricing ?? []).flatMap((row, index) => {
      if (!('addOn' in row) || known.includes(row.addOn)) return [];
      const allowed = `the add-ons in add-ons.yaml are ${either(known, 'and')}`;
      const path = ['pricing', index, 'addOn'];
      // No correction: the misspelt one may be the add-on's own.
      return [mistakeAt(source, path, `"${row.addOn}"`, allowed)];
    }),
  );
};

export const servicesOnHome: Rule = (content) => {
  const known = filesOf(content.files, 'services').map(({ slug }) => slug);
  const home = read(content, 'homePage');
  return (home?.value.core.items ?? []).flatMap(({ service }, index) => {
    if (!home || known.includes(service)) return [];
    const allowed = `the files in content/services are ${either(known, 'and')}`;
    const path = ['core', 'items', index, 'service'];
    return [mistakeAt(home.source, path, `"${service}"`, allowed, nearest(service, known))];
  });
};

const SEE_LIST = '`npm run content:facts` lists the facts there are';

function changedTo(name: string, known: readonly string[], open: string, close: string): Mistake['replace'] {
  const meant = nearest(name, known);
  return meant === undefined ? undefined : [open + name + close, open + meant + close];
}

/** Facts that texts name in braces. */
export const factsInBraces: FactRule = ({ files, facts }) => {
  const known = Object.keys(facts);
  return files.flatMap(({ source }) =>
    textsIn(source.data).flatMap(({ path, text }) => {
      const named = Array.from(text.matchAll(/\{([^{}]+)\}/g), ([, name = '']) => name);
      const unknown = named
        .filter((name) => !known.includes(name))
        .map((name) => ({
          ...mistakeAt(source, path, `the unknown fact {${name}}`, SEE_LIST),
          replace: changedTo(name, known, '{', '}'),
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
      const { name, ...others } = attributes;
      if (tag !== 'Fact') return [];
      if (typeof name !== 'string') {
        const allowed = 'a fact is written like <Fact name="refund.reply" />';
        return [{ file, line, found: 'a fact without a name', allowed }];
      }
      if (!known.includes(name)) {
        const replace = changedTo(name, known, '"', '"');
        return [{ file, line, found: `the unknown fact "${name}"`, allowed: SEE_LIST, replace }];
      }
      if (Object.keys(others).length === 0) return [];
      const found = `<Fact> with ${either(Object.keys(others), 'and')} beside its name`;
      return [{ file, line, found, allowed: 'a fact is written like <Fact name="refund.reply" />' }];
    }),
  );
};
