/** What people type into a field for a number. */
import { expect, test } from 'vitest';
import { type FigureOptions, figureText, figureWords, readFigure } from '../form/figure-text.ts';
import { testData } from '../../../tests/support/test-data.ts';

interface Typed {
  readonly typed: string;
  readonly options: FigureOptions;
  readonly value?: number;
  readonly says?: string;
  readonly refusal?: string;
}

const table = testData<readonly Typed[]>(import.meta.url);

test.each(table)(
  '$typed is understood as $value or refused',
  ({ typed, options, value, says = '', refusal = '' }) => {
    const reading = readFigure(typed, options);
    if (value === undefined) {
      expect(reading).toEqual({ refusal: expect.stringContaining(refusal) as unknown });
      return;
    }
    expect(reading).toEqual({ value });
    expect(figureWords(value, options)).toBe(says);
    // What the form shows of it is understood in the same way.
    expect(readFigure(figureText(value, options.currency), options)).toEqual({ value });
  },
);

test('no key on the way to an amount leaves another amount than the one that is read beside it', () => {
  const typed = '26,500';
  const values = Array.from(
    typed,
    (_, index) => readFigure(typed.slice(0, index + 1), { currency: 'KES' }).value,
  );
  expect(values).toEqual([2, 26, undefined, undefined, undefined, 26500]);
});
