import { DOCUMENT_OF_TABLE, LEGAL_BLOCKS, LEGAL_HTML, LEGAL_TABLES } from '../../schemas/legal-blocks.ts';
import type { ParsedFile, Rule } from '../engine/content.ts';
import { type MdxBody, getStartLine } from '../engine/mdx-source.ts';
import { INSERT_HINT, findLineAtOffset, type Report, quoteValue } from '../engine/mistake.ts';
import { joinWithAnd } from '@site/rules/text/words';
import { createBanPattern, findBannedText } from './bans.ts';
import bans from './bans.json' with { type: 'json' };
import languageBans from './language-bans.json' with { type: 'json' };
import messages from './messages.json' with { type: 'json' };

const KNOWN_TAGS: readonly (string | null)[] = [...LEGAL_HTML, ...LEGAL_BLOCKS];

/** Matches a comment, or a string without code. Everything else in braces is code. */
const HARMLESS_EXPRESSION_PATTERN = new RegExp(bans.harmlessExpression);

function checkNode(node: MdxBody['nodes'][number]) {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      if (KNOWN_TAGS.includes(node.name)) return undefined;
      return {
        found: `the unknown block <${node.name}>`,
        hint: `the blocks are ${joinWithAnd(LEGAL_BLOCKS)}`,
      };
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      if (HARMLESS_EXPRESSION_PATTERN.test(node.value)) return undefined;
      return {
        found: `{${node.value.trim()}}`,
        hint: `${messages.noBraces}${INSERT_HINT}`,
      };
    case 'mdxjsEsm':
    case 'image':
    case 'table':
      return {
        found: messages.otherBlock,
        hint: `a document has text, lists and the tables ${joinWithAnd(LEGAL_TABLES)}`,
      };
    case 'heading':
    case 'link':
    case 'listItem':
      return node.children.length > 0 ? undefined : { found: 'nothing', hint: messages.noWords };
    case 'text':
      return findBannedText(languageBans, node.value);
    default:
      return undefined;
  }
}

/** Reports tables that belong in a document and are missing from it. */
function reportMissingTables({ kind, slug, body }: ParsedFile, report: Report) {
  for (const [table, owner] of Object.entries(DOCUMENT_OF_TABLE))
    if (kind === 'legal' && owner === slug && !body?.text.split('\n').includes(`<${table} />`))
      report(1, {
        found: `no <${table} />`,
        hint: messages.table,
      });
}

/**
 * Reports blocks, code, headings and characters that a document may not have, and tables that are missing
 * from it. The rules of references.ts report unknown facts.
 */
export const checkDocuments: Rule = (file, report) => {
  const { body } = file;
  if (!body) return;
  for (const node of body.nodes) report(getStartLine(node), checkNode(node));
  for (const ban of bans.documents)
    for (const { 0: found, index } of body.text.matchAll(createBanPattern(ban)))
      report(findLineAtOffset(body.text, index), { found: quoteValue(found.trim()), hint: ban.hint });
  for (const [index, line] of body.prose.split('\n').entries())
    report(index + 1, findBannedText(bans.documentLines, line));
  reportMissingTables(file, report);
};
