import type { LegalBlock } from '../../../src/domain/content/legal-blocks.ts';
import type { Facts } from '../../../src/domain/facts/facts.ts';
import { type CheckedFile, valueOf, type ValueOf } from '../engine/checked-content.ts';

/** Who we are and how to reach us: these may change without a new version of every document. */
const DETAILS = new Set([
  'company.name',
  'company.legalName',
  'company.email',
  'company.phone',
  'company.address',
  'company.town',
  'company.county',
  'company.registration',
  'company.founded',
]);

/** The data that each block prints. */
function blockData(files: readonly CheckedFile[]): Readonly<Partial<Record<LegalBlock, unknown>>> {
  const policies = valueOf(files, 'policies');
  return {
    ResponseTimes: valueOf(files, 'plans')?.map(({ name, sla }) => [name, sla]),
    ProjectRefunds: policies?.refund.projects,
    ServiceCredits: policies?.refund.slaCredits,
    CookieKinds: policies?.cookies,
  };
}

/** A legal document as its readers have it: figures and tables in the place of their names. */
export interface PrintedLegal {
  readonly legal: ValueOf<'legal'>;
  /** The text as it is written, without comments. */
  readonly text: string;
  /** The binding figures and tables that it names, in words. */
  readonly figures: ReadonlyMap<string, string>;
}

/** Nothing where the document is not in order. */
export function printedLegal(
  { value, body }: CheckedFile,
  files: readonly CheckedFile[],
  facts: Facts,
): PrintedLegal | undefined {
  const legal = value as ValueOf<'legal'> | undefined;
  if (!legal || !body) return undefined;
  const blocks = blockData(files);
  const figures = body.tags.flatMap(({ name, attributes }): (readonly [string, string])[] => {
    if (name !== 'Fact') return [[name, JSON.stringify(blocks[name as LegalBlock])]];
    const fact = String(attributes.name);
    return DETAILS.has(fact) ? [] : [[fact, facts[fact] ?? '']];
  });
  const text = `${legal.title}\n${legal.summary}\n${body.text.replaceAll(/\{\/\*[^]*?\*\/\}/g, '')}`;
  return { legal, text: text.replaceAll(/\s+/g, ' ').trim(), figures: new Map(figures) };
}
