import { useRef } from 'react';
import type { CatalogueItem } from '@site/rules/quote/catalogue';
import { formatQuantity } from '#logic/quote/format-quantity.ts';
import { isQuantity, QUANTITY } from '@site/rules/quote/quantity';
import { changeQuantity } from '#stores/quote.ts';
import { Icon } from '../shared/icon.tsx';

interface Props {
  item: CatalogueItem;
  quantity: number;
}

/** Shows a slider for the quantity, and buttons for people who cannot drag it. */
export function QuantityControl({ item: { id, name, each }, quantity }: Props) {
  const shownQuantity = formatQuantity(quantity, each);
  const quantityBeforeTouch = useRef(quantity);
  const renderStepButton = (change: number, label: string, kind: 'minus' | 'plus') => {
    const newQuantity = quantity + change;
    const isOutOfRange = !isQuantity(newQuantity);
    return (
      <button
        type="button"
        className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-md line-t line-r line-b line-l border-field bg-well aria-disabled:cursor-default aria-disabled:bg-transparent aria-disabled:text-field"
        aria-label={`${label} ${name}`}
        aria-disabled={isOutOfRange}
        onClick={() => {
          changeQuantity(
            id,
            newQuantity,
            // This is the beginning of an announcement. The store adds the amount.
            isOutOfRange ? `Still ${quantity}, total` : `${newQuantity}, total`,
          );
        }}
      >
        <Icon kind={kind} />
      </button>
    );
  };
  /**
   * Sets how much of the slider is filled. The CSP blocks style attributes, so a script sets the property.
   */
  const setFilledFraction = (slider: HTMLInputElement | null) => {
    const { min, max } = QUANTITY;
    slider?.style.setProperty('--filled-fraction', String((quantity - min) / (max - min)));
  };
  return (
    <div className="@container pb-2">
      <div className="flex flex-wrap items-center gap-2 @max-steps:gap-x-1">
        {renderStepButton(-QUANTITY.step, 'One fewer:', 'minus')}
        <input
          type="range"
          className="slider @max-steps:-order-1 @max-steps:max-w-none @max-steps:basis-full"
          aria-label={`Quantity of ${name}`}
          autoComplete="off"
          {...QUANTITY}
          value={quantity}
          ref={setFilledFraction}
          aria-valuetext={shownQuantity}
          onPointerDown={() => {
            quantityBeforeTouch.current = quantity;
          }}
          // The browser cancels the pointer if the gesture turns out to be a scroll. The touch may already
          // have changed the quantity, so the previous quantity is set again.
          onPointerCancel={() => {
            changeQuantity(id, quantityBeforeTouch.current);
          }}
          onChange={({ target }) => {
            changeQuantity(id, target.valueAsNumber);
          }}
        />
        {renderStepButton(QUANTITY.step, 'One more:', 'plus')}
        <output className="figure" aria-live="off">
          {shownQuantity}
        </output>
      </div>
    </div>
  );
}
