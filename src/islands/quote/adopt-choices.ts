import type { Catalogue } from '../../domain/quote/catalogue.ts';
import { $quote, editCustomService, toggleItem } from '../../stores/quote.ts';
import { adoptTyped } from '../shared/adopt-typed.ts';

export const tickId = (id: string) => `tick-${id}`;
export const CUSTOM_FIELD_IDS = { name: 'custom-name', price: 'custom-price' } as const;

export function adoptChoices(catalogue: Catalogue): void {
  const ids = new Map(catalogue.map(({ id }) => [tickId(id), id]));
  adoptTyped([...ids.keys()], (control, ticked: boolean) => {
    const id = ids.get(control) ?? '';
    if (ticked && !$quote.get().selection.has(id)) toggleItem(id);
  });
  adoptTyped(Object.values(CUSTOM_FIELD_IDS), (control, typed: string) => {
    editCustomService(control === CUSTOM_FIELD_IDS.name ? { name: typed } : { price: typed });
  });
}
