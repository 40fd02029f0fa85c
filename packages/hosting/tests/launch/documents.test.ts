import { expect, test } from 'vitest';
import { parseFiles } from '@site/content/check/engine/content';
import {
  applyChanges,
  COOKIE_DRAFT,
  sample,
  listContentMistakes,
} from '../../../content/tests/check/changed-content.ts';
import { readDeliveryConfig } from '@site/rules/settings/delivery-config';
import { listDrafts, addEffectiveDate } from '../../launch/documents.ts';

test('launching a draft adds the effective date and the build’s settings, and leaves no draft', () => {
  const files = parseFiles(applyChanges(sample, ...COOKIE_DRAFT));
  const delivery = readDeliveryConfig({ PUBLIC_ANALYTICS_ENDPOINT: 'https://stats.ridge.co.ke/event' });
  expect(listDrafts(files).map(({ slug }) => slug)).toEqual(['cookie']);
  const [launched, ...others] = addEffectiveDate(files, '2025-02-01', delivery);
  expect(others).toEqual([]);
  expect(launched?.file).toBe('content/legal/cookie.mdx');
  expect(launched?.text).toContain(
    'writtenFor:\n  visits: counted by stats.ridge.co.ke\nchanges:\n  - version: "1.0"\n    effectiveDate: 2025-02-01\n    date: 2025-01-01\n',
  );
  const after = sample.map((item) => (item.file === launched?.file ? launched : item));
  expect(listContentMistakes(after)).toEqual([]);
  expect(listDrafts(parseFiles(after))).toEqual([]);
});
