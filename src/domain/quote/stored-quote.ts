import { majorUnits } from '../money/money.ts';
import { isRecord, parseJson } from '../text/json.ts';
import { CUSTOM_ID, type Catalogue } from './catalogue.ts';
import type { QuoteChange } from './changes.ts';
import { parseCustomService, type CustomService } from './custom-service.ts';
import { knownSelection } from './known-selection.ts';
import { quoteLines, type QuoteLine } from './lines.ts';

export interface RestoredQuote {
  readonly lines: readonly QuoteLine[];
  readonly changes: readonly QuoteChange[];
}

type Stored = Readonly<Record<string, unknown>>;

/** A line of `quoteItems`, as the quote page leaves it for the checkout. Amounts in US dollars. */
const toStoredLine = ({ id, name, description, price, quantity, total }: QuoteLine) => ({
  id,
  name,
  description,
  price: majorUnits(price),
  quantity,
  total: majorUnits(total),
});

export const encodeQuote = (lines: readonly QuoteLine[]): string => JSON.stringify(lines.map(toStoredLine));

/**
 * Storage only says which services and how many: names and prices come from the catalogue, and a custom service is
 * checked again. Without a valid line the changes tell why; an empty quote has lost nothing.
 */
export function decodeQuote(text: string, catalogue: Catalogue): RestoredQuote {
  const parsed = parseJson(text);
  if (!Array.isArray(parsed)) return { lines: [], changes: [{ kind: 'unreadable' }] };
  const stored = parsed.map((item: unknown): Stored => (isRecord(item) ? item : {}));
  const { selection, changes } = knownSelection(
    stored.filter(({ id }) => id !== CUSTOM_ID),
    catalogue,
  );
  const customs = stored.filter(({ id }) => id === CUSTOM_ID);
  const custom = storedCustom(customs[0]);
  const lines = quoteLines(selection, custom, catalogue);
  return { lines, changes: [...changes, ...customChanges(customs, custom), ...differences(lines, stored)] };
}

/** A quote has one at most. */
function storedCustom(stored: Stored | undefined): CustomService {
  const { name, price, quantity } = stored ?? {};
  return typeof name === 'string' && typeof price === 'number' && quantity === 1
    ? parseCustomService({ name, price: String(price) })
    : { kind: 'empty' };
}

function customChanges(customs: readonly Stored[], custom: CustomService): QuoteChange[] {
  const duplicates = customs
    .slice(1)
    .map((): QuoteChange => ({ kind: 'duplicate', id: CUSTOM_ID, name: 'Your own service' }));
  return customs.length > 0 && custom.kind !== 'valid' ? [{ kind: 'custom' }, ...duplicates] : duplicates;
}

/** A description may change silently; name and price may not. */
const differences = (lines: readonly QuoteLine[], stored: readonly Stored[]): QuoteChange[] =>
  lines.flatMap((line): QuoteChange[] => {
    const { id, name, price, total } = toStoredLine(line);
    const before = stored.find((item) => item.id === id && item.quantity === line.quantity);
    return [
      ...(before?.name === name ? [] : [{ kind: 'name', id, name } as const]),
      ...(before?.price === price && before.total === total ? [] : [{ kind: 'price', id, name } as const]),
    ];
  });
