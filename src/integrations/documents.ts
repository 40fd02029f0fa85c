import { satteri } from '@astrojs/markdown-satteri';
import Slugger from 'github-slugger';
import type { MdastPluginDefinition } from 'satteri';
import { keepAmountsWhole } from '#logic/text/non-breaking.ts';

/**
 * Matches words that the id of a heading must not contain, because reader views would take the heading for
 * part of a menu.
 */
const MENU_WORDS_PATTERN = /share|contact/g;

/**
 * Sets the ids of headings, with “_” instead of menu words. A span in such a heading has the original id, so
 * that links to it still work.
 */
function createHeadingIdsPlugin(): MdastPluginDefinition {
  const slugger = new Slugger();
  return {
    name: 'heading-ids',
    heading: (heading, context) => {
      const slug = slugger.slug(context.textContent(heading));
      const id = slug.replaceAll(MENU_WORDS_PATTERN, '_');
      context.setProperty(heading, 'data', { hProperties: { id } });
      if (id === slug) return;
      const originalId = { hName: 'span', hProperties: { id: slug } };
      context.prependChild(heading, { type: 'emphasis', children: [], data: originalId });
    },
  };
}

/**
 * Keeps amounts on one line. This plugin must run after the plugin for ids, which are made from the headings
 * as written.
 */
const wholeAmountsPlugin: MdastPluginDefinition = {
  name: 'whole-amounts',
  text: (node) => ({ ...node, value: keepAmountsWhole(node.value) }),
  mdxTextExpression: (node) => ({ ...node, value: keepAmountsWhole(node.value) }),
};

/** Parses Markdown and MDX. */
export const documentParser = satteri({ mdastPlugins: [createHeadingIdsPlugin, wholeAmountsPlugin] });
