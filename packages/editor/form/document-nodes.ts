/** Takes the place of satteri, the build's parser of documents, which is a program for Node. */
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mdxFromMarkdown } from 'mdast-util-mdx';
import { gfm } from 'micromark-extension-gfm';
import { mdxjs } from 'micromark-extension-mdxjs';

export function mdxToMdast(text: string) {
  try {
    // The build's parser takes `5 < 6` as it is.
    return fromMarkdown(text.replaceAll(/<(?= )/g, '‹'), {
      extensions: [mdxjs(), gfm()],
      mdastExtensions: [mdxFromMarkdown(), gfmFromMarkdown()],
    });
  } catch (error) {
    // Its words may name the place that it means.
    const { message, line = 1 } = error as Error & { readonly line?: number };
    const [, named = line] = /\((\d+):\d+/.exec(message) ?? [];
    // As satteri begins its message.
    throw new Error(`${named}:1: ${message}`, { cause: error });
  }
}
