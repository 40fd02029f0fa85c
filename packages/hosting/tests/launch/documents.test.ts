import { expect, test } from 'vitest';
import { parseFiles } from '@site/content/check/engine/content';
import {
  applyChanges,
  COOKIE_DRAFT_CHANGES,
  sampleContentFiles,
  listContentMistakes,
} from '../../../content/tests/check/changed-content.ts';
import { readDeliveryConfig } from '@site/rules/settings/delivery-config';
import { listDrafts, addEffectiveDate } from '../../launch/documents.ts';

test('launching a draft adds the effective date and the build’s settings, and leaves no draft', () => {
  const files = parseFiles(applyChanges(sampleContentFiles, ...COOKIE_DRAFT_CHANGES));
  const delivery = readDeliveryConfig({ PUBLIC_ANALYTICS_ENDPOINT: 'https://stats.ridge.co.ke/event' });
  expect(listDrafts(files).map(({ slug }) => slug)).toEqual(['cookie']);
  // The other documents are in force, so the launch must not change them.
  const [launchedFile, ...otherFiles] = addEffectiveDate(files, '2025-02-01', delivery);
  expect(otherFiles).toEqual([]);
  expect(launchedFile?.file).toBe('content/legal/cookie.mdx');
  expect(launchedFile?.text).toContain(
    'writtenFor:\n  visits: counted by stats.ridge.co.ke\nchanges:\n  - version: "1.0"\n    date: 2025-01-01\n    effectiveDate: 2025-02-01\n',
  );
  // The next build checks the launched document, so it must pass the content check.
  const textsAfter = sampleContentFiles.map((contentText) =>
    contentText.file === launchedFile?.file ? launchedFile : contentText,
  );
  expect(listContentMistakes(textsAfter)).toEqual([]);
  expect(listDrafts(parseFiles(textsAfter))).toEqual([]);
});
