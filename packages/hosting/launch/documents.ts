import { type DeliveryConfig, publishedSettings } from '@site/rules/settings/delivery-config';
import { type CheckedFile, filesOf } from '@site/content/check/engine/content';
import { isDraft } from '@site/content/check/rules/legal-files';
import { writtenFor } from '@site/content/check/rules/settings';

/** The documents that bind no one yet. */
export const draftsOf = (files: readonly CheckedFile[]) =>
  filesOf(files, 'legal').filter((file) => isDraft(file));

/** The drafts as they are once their day is set, with what the build does on it. */
export const withDay = (files: readonly CheckedFile[], day: string, delivery: DeliveryConfig) =>
  draftsOf(files).map((file) => ({
    file: file.source.file,
    // Under the first line of the only version's entry.
    text: file.text.replace(
      /^changes:\n( *)- .*\n/m,
      (entry, indent: string) =>
        `${writtenFor(file, publishedSettings(delivery))}${entry}${indent}  effectiveDate: ${day}\n`,
    ),
  }));
