/** Numbers are read as people type them, if they can mean only one. */
import { expect, test } from 'vitest';
import type { Currency } from '@site/rules/money/money';
import { readTestData } from '../../../tests/support/test-data.ts';
import { formatDigits, formatFigure, readFigure } from '../form/figure-text.ts';

interface Typed {
  readonly typed: string;
  readonly currency?: Currency;
  readonly value?: number;
  readonly says?: string;
  readonly refusal?: string;
}

test.each(readTestData<readonly Typed[]>(import.meta.url))(
  '$typed is understood as $value or refused',
  ({ typed, currency, value, says, refusal = '' }) => {
    const reading = readFigure(typed, currency);
    expect(reading.value).toBe(value);
    expect(reading.refusal ?? '').toContain(refusal);
    if (value === undefined) return;
    expect(formatFigure(value, currency)).toBe(says);
    // The form reads the number that it writes as the same number.
    expect(readFigure(formatDigits(value, currency), currency)).toEqual({ value });
  },
);
