import { isRecord, parseJson } from '../../src/domain/text/json.ts';

/** An order is an object of objects in a list: four levels. */
const DEPTH = 8;

function isShallow(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth < DEPTH && level.length > 0; depth += 1)
    level = level.flatMap((inner) => (isRecord(inner) ? Object.values(inner) : []));
  return level.length === 0;
}

/** The value; nothing where it is no JSON, or nested so deeply that whoever writes it out again runs out of stack. */
export function parseBounded(text: string): unknown {
  const value = parseJson(text);
  return isShallow(value) ? value : undefined;
}
