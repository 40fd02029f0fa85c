/** A field for a number that takes what people write, says under it what was understood, and refuses the rest. */
import CMS, { type ControlProps } from '@sveltia/cms';
import { Component, createElement as h, Fragment } from 'react';
import { type FigureOptions, figureWords, isLeap, readFigure } from './figure-text.ts';

const { control: TextControl } = CMS.getFieldType('string');

const optionsOf = ({ field }: ControlProps) => (field.toJS() as { readonly figure: FigureOptions }).figure;

const textOf = ({ value }: ControlProps) => (typeof value === 'string' ? value : '');

const read = (props: ControlProps) => readFigure(textOf(props), optionsOf(props));

/** A class, since Sveltia has a React of its own, in which hooks of ours would have no renderer. */
export class FigureField extends Component<ControlProps> {
  private readonly before = read(this.props);

  /** Asked by Sveltia before it saves. */
  isValid = () => {
    const { refusal } = read(this.props);
    return refusal === undefined || { error: { message: refusal } };
  };

  /** Nothing that the field itself says; of a price that may have lost a nought, the one before as well. */
  private words() {
    const { value, refusal } = read(this.props);
    if (value === undefined) return refusal;
    const options = optionsOf(this.props);
    const words = figureWords(value, options);
    if (isLeap(this.before.value, value))
      return `= ${words}. It was ${figureWords(this.before.value, options)}.`;
    return words === textOf(this.props).trim() ? '' : `= ${words}`;
  }

  override render() {
    return h(Fragment, null, h(TextControl, this.props), h('output', null, this.words()));
  }
}
