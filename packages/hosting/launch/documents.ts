import { type DeliveryConfig, publishedSettings } from '@site/rules/settings/delivery-config';
import { type CheckedFile, filesOf } from '@site/content/check/engine/content';
import { isDraft } from '@site/content/check/rules/legal-files';
import { writtenFor } from '@site/content/check/rules/settings';

/** Lists the documents that bind no one yet. */
export const draftsOf = (files: readonly CheckedFile[]) =>
  filesOf(files, 'legal').filter((file) => isDraft(file));

/** Sets the day of the drafts, and records what the build sends, as its settings say. */
export const withDay = (files: readonly CheckedFile[], day: string, delivery: DeliveryConfig) =>
  draftsOf(files).map((file) => ({
    file: file.source.file,
    // A draft has one version, whose day stands under the first line of its entry.
    text: file.text.replace(
      /^changes:\n( *)- .*\n/m,
      (entry, indent: string) =>
        `${writtenFor(file, publishedSettings(delivery))}${entry}${indent}  effectiveDate: ${day}\n`,
    ),
  }));
