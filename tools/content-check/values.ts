import { isRecord } from '../../src/domain/text/json.ts';
import type { Path } from './yaml-source.ts';

/** What stands at a path within plain data. */
export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce((value: unknown, step) => (isRecord(value) ? value[step] : undefined), data);

/** The data with another value at a path. */
export function withValue(data: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const inner = withValue(isRecord(data) ? data[step] : undefined, rest, value);
  if (Array.isArray(data)) return data.map((item: unknown, index) => (index === step ? inner : item));
  return { ...(isRecord(data) ? data : {}), [step]: inner };
}

/** The data without a field of the object at a path. */
export function withoutField(data: unknown, path: Path, field: string): unknown {
  const object = valueAt(data, path);
  const kept = isRecord(object) ? Object.entries(object).filter(([name]) => name !== field) : [];
  return withValue(data, path, Object.fromEntries(kept));
}
