import { DOCUMENT_OF_TABLE, LEGAL_BLOCKS, LEGAL_HTML, LEGAL_TABLES } from '../../schemas/legal-blocks.ts';
import type { CheckedFile, Rule } from '../engine/content.ts';
import { type MdxBody, startLine } from '../engine/mdx-source.ts';
import { every, type Finding, firstBan, INSERT, lineAt, type Report, shown } from '../engine/mistake.ts';
import bans from './bans.json' with { type: 'json' };

const KNOWN_TAGS: readonly (string | null)[] = [...LEGAL_HTML, ...LEGAL_BLOCKS];

/** Matches a comment, or a string without code. Everything else in braces is code. */
const HARMLESS = new RegExp(bans.exceptInBraces);

function nodeFinding(node: MdxBody['nodes'][number]): Finding | undefined {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      if (KNOWN_TAGS.includes(node.name)) return undefined;
      return { found: `the unknown block <${node.name}>`, allowed: `the blocks are ${every(LEGAL_BLOCKS)}` };
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      if (HARMLESS.test(node.value)) return undefined;
      return {
        found: `{${node.value.trim()}}`,
        allowed: `no braces here: a figure is taken by its name, like <Fact name="refund.reply" />${INSERT}`,
      };
    case 'mdxjsEsm':
    case 'image':
    case 'table':
      return {
        found: 'a picture, a table written by hand or an import',
        allowed: `a document has text, lists and the tables ${every(LEGAL_TABLES)}`,
      };
    case 'heading':
    case 'link':
    case 'listItem':
      return node.children.length > 0 ? undefined : { found: 'nothing', allowed: 'words go here' };
    case 'text':
      return firstBan(bans.texts, node.value);
    default:
      return undefined;
  }
}

/** Finds what a document has lost, and what it has twice. */
function reportParts({ name, slug, body }: CheckedFile, report: Report) {
  const lines = body?.text.split('\n') ?? [];
  for (const [index, line] of lines.entries())
    if (lines.indexOf(line) < index && /^#|^<\w+ \/>|.{40}/.test(line))
      report(index + 1, { found: `${shown(line)} again`, allowed: 'once is enough' });
  for (const [table, owner] of Object.entries(DOCUMENT_OF_TABLE))
    if (name === 'legal' && owner === slug && !lines.includes(`<${table} />`))
      report(1, { found: `no <${table} />`, allowed: 'this document has that table on a line of its own' });
}

/** Checks what a document is made of. references.ts checks whether the facts in it exist. */
export const documents: Rule = (file, report) => {
  const { body } = file;
  if (!body) return;
  for (const node of body.nodes) report(startLine(node), nodeFinding(node));
  for (const { pattern, flags, allowed } of bans.documents)
    for (const { 0: found, index } of body.text.matchAll(new RegExp(pattern, flags)))
      report(lineAt(body.text, index), { found: shown(found.trim()), allowed });
  for (const [index, line] of body.prose.split('\n').entries())
    report(index + 1, firstBan(bans.documentLines, line));
  reportParts(file, report);
};
