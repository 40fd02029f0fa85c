/** Checks that typed numbers are accepted only if they are unambiguous. */
import { expect, test } from 'vitest';
import type { Currency } from '@site/rules/money/money';
import { readTestData } from '../../../tests/support/test-data.ts';
import { formatDigits, formatFigure, readFigure } from '../form/figure-text.ts';

interface FigureInput {
  readonly input: string;
  readonly currency?: Currency;
  readonly expectedValue?: number;
  readonly expectedText?: string;
  readonly expectedError?: string;
}

test.each(readTestData<readonly FigureInput[]>(import.meta.url))(
  '"$input" is read as a number or rejected',
  ({ input, currency, expectedValue: value, expectedText, expectedError = /^$/ }) => {
    const reading = readFigure(input, currency);
    expect(reading.value).toBe(value);
    expect(reading.error ?? '').toMatch(expectedError);
    if (value === undefined) return;
    expect(formatFigure(value, currency)).toBe(expectedText);
    // The form must read the number that it writes as the same number.
    expect(readFigure(formatDigits(value, currency), currency)).toEqual({ value });
  },
);
