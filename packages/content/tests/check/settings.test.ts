/**
 * Each version in force records what a build sends, to whom, how it is paid and whether visits are counted.
 */
import { expect, test } from 'vitest';
import { readDeliveryConfig, isForVisitors, describeSettings } from '@site/rules/settings/delivery-config';
import { checkFiles } from '../../check/engine/content.ts';
import { formatMistake } from '../../check/engine/mistake.ts';
import { findSettingMistakes } from '../../check/rules/settings.ts';
import { readTestData } from '../../../../tests/support/test-data.ts';
import { type Change, applyChanges, COOKIE_DRAFT, sample } from './changed-content.ts';

const COUNTING = { PUBLIC_ANALYTICS_ENDPOINT: 'https://stats.ridge.co.ke/event' };
const FORMS = {
  PUBLIC_CONTACT_SERVICE: 'formspree',
  PUBLIC_CONTACT_ENDPOINT: 'https://formspree.io/f/abcdwxyz',
};

const builds = readTestData<[settings: NodeJS.ProcessEnv, words: string, forVisitors: boolean][]>(
  import.meta.url,
);

test.each(builds)('%j is published as %s; for visitors: %j', (settings, expectedText, forVisitors) => {
  expect(Object.values(describe(settings)).join(', ')).toBe(expectedText);
  expect(isForVisitors(settings)).toBe(forVisitors);
});

const describe = (environment: NodeJS.ProcessEnv) => describeSettings(readDeliveryConfig(environment));

const listMistakes = (environment: NodeJS.ProcessEnv, ...changes: readonly Change[]) =>
  findSettingMistakes(checkFiles(applyChanges(sample, ...changes)), describe(environment)).map(formatMistake);

test('any other build is refused, by each document in force that speaks of what is new', () => {
  expect(listMistakes({})).toEqual([]);
  const visits =
    'writtenFor > visits: found "counted by stats.ridge.co.ke" by the settings of this build, but its version was published with "not counted": build with the settings of that version, or publish a new version whose text and writtenFor say what is new';
  const [cookie, privacy] = ['cookie.mdx line 6', 'privacy.mdx line 8'].map(
    (place) => `content/legal/${place}, ${visits}`,
  );
  expect(listMistakes(COUNTING)).toEqual([cookie, privacy]);
  expect(listMistakes(COUNTING, ...COOKIE_DRAFT)).toEqual([privacy]);
  expect(listMistakes(FORMS)).toEqual([
    expect.stringMatching(/^content\/legal\/privacy\.mdx line 6, .* > messages:/),
    expect.stringMatching(/^content\/legal\/privacy\.mdx line 7, .* > orders:.* as messages"/),
  ]);
});
