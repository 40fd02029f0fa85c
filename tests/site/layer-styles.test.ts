import { expect, test } from 'vitest';
import { money } from '@site/rules/money/money';
import { formatLayerStyles } from '#components/pricing/layer-styles.ts';
import { readTestData } from '#support/test-data.ts';

const cases = readTestData<
  { description: string; plans: { price: number; featureCount: number }[]; layers: string }[]
>(import.meta.url);

test.each(cases)('the layers of $description have these thicknesses', ({ plans, layers }) => {
  const fullPlans = plans.map(({ price, featureCount }) => ({
    price: money(price, 'KES'),
    features: Array<string>(featureCount).fill('Backups'),
  }));
  expect(formatLayerStyles(fullPlans)).toContain(`--layers:${layers}}`);
});
