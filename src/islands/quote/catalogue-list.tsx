import { memo } from 'react';
import { formatMoney } from '@site/rules/money/money';
import { describeItem, formatUnit, type Catalogue, type CatalogueItem } from '@site/rules/quote/catalogue';
import { capitalise } from '@site/rules/text/words';
import { formatUnitNote } from '#logic/quote/lines.ts';
import type { Selection } from '#logic/quote/selection.ts';
import { toggleItem } from '#stores/quote.ts';
import { CATALOGUE_HEADING_ID } from './headings.ts';
import { getCheckboxId } from './control-values.ts';
import { QuantityControl } from './quantity-control.tsx';

interface RowProps {
  item: CatalogueItem;
  quantity: number | undefined;
}

/**
 * Keeps browsers from restoring ticks by themselves, which they would do even after an order. HTML does not
 * allow `autocomplete` on a checkbox, but browsers obey it.
 */
const preventRestoredTick = (checkbox: HTMLInputElement | null) => {
  checkbox?.setAttribute('autocomplete', 'off');
};

const CatalogueRow = memo(function CatalogueRow({ item, quantity }: RowProps) {
  const { id, name, brief, price } = item;
  const unit = formatUnit(item);
  return (
    <li className={`catalogue-row group line-t border-rule px-gutter sm:px-3 ${quantity ? 'selected' : ''}`}>
      <label className="flex cursor-pointer items-start gap-4 py-2.5">
        <input
          type="checkbox"
          className="checkbox"
          ref={preventRestoredTick}
          id={getCheckboxId(id)}
          checked={quantity !== undefined}
          aria-describedby={`${id}-more`}
          onChange={() => {
            toggleItem(id);
          }}
        />
        <span className="min-w-0 grow">
          {/* If the text is enlarged, the price and the unit wrap to a line below the name. */}
          <span className="flex flex-wrap gap-x-4 font-bold max-sm:text-small">
            <span className="grow basis-32 group-hover:underline">{name}</span>{' '}
            <span className="tabular">{formatMoney(price)}</span>
          </span>{' '}
          {/* The unit comes first in the HTML, so that screen readers read it right after the price. */}
          {quantity === undefined && (
            <span className="flex flex-row-reverse flex-wrap justify-end gap-x-4 text-small text-slate">
              {unit !== '' && <span>{unit}</span>} <span className="grow basis-32">{brief}</span>
            </span>
          )}
        </span>
      </label>
      <div className="catalogue-more">
        <p className="pb-2 text-small" id={`${id}-more`}>
          {quantity !== undefined && unit && (
            <span className="text-slate">{`${capitalise(formatUnitNote(unit))}. `}</span>
          )}
          {/* The browser's translation replaces text nodes. The description has its own element, so that
              React can still add and remove the unit before it. */}
          <span>{describeItem(item)}</span>
        </p>
        {quantity !== undefined && <QuantityControl item={item} quantity={quantity} />}
      </div>
    </li>
  );
});

/** A service of the company with its packages, which the visitor can select. */
export interface CatalogueGroup {
  title: string;
  items: Catalogue;
}

interface Props {
  groups: readonly CatalogueGroup[];
  selection: Selection;
}

export const CatalogueList = ({ groups, selection }: Props) =>
  groups.map(({ title, items }, index) => (
    <section
      key={title}
      className="mb-4 gap-x-4 line-t border-ink pt-2 sm:mb-6 sm:grid sm:grid-cols-side-heading sm:pt-3"
    >
      <h2 className="py-1 text-small" id={index === 0 ? CATALOGUE_HEADING_ID : undefined} tabIndex={-1}>
        {title}
      </h2>
      <ul className="-mx-gutter sm:-mt-3 sm:mr-0 sm:ml-0">
        {items.map((item) => (
          <CatalogueRow key={item.id} item={item} quantity={selection.get(item.id)} />
        ))}
      </ul>
    </section>
  ));
