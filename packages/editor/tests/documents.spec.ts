/** Checks that the form's parser of documents finds the same nodes as the build's parser. */
import { mdxToMdast as mdxToMdastOfBuild, type MdastNode } from 'satteri';
import { mdxToMdast } from '../form/document-nodes.ts';
import { expect, sampleFiles, test } from './editor-page.ts';

const listNodes = (node: MdastNode): readonly string[] => [
  `${node.type} ${node.position?.start.offset}–${node.position?.end.offset}`,
  ...('children' in node ? node.children.flatMap(listNodes) : []),
];

/** Lists the nodes that a parser finds in a document, or returns the line of its error. */
function parseWith(parse: (text: string) => MdastNode, text: string) {
  try {
    return listNodes(parse(text));
  } catch (error) {
    return (error as Error).message.split(':')[0];
  }
}

const INVALID_DOCUMENTS = [
  'Words.\n\nThey\n<came> late.',
  'Words.\n\nA {b',
  'A <5.',
  '\n<!-- c -->',
  '<Fact name="a">',
];

test('both parsers find the same nodes, and report errors at the same line', () => {
  const documents = [...sampleFiles].filter(([path]) => path.endsWith('.mdx'));
  const bodies = documents.map(([, bytes]) => bytes.toString().replace(/^---\n.*?\n---\n/s, ''));
  for (const text of [...bodies, 'Where 5 < 6.', 'A <b>lunch</b>.', ...INVALID_DOCUMENTS])
    expect(parseWith(mdxToMdast, text), text.slice(0, 40)).toEqual(parseWith(mdxToMdastOfBuild, text));
});
