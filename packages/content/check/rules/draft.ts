import type { CheckedFile } from '../engine/content.ts';
import { valueAt } from '../engine/values.ts';

/** A document without its day binds no one. Read as written: what was published may not be what today's schema wants. */
export const isDraft = ({ name, source }: CheckedFile): boolean =>
  name === 'legal' && valueAt(source.data, ['effectiveDate']) === undefined;
