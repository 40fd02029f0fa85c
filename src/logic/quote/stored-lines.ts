import { isExactAmount, toMajorUnits, money } from '@site/rules/money/money';
import { isObject, parseJson } from '@site/rules/text/json';
import { CUSTOM_SERVICE_ID, type Catalogue } from '@site/rules/quote/catalogue';
import { type CatalogueDifference, checkSelection } from './check-selection.ts';
import { checkCustomService, type CustomService } from './custom-service.ts';
import { listQuoteLines, type QuoteLine } from './lines.ts';

export interface StoredLines {
  readonly lines: readonly QuoteLine[];
  readonly differences: readonly CatalogueDifference[];
}

type StoredItem = Readonly<Record<string, unknown>>;

/**
 * Turns a line into an item of `quoteItems`, which the quote page stores for the checkout. Amounts are in US
 * dollars.
 */
const toStoredLine = ({ id, name, description, price, quantity, total }: QuoteLine) => ({
  id,
  name,
  description,
  price: toMajorUnits(price),
  quantity,
  total: toMajorUnits(total),
});

export const encodeLines = (lines: readonly QuoteLine[]) => JSON.stringify(lines.map(toStoredLine));

/**
 * Decodes stored lines. The name and the price of a service come from the catalogue, and only its id and
 * quantity from storage. The name and the price of a custom service come from storage, and are checked again.
 * `differences` lists what was left out, and which names and prices differ.
 */
export function decodeLines(text: string, catalogue: Catalogue): StoredLines {
  const storedData = parseJson(text);
  if (!Array.isArray(storedData)) return { lines: [], differences: [{ kind: 'unreadable' }] };
  const storedItems = storedData.map((item: unknown): StoredItem => (isObject(item) ? item : {}));
  const { selection, differences } = checkSelection(storedItems, catalogue);
  // A quote has one custom service at most.
  const storedCustomItem = storedItems.find(({ id }) => id === CUSTOM_SERVICE_ID);
  const customService = checkStoredCustomService(storedCustomItem);
  const customDifferences: CatalogueDifference[] =
    storedCustomItem && customService.kind !== 'valid' ? [{ kind: 'custom' }] : [];
  const lines = listQuoteLines(selection, customService, catalogue);
  return {
    lines,
    differences: [...differences, ...customDifferences, ...listNameAndPriceDifferences(lines, storedItems)],
  };
}

/**
 * Checks a stored custom service. A price that is not an exact amount is passed on as 0, which the check
 * rejects.
 */
function checkStoredCustomService(storedItem: StoredItem | undefined): CustomService {
  const { name, price, quantity } = storedItem ?? {};
  if (typeof name !== 'string' || quantity !== 1) return { kind: 'empty' };
  const exactPrice = isExactAmount(price) ? price : 0;
  return checkCustomService({ name, price: String(price) }, money(exactPrice, 'USD'));
}

/** Lists the names and prices that differ. A description that differs is not reported. */
function listNameAndPriceDifferences(lines: readonly QuoteLine[], storedItems: readonly StoredItem[]) {
  const differences: CatalogueDifference[] = [];
  for (const line of lines) {
    const { id, name, price, total } = toStoredLine(line);
    const storedItem = storedItems.find((item) => item.id === id);
    if (storedItem?.name !== name) differences.push({ kind: 'name', name });
    if (storedItem?.price !== price || storedItem.total !== total) differences.push({ kind: 'price', name });
  }
  return differences;
}
