/** What the content check lets pass, the text twin says, in the words of the page. */
import fc from 'fast-check';
import { type MdastNode, markdownToMdast, mdxToMdast } from 'satteri';
import { expect, test } from 'vitest';
import { mdxBody } from '../../../tools/content-check/engine/mdx-source.ts';
import { body as bodyRule } from '../../../tools/content-check/rules/body.ts';
import { parseYaml, yamlSource } from '../../../tools/content-check/engine/yaml-source.ts';
import { fact } from '../../../src/domain/facts/facts.ts';
import { LEGAL_BLOCKS, wordsInBraces } from '../../../src/domain/content/legal-blocks.ts';
import { legalBody } from '../../../build/text-versions/legal-body.ts';
import { RUNS } from '../../domain/runs.ts';

const facts = { 'company.town': 'Iten', 'refund.reply': '2 business days' };
const table = { caption: 'Kinds', columns: ['Kind', 'Lasts'], rows: [['Essential', 'A day']] };
const tables = Object.fromEntries(LEGAL_BLOCKS.slice(1).map((name) => [name, table]));
const known = { facts, tables };
const twin = (text: string) => legalBody(text, '/refund', known, (path) => `https://ridge.example${path}`);

const inOrder = { isReadable: true, value: undefined, passages: [], mistakes: [] };
const file = { ...inOrder, name: 'legal', slug: 'refund', text: '' } as const;
const yaml = 'title: Refund Policy';
const source = yamlSource('content/legal/refund.mdx', yaml, parseYaml(yaml, true));

function parsed(text: string) {
  try {
    return mdxBody(text);
  } catch {
    return undefined;
  }
}

/** Whether the check has nothing to say. */
function isInOrder(text: string): boolean {
  const body = parsed(text);
  return body !== undefined && bodyRule({ ...file, source, body }).length === 0;
}

const wordsOfTable = `${table.caption}:${[table.columns, ...table.rows].flat().join('')}`;

/** What a reader of a page or of its twin reads, without its signs. */
function read(node: MdastNode): string {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const [named] = node.attributes;
      if (node.name === 'Fact' && typeof named?.value === 'string') return fact(facts, named.value);
      return tables[node.name ?? ''] ? wordsOfTable : node.children.map(read).join('');
    }
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return wordsInBraces(node.value) ?? '';
    case 'html':
      return node.value.replaceAll(/<[^>]*>/g, '');
    default:
      if ('value' in node) return node.value;
      return 'children' in node ? node.children.map(read).join('') : '';
  }
}

/** Where a line ends is no matter. */
const words = (tree: MdastNode) => read(tree).replaceAll(/\s+/g, '');

const HTML = ['sub', 'sup', 'small', 'b', 'i', 'strong', 'em'];

const PLAIN = [
  'water',
  'Ask us',
  'a > b',
  '3',
  ',',
  '&lt;',
  '&amp;',
  '\\<',
  '\\<name>',
  '\\{',
  '\\}',
  '\\\\',
  '\\*',
];
/** With spaces, for with a remark alone between them two would become one. */
const MARKS = [' **bold** ', ' *soft* ', ' ~~old~~ ', ' `<b>` ', ' `{a}` ', ' `\\{` ', ' `` ` \\< `` '];
const LINKS = ['[Terms](/terms)', '[here](#ask "Ask")', '[mail](mailto:a@b.example)', '[`<b>`](/terms)'];
const STRINGS = ['text', ' ', '', 'a < b', '<b>', '{c}', '*d*_e_', '[f](/g)', '&lt;', 'h | i', '\u00A0'];
const STARTS = ['# h', '- i', '1. j', '2) k', '> l', '~~~', '```', '---', '==='];
const BRACES = [
  ...[...STRINGS, ...STARTS].map((words) => `{"${words}"}`),
  ...['{`a`}', "{'b'}", '{"it\'s"}', '{/* remark */}', '{ /* <b> */ }'],
];
const FACTS = [
  '<Fact name="company.town" />',
  "<Fact name='refund.reply'/>",
  '<Fact\n  name="company.town"\n/>',
];
const EMPTY = ['<Fact name="refund.reply"></Fact>', '<br />', '<br></br>', '<b />', '<i></i>'];
const REFUSED = [
  ...['{1 + 1}', '{}', '{`${a}`}', '{/* a */ 1 /* b */}', '{"a" + "b"}', '<', '{'],
  ...['<Chart />', '<u>a</u>', '<></>', '<b class="a">b</b>', '<abbr title={a}>b</abbr>', '<br>a</br>'],
  ...['<Fact name="company.town">a</Fact>', '<CookieKinds />', '<hr />'],
];

const said = [PLAIN, MARKS, LINKS, BRACES, FACTS, EMPTY].map((signs) => fc.constantFrom(...signs));
const sign = fc.oneof(...said.map((arbitrary) => ({ weight: 8, arbitrary })), {
  weight: 1,
  arbitrary: fc.constantFrom(...REFUSED),
});

/** One sign, which may begin its block; or several after a word, for a remark alone can hide where a block begins. */
const run = fc.oneof(
  sign,
  fc
    .array(fc.tuple(fc.constantFrom('', ' ', '\n'), sign), { minLength: 1, maxLength: 6 })
    .map((parts) => ['So', ...parts.flat()].join('')),
);

const inner = fc.oneof(
  { weight: 3, arbitrary: run },
  fc.tuple(fc.constantFrom(...HTML), run).map(([name, said]) => `a <${name}>${said}</${name}> b`),
  run.map((said) => `an <abbr title='a "b" c'>${said}</abbr>`),
);

const cell = inner.map((said) => said.replaceAll('\n', ' '));

const block = fc.oneof(
  inner,
  inner.map((said) => `## ${said}`),
  fc.tuple(inner, inner).map(([one, two]) => `- ${one}\n- ${two}`),
  inner.map((said) => `1. ${said}`),
  inner.map((said) => `> ${said}`),
  fc.tuple(cell, cell).map(([one, two]) => `| a | b |\n| --- | --- |\n| ${one} | ${two} |`),
  fc.tuple(fc.constantFrom(...HTML), inner).map(([name, said]) => `<${name}>\n\n${said}\n\n</${name}>`),
  fc
    .tuple(fc.constantFrom(...HTML), inner, inner)
    .map(([name, one, two]) => `<${name}>\n${one}\n</${name}>\n${two}`),
  fc.tuple(fc.constantFrom(...HTML), cell).map(([name, said]) => `> <${name}>\n> ${said}\n> </${name}>\n> a`),
  fc.constantFrom(...LEGAL_BLOCKS.slice(1)).map((name) => `<${name} />`),
  fc.constantFrom(...LEGAL_BLOCKS.slice(1)).map((name) => `<${name}></${name}>`),
  fc.constantFrom('```\n<b>{a}\\<\n```', '[1]: /terms', '[see][1]', '<hr />', 'export const a = 1', '***'),
);

const documents = fc.array(block, { minLength: 1, maxLength: 4 }).map((blocks) => blocks.join('\n\n'));

test('says whatever the check lets pass', () => {
  let passed = 0;
  fc.assert(
    fc.property(documents, (text) => {
      if (!isInOrder(text)) return;
      passed += 1;
      expect(words(markdownToMdast(twin(text)))).toBe(words(mdxToMdast(text)));
    }),
    RUNS,
  );
  expect(passed).toBeGreaterThan(RUNS.numRuns / 10);
});
