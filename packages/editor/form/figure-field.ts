/**
 * A field for a number that takes what people write, says below what was understood, and refuses the rest.
 */
import CMS, { type ControlProps } from '@sveltia/cms';
import type { Currency } from '@site/rules/money/money';
import { Component, createElement as h, Fragment } from 'react';
import { figureWords, isLargeChange, readFigure } from './figure-text.ts';
import type { Values } from './form-value.ts';
import { effectsOf } from './known-content.ts';

const { control: TextControl } = CMS.getFieldType('string');

function typedIn({ field, value }: ControlProps) {
  const currency = field.get('currency') as Currency | undefined;
  const text = typeof value === 'string' ? value.trim() : '';
  return { currency, text, reading: readFigure(text, currency) };
}

/** A class, because hooks of our React have no renderer in Sveltia, which brings its own. */
export class FigureField extends Component<ControlProps> {
  private readonly before = typedIn(this.props).reading.value;

  isValid = () => typedIn(this.props).reading.refusal === undefined;

  /**
   * Says what was understood, warns of a price that may have lost a nought, and lists where the figure is
   * printed.
   */
  private explanation() {
    const { entry } = this.props;
    const { before } = this;
    const { currency, text, reading } = typedIn(this.props);
    const { value, refusal } = reading;
    if (value === undefined) return refusal;
    const words = figureWords(value, currency);
    return [
      words === text ? '' : `= ${words}.`,
      isLargeChange(before, value) ? `It was ${figureWords(before, currency)}.` : '',
      value === before ? '' : effectsOf(entry.get('path'), entry.get('data').toJS() as Values),
    ].join(' ');
  }

  override render() {
    return h(Fragment, null, h(TextControl, this.props), h('output', null, this.explanation()));
  }
}
