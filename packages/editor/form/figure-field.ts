/** A field for a number that takes what people write, says under it what was understood, and refuses the rest. */
import CMS, { type ControlProps } from '@sveltia/cms';
import type { Currency } from '@site/rules/money/money';
import { Component, createElement as h, Fragment } from 'react';
import { figureWords, isLeap, readFigure } from './figure-text.ts';

const { control: TextControl } = CMS.getFieldType('string');

/** A class, since Sveltia has a React of its own, in which hooks of ours would have no renderer. */
export class FigureField extends Component<ControlProps> {
  private readonly currency = this.props.field.get('currency') as Currency | undefined;

  private readonly before = this.reading().value;

  private get typed() {
    return typeof this.props.value === 'string' ? this.props.value : '';
  }

  private reading() {
    return readFigure(this.typed, this.currency);
  }

  /** Asked by Sveltia before it saves. */
  isValid = () => {
    const { refusal } = this.reading();
    return refusal === undefined || { error: { message: refusal } };
  };

  /** Nothing that the field itself says; of a price that may have lost a nought, the one before as well. */
  private words() {
    const { value, refusal } = this.reading();
    if (value === undefined) return refusal;
    const words = figureWords(value, this.currency);
    if (isLeap(this.before, value)) return `= ${words}. It was ${figureWords(this.before, this.currency)}.`;
    return words === this.typed.trim() ? '' : `= ${words}`;
  }

  override render() {
    return h(Fragment, null, h(TextControl, this.props), h('output', null, this.words()));
  }
}
