import { LEGAL_SETTINGS, type LegalSetting, settingOf } from '../../../src/domain/content/legal-blocks.ts';
import {
  type CheckedFile,
  type Content,
  filesOf,
  type Rule,
  ruleFor,
  type ValueOf,
} from '../engine/content.ts';
import { isTag } from '../engine/mdx-source.ts';
import { type Mistake, mistakeOn } from '../engine/mistake.ts';
import { isDraft } from './draft.ts';
import { versionFile } from './version-files.ts';

type Settings = Readonly<Record<LegalSetting, string>>;

/** In the words of publishedSettings. */
const HOST = /^(?:sent to|counted by) ([^\s,]+\.[^\s,]+)/;

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
export const settingsRecorded: Rule = ruleFor('legal', (legal, at, { files }, file) =>
  isDraft(file, files)
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

/** The text of an earlier version is that of the published site, which names whom it sent to. */
export const savedElsewhere = (now: Content, before: Content): readonly Mistake[] =>
  filesOf(before.files, 'legal').flatMap((document) => {
    const legal = document.value as ValueOf<'legal'> | undefined;
    if (!legal || isDraft(document, before.files)) return [];
    const file = versionFile(document.slug, legal.version);
    const saved = now.texts.find((text) => text.file === file)?.text;
    const hosts = Object.values(legal.writtenFor ?? {}).flatMap((words = '') => HOST.exec(words)?.[1] ?? []);
    const missing = hosts.find((host) => saved !== undefined && !saved.includes(host));
    if (missing === undefined) return [];
    const allowed = `version ${legal.version} was published with it: save the text of the published site`;
    return mistakeOn(file, 1, [`nothing about ${missing}`, allowed]);
  });

/** Where a build does something else than a version in force was written for. */
export const settingMistakes = (files: readonly CheckedFile[], build: Settings): readonly Mistake[] =>
  filesOf(files, 'legal').flatMap((file) => {
    const legal = file.value as ValueOf<'legal'> | undefined;
    if (!legal || isDraft(file, files)) return [];
    return spokenOf(file).flatMap((setting) => {
      const published = legal.writtenFor?.[setting];
      if (published === undefined || published === build[setting]) return [];
      const allowed = `version ${legal.version} was published with "${published}": build with the settings of that version, or publish a new version whose text and writtenFor say what is new`;
      const found = `"${build[setting]}" by the settings of this build`;
      return [file.source.mistake(['writtenFor', setting], found, allowed)];
    });
  });
