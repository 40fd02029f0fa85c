import { satteri } from '@astrojs/markdown-satteri';
import Slugger from 'github-slugger';
import type { MdastPluginDefinition } from 'satteri';
import { keepAmountsWhole } from '#logic/text/non-breaking.ts';

/**
 * Matches words that an id must not contain. Reader views treat a heading whose id contains one as a menu,
 * and drop the heading.
 */
const MENU_WORDS_PATTERN = /share|contact/g;

/**
 * Sets the ids of headings, without menu words. If a word was left out, a span has the full id for the links
 * that lead there.
 */
function createHeadingIds(): MdastPluginDefinition {
  const slugger = new Slugger();
  return {
    name: 'heading-ids',
    heading: (heading, context) => {
      const slug = slugger.slug(context.textContent(heading));
      const id = slug.replaceAll(MENU_WORDS_PATTERN, '_');
      context.setProperty(heading, 'data', { hProperties: { id } });
      if (id === slug) return;
      const target = { hName: 'span', hProperties: { id: slug } };
      context.prependChild(heading, { type: 'emphasis', children: [], data: target });
    },
  };
}

/** Keeps amounts on one line. Runs after the ids, which are made from the headings as written. */
const wholeAmountsPlugin: MdastPluginDefinition = {
  name: 'whole-amounts',
  text: (node) => ({ ...node, value: keepAmountsWhole(node.value) }),
  mdxTextExpression: (node) => ({ ...node, value: keepAmountsWhole(node.value) }),
};

/** The parser of Markdown and MDX. */
export const documentParser = satteri({ mdastPlugins: [createHeadingIds, wholeAmountsPlugin] });
