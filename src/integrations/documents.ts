import { satteri } from '@astrojs/markdown-satteri';
import Slugger from 'github-slugger';
import type { MdastPluginDefinition } from 'satteri';
import { wholeAmounts } from '../logic/text/non-breaking.ts';

/** Reader views take a heading whose id has such a word for a menu, and drop it. */
const MENU_WORDS = /share|contact/g;

/** Gives headings their ids, without the words of menus. A span has the whole one, for the links that lead there. */
function headingIds(): MdastPluginDefinition {
  const slugger = new Slugger();
  return {
    name: 'heading-ids',
    heading: (heading, context) => {
      const slug = slugger.slug(context.textContent(heading));
      const id = slug.replaceAll(MENU_WORDS, '_');
      context.setProperty(heading, 'data', { hProperties: { id } });
      if (id === slug) return;
      const target = { hName: 'span', hProperties: { id: slug } };
      context.prependChild(heading, { type: 'emphasis', children: [], data: target });
    },
  };
}

/** Keeps amounts on one line. Ids come first: they are made of the headings' words as written. */
const amounts: MdastPluginDefinition = {
  name: 'whole-amounts',
  text: (node) => ({ ...node, value: wholeAmounts(node.value) }),
  mdxTextExpression: (node) => ({ ...node, value: wholeAmounts(node.value) }),
};

/** The parser of Markdown and MDX. */
export const documents = satteri({ mdastPlugins: [headingIds, amounts] });
