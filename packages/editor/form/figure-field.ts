/** A field for a number that takes what people write, says beside it what was understood, and refuses the rest. */
import type { ControlProps } from '@sveltia/cms';
import { Component, createElement as h } from 'react';
import { type FigureOptions, figureText, figureWords, isLeap, readFigure } from './figure-text.ts';

/** A number where one was understood; else what is typed, for the check to refuse even where the field is folded. */
type Value = number | string | null | undefined;

const optionsOf = ({ field }: ControlProps) => (field.toJS() as { readonly figure: FigureOptions }).figure;

const textOf = (value: Value, options: FigureOptions): string =>
  typeof value === 'number' ? figureText(value, options) : (value ?? '');

/** Sveltia has a React of its own, so that hooks of ours would have no renderer: hence a class. */
export class FigureField extends Component<ControlProps, { readonly typed: string }> {
  override state = { typed: textOf(this.props.value as Value, optionsOf(this.props)) };

  private readonly before = this.props.value;

  /** The form may be given another value than what is typed, such as by its own “Revert changes”. */
  override componentDidUpdate(before: ControlProps) {
    const value = (this.props.value ?? '') as Value;
    // While one types, the form's values come late.
    if (before.value === this.props.value || document.activeElement?.id === `${this.props.forID}-figure`)
      return;
    if (this.understood() !== value) this.setState({ typed: textOf(value, optionsOf(this.props)) });
  }

  /** Asked by Sveltia before it saves. */
  isValid = () => {
    const reading = this.reading();
    return reading && 'refusal' in reading ? { error: { message: reading.refusal } } : true;
  };

  private reading(typed = this.state.typed) {
    return readFigure(typed, optionsOf(this.props));
  }

  private understood(typed = this.state.typed): Value {
    const reading = this.reading(typed);
    return reading && 'value' in reading ? reading.value : typed;
  }

  /** Nothing that the field itself says; of a price that may have lost a nought, the one before as well. */
  private words(value: number) {
    const options = optionsOf(this.props);
    const words = figureWords(value, options);
    if (isLeap(this.before, value)) return `= ${words}. It was ${figureWords(this.before, options)}.`;
    return words === this.state.typed.trim() ? '' : `= ${words}`;
  }

  override render() {
    const { classNameWrapper, forID } = this.props;
    const reading = this.reading();
    return h(
      'div',
      { className: 'figure-field' },
      h('input', {
        id: `${forID}-figure`,
        type: 'text',
        inputMode: 'decimal',
        autoComplete: 'off',
        className: classNameWrapper,
        value: this.state.typed,
        'aria-labelledby': `${forID}-label`,
        'aria-describedby': `${forID}-read`,
        onChange: ({ target: { value: typed } }) => {
          this.setState({ typed });
          this.props.onChange(this.understood(typed));
        },
      }),
      h(
        'output',
        { id: `${forID}-read` },
        reading && ('value' in reading ? this.words(reading.value) : reading.refusal),
      ),
    );
  }
}
