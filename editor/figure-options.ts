/** How a number is typed: within which limits, and in which unit, by its schema and its name. */
import type { JsonSchema } from './content-check.ts';
import type { FigureOptions } from './figure-text.ts';
import { label } from './form-words.ts';

/** A limit that is itself too low becomes the next figure: ours have at most two decimals. */
export function figureOptions(
  schema: JsonSchema,
  name: string,
  description = schema.description,
): FigureOptions {
  const { type, minimum, exclusiveMinimum, maximum } = schema;
  const isWhole = type === 'integer';
  const next = exclusiveMinimum === undefined ? undefined : exclusiveMinimum + (isWhole ? 1 : 0.01);
  const min = minimum ?? next;
  const unit = unitOf(name, description);
  return {
    isWhole,
    ...(unit !== undefined && { unit }),
    ...(min !== undefined && { min }),
    ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && { max: maximum }),
  };
}

/** `replyBusinessDays` is in business days; a price says how often it is paid. */
function unitOf(name: string, description = ''): string | undefined {
  const [, time] = /((?:Business)?(?:Minutes|Hours|Days|Months|Years))$/.exec(name) ?? [];
  if (/percent/i.test(name)) return '%';
  if (time !== undefined) return label(time).toLowerCase();
  if (/\bper month\b/.test(description)) return 'a month';
  return /\bpaid once\b/.test(description) ? 'once' : undefined;
}
