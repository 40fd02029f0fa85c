/**
 * Checks that a build does what the documents in force say about messages, orders, payments and analytics.
 */
import { expect, test } from 'vitest';
import {
  readDeliveryConfig,
  isPublicBuild,
  describeLegalSettings,
} from '@site/rules/settings/delivery-config';
import { parseFiles } from '../../check/engine/content.ts';
import { formatMistake } from '../../check/engine/mistake.ts';
import { listSettingMistakes } from '../../check/rules/settings.ts';
import { readTestData } from '../../../../tests/support/test-data.ts';
import { type Change, applyChanges, COOKIE_DRAFT_CHANGES, sampleContentFiles } from './changed-content.ts';

const WITH_ANALYTICS = { PUBLIC_ANALYTICS_ENDPOINT: 'https://stats.ridge.co.ke/event' };
const WITH_FORM_SERVICE = {
  PUBLIC_CONTACT_SERVICE: 'formspree',
  PUBLIC_CONTACT_ENDPOINT: 'https://formspree.io/f/abcdwxyz',
};

const builds = readTestData<
  { settings: NodeJS.ProcessEnv; expectedDescription: string; isPublicBuild: boolean }[]
>(import.meta.url);

test.each(builds)(
  'the build with $settings is described as "$expectedDescription", and is public: $isPublicBuild',
  (build) => {
    expect(Object.values(describeBuild(build.settings)).join(', ')).toBe(build.expectedDescription);
    expect(isPublicBuild(build.settings)).toBe(build.isPublicBuild);
  },
);

const describeBuild = (environment: NodeJS.ProcessEnv) =>
  describeLegalSettings(readDeliveryConfig(environment));

const listMistakes = (environment: NodeJS.ProcessEnv, ...changes: readonly Change[]) =>
  listSettingMistakes(
    parseFiles(applyChanges(sampleContentFiles, ...changes)),
    describeBuild(environment),
  ).map(formatMistake);

test('a build with other settings contradicts each document in force that describes them', () => {
  expect(listMistakes({})).toEqual([]);
  // Two documents describe analytics. If one of them is a draft, it promises nothing yet.
  const analyticsMistake =
    'writtenFor > visits: found "counted by stats.ridge.co.ke" by the settings of this build, but its version was published with "not counted": build with the settings of that version, or publish a new version whose text and writtenFor say what is new';
  const [cookieMistake, privacyMistake] = ['cookie.mdx line 6', 'privacy.mdx line 8'].map(
    (place) => `content/legal/${place}, ${analyticsMistake}`,
  );
  expect(listMistakes(WITH_ANALYTICS)).toEqual([cookieMistake, privacyMistake]);
  expect(listMistakes(WITH_ANALYTICS, ...COOKIE_DRAFT_CHANGES)).toEqual([privacyMistake]);
  // A form service changes how messages, orders and payments are described.
  expect(listMistakes(WITH_FORM_SERVICE)).toEqual([
    expect.stringMatching(/^content\/legal\/privacy\.mdx line 6, .* > messages:/),
    expect.stringMatching(/^content\/legal\/privacy\.mdx line 7, .* > orders:.* as messages"/),
    expect.stringMatching(/^content\/legal\/privacy\.mdx line 9, .* > payment:.*"by invoice"/),
  ]);
});
