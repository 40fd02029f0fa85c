import { LEGAL_SETTINGS, type LegalSetting } from '@site/rules/settings/delivery-config';
import { findSetting } from '../../schemas/legal-blocks.ts';
import { type CheckedFile, type EntryData, applyRule, type Rule } from '../engine/content.ts';
import { isTag } from '../engine/mdx-source.ts';
import type { Mistake } from '../engine/mistake.ts';
import { isDraft } from './legal-files.ts';
import words from './words.json' with { type: 'json' };

type Settings = Readonly<Record<LegalSetting, string>>;

/** Lists the settings on which the blocks of a document depend. */
function listSettings({ body }: CheckedFile): readonly LegalSetting[] {
  const namedSettings = new Set((body?.nodes ?? []).filter(isTag).map(({ name }) => findSetting(name ?? '')));
  return LEGAL_SETTINGS.filter((setting) => namedSettings.has(setting));
}

/**
 * Writes the lines that record the settings of a version. Returns an empty text if the document depends on no
 * setting.
 */
export function formatRecordedSettings(file: CheckedFile, settings: Settings): string {
  const lines = listSettings(file).map((setting) => `  ${setting}: ${settings[setting]}\n`);
  return lines.length === 0 ? '' : `writtenFor:\n${lines.join('')}`;
}

/**
 * Reports a document in force that does not record a setting on which its text depends, or that was published with
 * settings that differ from this build's settings.
 */
export const checkSettings: Rule<Settings | undefined> = (file, report, buildSettings) => {
  const legal = file.value as EntryData<'legal'> | undefined;
  if (file.kind !== 'legal' || !legal || isDraft(file)) return;
  for (const setting of listSettings(file)) {
    const publishedSetting = legal.writtenFor?.[setting];
    if (publishedSetting === undefined)
      report(['writtenFor'], { found: `nothing about ${setting}`, allowed: words.unrecorded });
    else if (buildSettings && publishedSetting !== buildSettings[setting])
      report(['writtenFor', setting], {
        found: `"${buildSettings[setting]}" by the settings of this build`,
        allowed: `its version was published with "${publishedSetting}": ${words.otherSettings}`,
      });
  }
};

export const findSettingMistakes = (
  files: readonly CheckedFile[],
  buildSettings: Settings,
): readonly Mistake[] => files.flatMap((file) => applyRule(checkSettings, file, buildSettings));
