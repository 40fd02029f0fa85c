import { LEGAL_SETTINGS, type LegalSetting } from '@site/rules/settings/delivery-config';
import { findSetting } from '../../schemas/legal-blocks.ts';
import { type ParsedFile, type EntryData, applyRule, type Rule } from '../engine/content.ts';
import { isTag } from '../engine/mdx-source.ts';
import type { Mistake } from '../engine/mistake.ts';
import { isDraft } from './legal-files.ts';
import messages from './messages.json' with { type: 'json' };

type Settings = Readonly<Record<LegalSetting, string>>;

/** Lists the settings on which the blocks of a document depend. */
function listSettings({ body }: ParsedFile) {
  const namedSettings = new Set((body?.nodes ?? []).filter(isTag).map(({ name }) => findSetting(name ?? '')));
  return LEGAL_SETTINGS.filter((setting) => namedSettings.has(setting));
}

/**
 * Formats the lines of YAML that record the settings of a version. Returns an empty string if the document
 * depends on no setting.
 */
export function formatRecordedSettings(file: ParsedFile, settings: Settings): string {
  const lines = listSettings(file).map((setting) => `  ${setting}: ${settings[setting]}\n`);
  return lines.length === 0 ? '' : `writtenFor:\n${lines.join('')}`;
}

/**
 * Reports a document with an effective date whose text depends on a setting that it does not record. Reports
 * recorded settings that differ from those of this build, if there is a build.
 */
export const checkSettings: Rule<Settings | undefined> = (file, report, buildSettings) => {
  const legal = file.data as EntryData<'legal'> | undefined;
  if (file.kind !== 'legal' || !legal || isDraft(file)) return;
  for (const setting of listSettings(file)) {
    const recordedSetting = legal.writtenFor?.[setting];
    if (recordedSetting === undefined)
      report(['writtenFor'], { found: `nothing about ${setting}`, hint: messages.unrecorded });
    else if (buildSettings && recordedSetting !== buildSettings[setting])
      report(['writtenFor', setting], {
        found: `"${buildSettings[setting]}" by the settings of this build`,
        hint: `its version was published with "${recordedSetting}": ${messages.otherSettings}`,
      });
  }
};

export const listSettingMistakes = (
  files: readonly ParsedFile[],
  buildSettings: Settings,
): readonly Mistake[] => files.flatMap((file) => applyRule(checkSettings, file, buildSettings));
