import { LEGAL_SETTINGS, type LegalSetting } from '@site/rules/settings/delivery-config';
import { settingOf } from '../../schemas/legal-blocks.ts';
import { type CheckedFile, filesOf, type Rule, ruleFor, type ValueOf } from '../engine/content.ts';
import { isTag } from '../engine/mdx-source.ts';
import type { Mistake } from '../engine/mistake.ts';
import { isDraft } from './legal-files.ts';

type Settings = Readonly<Record<LegalSetting, string>>;

/** What a document speaks of, by the blocks that it has. */
function spokenOf({ body }: CheckedFile): readonly LegalSetting[] {
  const named = new Set((body?.nodes ?? []).filter(isTag).map(({ name }) => settingOf(name ?? '')));
  return LEGAL_SETTINGS.filter((setting) => named.has(setting));
}

/** The lines of a document that record what its version was written for; nothing where it speaks of no setting. */
export function writtenFor(file: CheckedFile, settings: Settings): string {
  const lines = spokenOf(file).map((setting) => `  ${setting}: ${settings[setting]}\n`);
  return lines.length === 0 ? '' : `writtenFor:\n${lines.join('')}`;
}

/** A document in force records every setting that its text depends on. */
export const settingsRecorded: Rule = ruleFor('legal', (legal, at, _, file) =>
  isDraft(file)
    ? []
    : spokenOf(file)
        .filter((setting) => legal.writtenFor?.[setting] === undefined)
        .map((setting) =>
          at(
            ['writtenFor'],
            `nothing about ${setting}`,
            'a document in force says what its version was written for: `npm run launch:day` prints the lines',
          ),
        ),
);

/** Where a build does something else than a version in force was written for. */
export const settingMistakes = (files: readonly CheckedFile[], build: Settings): readonly Mistake[] =>
  filesOf(files, 'legal').flatMap((file) => {
    const legal = file.value as ValueOf<'legal'> | undefined;
    if (!legal || isDraft(file)) return [];
    return spokenOf(file).flatMap((setting) => {
      const published = legal.writtenFor?.[setting];
      if (published === undefined || published === build[setting]) return [];
      const allowed = `its version was published with "${published}": build with the settings of that version, or publish a new version whose text and writtenFor say what is new`;
      const found = `"${build[setting]}" by the settings of this build`;
      return [file.source.mistake(['writtenFor', setting], found, allowed)];
    });
  });
