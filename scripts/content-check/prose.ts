import { isRecord } from '../../src/domain/untrusted.ts';
import type { CheckedFile } from './checked-content.ts';
import type { Path } from './yaml-source.ts';

export interface Text {
  readonly path: Path;
  readonly text: string;
}

/** Every text in plain data, with its path. */
export function textsIn(data: unknown, path: Path = []): readonly Text[] {
  if (typeof data === 'string') return [{ path, text: data }];
  if (Array.isArray(data)) return data.flatMap((item, index) => textsIn(item, [...path, index]));
  if (!isRecord(data) || data instanceof Date) return [];
  return Object.entries(data).flatMap(([field, value]) => textsIn(value, [...path, field]));
}

/** Fields whose text is a name or a choice, not something a visitor reads as a sentence. */
const NOT_PROSE = new Set(['id', 'icon', 'unit', 'billing', 'color', 'per', 'currency', 'addOn', 'service']);

/** Of a legal document's frontmatter: the list of changes tells what was, in figures of that time. */
const LEGAL_PROSE = new Set(['title', 'description', 'summary']);

/** The texts of a file in which a figure is a claim of ours. Data is not, nor is what a client said. */
export function proseOf({ name, source }: CheckedFile): readonly Text[] {
  if (name === 'company' || name === 'policies' || name === 'testimonials') return [];
  return textsIn(source.data).filter(({ path }) => {
    if (name === 'legal') return LEGAL_PROSE.has(String(path[0]));
    return !path.some((step) => NOT_PROSE.has(String(step)) || step === 'sla');
  });
}
