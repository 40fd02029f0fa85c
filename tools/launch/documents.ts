import { type DeliveryConfig, publishedSettings } from '../../integrations/delivery-config.ts';
import { type CheckedFile, filesOf } from '../content-check/engine/content.ts';
import { every, sentence } from '../content-check/engine/mistake.ts';
import { isDraft } from '../content-check/rules/draft.ts';
import { settingMistakes, writtenFor } from '../content-check/rules/settings.ts';
import type { Finding } from './report.ts';

const draftsOf = (files: readonly CheckedFile[]) =>
  filesOf(files, 'legal').filter((file) => isDraft(file, files));

/** Which documents bind no one yet, and where the settings of the build differ from those that are in force. */
export function documentFindings(
  files: readonly CheckedFile[],
  delivery: DeliveryConfig | undefined,
): readonly Finding[] {
  const drafts = draftsOf(files).map(({ slug }) => slug);
  const says = `${every(drafts)} have no day from which they apply. \`npm run launch:day 2027-01-31\`, with the settings of the build, writes it.`;
  const others = delivery ? settingMistakes(files, publishedSettings(delivery)) : [];
  return [
    ...(drafts.length > 0 ? [{ place: 'content/legal', says }] : []),
    ...others.map((mistake) => ({
      place: mistake.file,
      says: `${sentence(mistake).slice(mistake.file.length + 1)}.`,
    })),
  ];
}

/** The drafts as they are once their day is set, with what the build does on it. */
export const withDay = (files: readonly CheckedFile[], day: string, delivery: DeliveryConfig) =>
  draftsOf(files).map((file) => ({
    file: file.source.file,
    text: file.text
      .replace(/^effectiveDate: .*\n/m, '')
      .replace(
        /^version: .*\n/m,
        (version) => `${version}effectiveDate: ${day}\n${writtenFor(file, publishedSettings(delivery))}`,
      ),
  }));
