import { satteri } from '@astrojs/markdown-satteri';
import Slugger from 'github-slugger';
import type { MdastPluginDefinition } from 'satteri';
import { wholeAmounts } from '../logic/text/non-breaking.ts';

/** Reader views mistake a heading for a menu if its id has one of these words, and drop it. */
const MENU_WORDS = /share|contact/g;

/**
 * Gives headings ids without these words. If one was left out, a span has the full id for the links that lead
 * there.
 */
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

/** Keeps amounts on one line. It runs after the ids, which are made from the headings as written. */
const amounts: MdastPluginDefinition = {
  name: 'whole-amounts',
  text: (node) => ({ ...node, value: wholeAmounts(node.value) }),
  mdxTextExpression: (node) => ({ ...node, value: wholeAmounts(node.value) }),
};

/** The parser of Markdown and MDX. */
export const documents = satteri({ mdastPlugins: [headingIds, amounts] });
