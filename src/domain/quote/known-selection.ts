import type { Catalogue } from './catalogue.ts';
import type { QuoteChange } from './changes.ts';
import { isQuantity, type Selection } from './selection.ts';

/** From storage or a link, so either may be anything. */
export interface Claim {
  readonly id?: unknown;
  readonly quantity?: unknown;
}

export interface KnownSelection {
  readonly selection: Selection;
  readonly changes: readonly QuoteChange[];
}

/** What the catalogue confirms, and why the rest was refused. */
export function knownSelection(claims: readonly Claim[], catalogue: Catalogue): KnownSelection {
  const names = new Map(catalogue.map(({ id, name }) => [id, name]));
  const selection = new Map<string, number>();

  const refusal = ({ id, quantity }: Claim): QuoteChange | undefined => {
    if (typeof id !== 'string') return { kind: 'unreadable' };
    const name = names.get(id);
    if (name === undefined) return { kind: 'unknown', id };
    if (selection.has(id)) return { kind: 'duplicate', id, name };
    if (!isQuantity(quantity)) return { kind: 'quantity', id, name };
    selection.set(id, quantity);
    return undefined;
  };

  const changes = claims.map(refusal).filter((change) => change !== undefined);
  return { selection, changes };
}
