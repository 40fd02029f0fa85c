/** A field for a number that takes what people write, says under it what was understood, and refuses the rest. */
import CMS, { type ControlProps } from '@sveltia/cms';
import type { Currency } from '@site/rules/money/money';
import { Component, createElement as h, Fragment } from 'react';
import { figureWords, isLeap, readFigure } from './figure-text.ts';

const { control: TextControl } = CMS.getFieldType('string');

const currencyOf = ({ field }: ControlProps) => field.get('currency') as Currency | undefined;

const textOf = ({ value }: ControlProps) => (typeof value === 'string' ? value : '');

const read = (props: ControlProps) => readFigure(textOf(props), currencyOf(props));

/** A class, since Sveltia has a React of its own, in which hooks of ours would have no renderer. */
export class FigureField extends Component<ControlProps> {
  private readonly before = read(this.props).value;

  /** Asked by Sveltia before it saves. */
  isValid = () => {
    const { refusal } = read(this.props);
    return refusal === undefined || { error: { message: refusal } };
  };

  /** Nothing that the field itself says; of a price that may have lost a nought, the one before as well. */
  private words() {
    const { value, refusal } = read(this.props);
    if (value === undefined) return refusal;
    const words = figureWords(value, currencyOf(this.props));
    if (isLeap(this.before, value))
      return `= ${words}. It was ${figureWords(this.before, currencyOf(this.props))}.`;
    return words === textOf(this.props).trim() ? '' : `= ${words}`;
  }

  override render() {
    return h(Fragment, null, h(TextControl, this.props), h('output', null, this.words()));
  }
}
