import type { Plant } from '../plant.ts';

/** Slips in the text of legal documents. */
export const documents: readonly Plant[] = [
  [
    'no frontmatter',
    'legal/refund.mdx',
    '---\ntitle',
    'title',
    'content/legal/refund.mdx line 1: found no frontmatter, but a legal document begins with its title, version and dates between two lines of ---',
  ],
  [
    'a bare <',
    'legal/refund.mdx',
    'and do not charge',
    'and, for <3 items, do not charge',
    'content/legal/refund.mdx line 18: found a bare <, but within text it has a backslash before it; write: `Write to <Fact name="company.email" />. We reply within <Fact name="refund.reply" /> and, for \\<3 items, do not charge for it.`',
  ],
  [
    'a bare {',
    'legal/refund.mdx',
    'and do not charge',
    'and do not {charge',
    'content/legal/refund.mdx line 18: found a bare {, but within text it has a backslash before it; write: `Write to <Fact name="company.email" />. We reply within <Fact name="refund.reply" /> and do not \\{charge for it.`',
  ],
  [
    'a fact that is not closed',
    'legal/refund.mdx',
    'name="refund.reply" />',
    'name="refund.reply">',
    'content/legal/refund.mdx line 18: found <Fact name="refund.reply">, but a fact is written like <Fact name="refund.reply" />; write: `Write to <Fact name="company.email" />. We reply within <Fact name="refund.reply" /> and do not charge for it.`',
  ],
  [
    'a fact with curly quotation marks',
    'legal/refund.mdx',
    'name="refund.reply" />',
    'name=“refund.reply” />',
    'content/legal/refund.mdx line 18: found <Fact name=“refund.reply” />, but a fact is written like <Fact name="refund.reply" />; write: `Write to <Fact name="company.email" />. We reply within <Fact name="refund.reply" /> and do not charge for it.`',
  ],
  [
    'an unknown fact',
    'legal/refund.mdx',
    'refund.reply',
    'refund.replies',
    'content/legal/refund.mdx line 18: found the unknown fact "refund.replies", but `npm run content:facts` lists the facts there are; write: `Write to <Fact name="company.email" />. We reply within <Fact name="refund.reply" /> and do not charge for it.`',
  ],
  [
    'a fact in braces',
    'legal/refund.mdx',
    'within <Fact name="refund.reply" />',
    'within {refund.reply}',
    'content/legal/refund.mdx line 18: found {refund.reply}, but braces hold code here, and a document has a fact as <Fact name="refund.reply" />; write: `Write to <Fact name="company.email" />. We reply within <Fact name="refund.reply" /> and do not charge for it.`',
  ],
  [
    'an unknown block',
    'legal/refund.mdx',
    '<ProjectRefunds />',
    '<ProjectRefund />',
    'content/legal/refund.mdx line 22: found the unknown block <ProjectRefund>, but the blocks are Fact, ResponseTimes, ProjectRefunds, ServiceCredits and CookieKinds; write: `<ProjectRefunds />`',
  ],
  [
    'a block that is not closed',
    'legal/refund.mdx',
    '<ProjectRefunds />',
    '<ProjectRefunds>',
    'content/legal/refund.mdx line 22: found <ProjectRefunds>, which is not closed, but it ends with />; write: `<ProjectRefunds />`',
  ],
  [
    'a line break that is not closed',
    'legal/refund.mdx',
    'and do not charge',
    'and<br>do not charge',
    'content/legal/refund.mdx line 18: found <br>, which is not closed, but it ends with />; write: `Write to <Fact name="company.email" />. We reply within <Fact name="refund.reply" /> and<br />do not charge for it.`',
  ],
  [
    'an HTML comment',
    'legal/refund.mdx',
    '## Projects',
    '<!-- ask Jane -->\n\n## Projects',
    'content/legal/refund.mdx line 20: found a comment in <!-- and -->, but a comment stands in {/* and */}; write: `{/* ask Jane */}`',
  ],
  [
    'code',
    'legal/refund.mdx',
    '## How to ask',
    'import x from "y"\n\n## How to ask',
    'content/legal/refund.mdx line 16: found a line that begins with import or export, but a document has text and blocks, no code',
  ],
];
