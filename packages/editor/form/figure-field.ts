/** A field for a number. Below the input, it shows how it reads what was typed, or why it cannot read it. */
import CMS, { type ControlProps } from '@sveltia/cms';
import type { Currency } from '@site/rules/money/money';
import { Component, createElement as h, Fragment } from 'react';
import { formatFigure, readFigure } from './figure-text.ts';

const { control: TextControl } = CMS.getFieldType('string');

function readField({ field, value }: ControlProps) {
  const currency = field.get('currency') as Currency | undefined;
  const text = typeof value === 'string' ? value.trim() : '';
  return { currency, text, reading: readFigure(text, currency) };
}

/** This is a class because our React's hooks do not work inside Sveltia, which bundles its own React. */
export class FigureField extends Component<ControlProps> {
  private readonly oldValue = readField(this.props).reading.value;

  isValid = () => readField(this.props).reading.error === undefined;

  /**
   * Says how the text is read, and what the figure was if it changed by more than half, because a zero may be
   * missing.
   */
  private explain() {
    const { currency, text, reading } = readField(this.props);
    const { value } = reading;
    if (value === undefined) return reading.error;
    const { oldValue } = this;
    const formattedFigure = formatFigure(value, currency);
    const isLargeChange = oldValue !== undefined && Math.abs(value - oldValue) > Math.abs(oldValue) / 2;
    return [
      formattedFigure === text ? '' : `= ${formattedFigure}.`,
      isLargeChange ? `It was ${formatFigure(oldValue, currency)}.` : '',
    ].join(' ');
  }

  override render() {
    return h(Fragment, null, h(TextControl, this.props), h('output', null, this.explain()));
  }
}
