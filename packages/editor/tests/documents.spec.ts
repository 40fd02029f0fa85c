/** The form's parser of documents finds the same nodes as the build's parser. */
import { mdxToMdast as builds, type MdastNode } from 'satteri';
import { mdxToMdast } from '../form/document-nodes.ts';
import { expect, sampleFiles, test } from './office.ts';

const listNodes = (node: MdastNode): readonly string[] => [
  `${node.type} ${node.position?.start.offset}–${node.position?.end.offset}`,
  ...('children' in node ? node.children.flatMap(listNodes) : []),
];

const findErrorLine = (parse: (text: string) => unknown, text: string) => {
  try {
    return parse(text);
  } catch (error) {
    return (error as Error).message.split(':')[0];
  }
};

test('every document, and what looks like a tag, has the same parts', () => {
  const documents = [...sampleFiles].filter(([path]) => path.endsWith('.mdx'));
  const bodies = documents.map(([, bytes]) => bytes.toString().replace(/^---\n.*?\n---\n/s, ''));
  for (const text of [...bodies, 'Where 5 < 6.', 'A <b>lunch</b>.'])
    expect(listNodes(mdxToMdast(text)), text.slice(0, 40)).toEqual(listNodes(builds(text)));
});

test('what cannot be read is refused at the same line', () => {
  const torn = ['Words.\n\nThey\n<came> late.', 'Words.\n\nA {b', 'A <5.', '\n<!-- c -->', '<Fact name="a">'];
  for (const text of torn) expect(findErrorLine(mdxToMdast, text), text).toBe(findErrorLine(builds, text));
});
