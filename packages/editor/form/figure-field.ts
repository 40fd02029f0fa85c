/** A field for a number that takes what people write, says under it what was understood, and refuses the rest. */
import CMS, { type ControlProps } from '@sveltia/cms';
import type { Currency } from '@site/rules/money/money';
import { Component, createElement as h, Fragment } from 'react';
import { figureWords, isLeap, readFigure } from './figure-text.ts';
import type { Values } from './form-value.ts';
import { printedWith } from './known-content.ts';

const { control: TextControl } = CMS.getFieldType('string');

const currencyOf = ({ field }: ControlProps) => field.get('currency') as Currency | undefined;

const textOf = ({ value }: ControlProps) => (typeof value === 'string' ? value : '');

const read = (props: ControlProps) => readFigure(textOf(props), currencyOf(props));

/** A class, since Sveltia has a React of its own, in which hooks of ours would have no renderer. */
export class FigureField extends Component<ControlProps> {
  private readonly before = read(this.props).value;

  isValid = () => read(this.props).refusal === undefined;

  /** What was understood, a price that may have lost a nought, and where else another figure is read. */
  private words() {
    const { entry } = this.props;
    const { value, refusal } = read(this.props);
    if (value === undefined) return refusal;
    const words = figureWords(value, currencyOf(this.props));
    return [
      words === textOf(this.props).trim() ? '' : `= ${words}.`,
      isLeap(this.before, value) ? `It was ${figureWords(this.before, currencyOf(this.props))}.` : '',
      value === this.before ? '' : printedWith(entry.get('path'), entry.get('data').toJS() as Values),
    ].join(' ');
  }

  override render() {
    return h(Fragment, null, h(TextControl, this.props), h('output', null, this.words()));
  }
}
