import { expect, test } from 'vitest';
import { money } from '@site/rules/money/money';
import { writeLayerStyles } from '#components/pricing/layer-styles.ts';
import { readTestData } from '#support/test-data.ts';

const cases = readTestData<[string, [number, number][], string][]>(import.meta.url);

test.each(cases)('the layers of %s have these thicknesses', (_, rows, layers) => {
  const plans = rows.map(([price, featureCount]) => ({
    price: money(price, 'KES'),
    features: Array<string>(featureCount).fill('Backups'),
  }));
  expect(writeLayerStyles(plans)).toContain(`--layers:${layers}}`);
});
