import { LEGAL_SETTINGS, type LegalSetting } from '@site/rules/settings/delivery-config';
import { settingOf } from '../../schemas/legal-blocks.ts';
import {
  type CheckedFile,
  type EntryData,
  filesOf,
  mistakesBy,
  type Rule,
  ruleFor,
} from '../engine/content.ts';
import { isTag } from '../engine/mdx-source.ts';
import type { Mistake } from '../engine/mistake.ts';
import { isDraft } from './legal-files.ts';

type Settings = Readonly<Record<LegalSetting, string>>;

/** Lists the settings on which the blocks of a document depend. */
function settingsIn({ body }: CheckedFile): readonly LegalSetting[] {
  const named = new Set((body?.nodes ?? []).filter(isTag).map(({ name }) => settingOf(name ?? '')));
  return LEGAL_SETTINGS.filter((setting) => named.has(setting));
}

/** Writes the lines that record the settings of a version; empty if the document depends on none. */
export function writtenFor(file: CheckedFile, settings: Settings): string {
  const lines = settingsIn(file).map((setting) => `  ${setting}: ${settings[setting]}\n`);
  return lines.length === 0 ? '' : `writtenFor:\n${lines.join('')}`;
}

/** A document in force records every setting on which its text depends. */
export const settingsRecorded = ruleFor('legal', (legal, report, _, file) => {
  if (isDraft(file)) return;
  for (const setting of settingsIn(file)) {
    if (legal.writtenFor?.[setting] === undefined)
      report(['writtenFor'], {
        found: `nothing about ${setting}`,
        allowed:
          'a document in force says what its version was written for: npm run launch:day prints the lines',
      });
  }
});

const REMEDY =
  'build with the settings of that version, ' +
  'or publish a new version whose text and writtenFor say what is new';

/** A build does what the documents in force were written for. */
const settingsKept: Rule<Settings> = (file, report, build) => {
  const legal = file.value as EntryData<'legal'> | undefined;
  if (!legal || isDraft(file)) return;
  for (const setting of settingsIn(file)) {
    const published = legal.writtenFor?.[setting];
    if (published !== undefined && published !== build[setting])
      report(['writtenFor', setting], {
        found: `"${build[setting]}" by the settings of this build`,
        allowed: `its version was published with "${published}": ${REMEDY}`,
      });
  }
};

export const settingMistakes = (files: readonly CheckedFile[], build: Settings): readonly Mistake[] =>
  filesOf(files, 'legal').flatMap((file) => mistakesBy(settingsKept, file, build));
