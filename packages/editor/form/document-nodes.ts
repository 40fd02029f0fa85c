/** Replaces satteri, the build's parser of documents, which needs Node. */
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mdxFromMarkdown } from 'mdast-util-mdx';
import { gfm } from 'micromark-extension-gfm';
import { mdxjs } from 'micromark-extension-mdxjs';

export function mdxToMdast(text: string) {
  // satteri reads `5 < 6` as text, where micromark expects a tag.
  const readableText = text.replaceAll(/<(?= )/g, '‹');
  try {
    return fromMarkdown(readableText, {
      extensions: [mdxjs(), gfm()],
      mdastExtensions: [mdxFromMarkdown(), gfmFromMarkdown()],
    });
  } catch (error) {
    const { message, line = 1 } = error as Error & { readonly line?: number };
    // The message about a tag that is never closed contains the line on which it opens.
    const [, openingLine = line] = /\((\d+):\d+/.exec(message) ?? [];
    // satteri begins its messages with line and column, and mdx-source.ts reads the line from there.
    throw new Error(`${openingLine}:1: ${message}`, { cause: error });
  }
}
