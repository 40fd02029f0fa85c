/** Takes the place of satteri, the build's parser of documents, which is a program for Node. */
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mdxFromMarkdown } from 'mdast-util-mdx';
import { gfm } from 'micromark-extension-gfm';
import { mdxjs } from 'micromark-extension-mdxjs';

/** Where the parser stopped; its words may name the place that it means. */
type Stopped = Error & { readonly line?: number };

export function mdxToMdast(text: string) {
  try {
    return fromMarkdown(text, {
      extensions: [mdxjs(), gfm()],
      mdastExtensions: [mdxFromMarkdown(), gfmFromMarkdown()],
    });
  } catch (error) {
    const { message, line = 1 } = error as Stopped;
    const [, named = line] = /\((\d+):\d+/.exec(message) ?? [];
    // As satteri begins its message.
    throw new Error(`${named}:1: ${message}`, { cause: error });
  }
}
