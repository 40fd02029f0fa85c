import { isoDate } from '../../../src/domain/time/dates.ts';
import type { CheckedFile } from '../engine/content.ts';
import { valueAt, valuesIn } from '../engine/values.ts';

/** No one is bound by a document without its day, or whose day is a placeholder. Read as written, since schemas change. */
export function isDraft({ name, source }: CheckedFile, files: readonly CheckedFile[]): boolean {
  const day = valueAt(source.data, ['effectiveDate']);
  if (name !== 'legal' || day === undefined) return name === 'legal';
  const marks = valuesIn(files.find(({ name }) => name === 'marks')?.source.data);
  return marks.some(({ value }) => {
    const [file, field, words] = ['file', 'field', 'words'].map((name) => valueAt(value, [name]));
    const isOfDay = `content/${String(file)}` === source.file && field === 'effectiveDate';
    return isOfDay && (words === undefined || (day instanceof Date && isoDate(day) === words));
  });
}
