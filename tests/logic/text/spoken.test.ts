import { expect, test } from 'vitest';
import { spellOut } from '#logic/text/spoken.ts';

test.each([
  ['KES 24,000 to 119,000+ a month', '24,000 to 119,000 Kenyan shillings or more a month'],
  ['USD 1,200.50.', '1,200.50 US dollars.'],
  ['8x5 Mon-Fri', '8 hours a day, Monday to Friday'],
  ['24/7, an engineer in under 30m', '24 7, an engineer in under 30 minutes'],
])('"%s" is read out as "%s"', (written, spoken) => {
  expect(spellOut(written)).toBe(spoken);
});
