import { memo } from 'react';
import { formatMoney } from '@site/rules/money/money';
import { unitWords, type Catalogue, type CatalogueItem } from '@site/rules/quote/catalogue';
import type { Selection } from '@site/rules/quote/selection';
import { toggleItem } from '../../stores/quote.ts';
import { tickId } from './typed-choices.ts';
import { QuantityControl } from './quantity-control.tsx';

interface RowProps {
  readonly item: CatalogueItem;
  readonly quantity: number | undefined;
}

/**
 * Browsers bring ticks back by themselves, after the order too. They heed this attribute on a checkbox, though HTML
 * does not allow it there.
 */
const disableAutofill = (box: HTMLInputElement | null) => {
  box?.setAttribute('autocomplete', 'off');
};

const CatalogueRow = memo(function CatalogueRow({ item, quantity }: RowProps) {
  const { id, name, description, excludes, price } = item;
  const words = unitWords(item);
  const ticked = quantity !== undefined;
  return (
    <li
      className={`catalogue-row line-b px-gutter sm:px-4 ${ticked ? 'catalogue-row-ticked border-rule' : 'border-rule'}`}
    >
      <label className="flex cursor-pointer items-start gap-4 py-4">
        <input
          type="checkbox"
          className="checkbox mt-0.5"
          ref={disableAutofill}
          id={tickId(id)}
          checked={ticked}
          aria-labelledby={`${id}-name ${id}-price`}
          aria-describedby={`${id}-description`}
          onChange={() => {
            toggleItem(id);
          }}
        />
        <span className="min-w-0 grow">
          <span className="slip-row font-bold">
            <span className="slip-name" id={`${id}-name`}>
              {name}
            </span>
            <span className="shrink-0" id={`${id}-price`}>
              {/* With its space: Chromium would make "USD 95per hour" of one that stands alone. */}
              {`${formatMoney(price)} `}
              {words !== '' && <span className="slip-note max-sm:block">{words}</span>}
            </span>
          </span>
          <span className="mt-1 block text-small text-slate" id={`${id}-description`}>
            {description} {excludes}
          </span>
        </span>
      </label>
      {ticked && <QuantityControl item={item} quantity={quantity} />}
    </li>
  );
});

export const CATALOGUE_HEADING_ID = 'catalogue-heading';

interface Props {
  readonly catalogue: Catalogue;
  readonly selection: Selection;
}

export const CatalogueList = ({ catalogue, selection }: Props) => (
  <section>
    <h2 className="text-h2" id={CATALOGUE_HEADING_ID} tabIndex={-1}>
      Choose your services
    </h2>
    <ul className="-mx-gutter mt-6 line-t border-ink sm:mx-0">
      {catalogue.map((item) => (
        <CatalogueRow key={item.id} item={item} quantity={selection.get(item.id)} />
      ))}
    </ul>
  </section>
);
