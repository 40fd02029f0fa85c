import { type DeliveryConfig, describeSettings } from '@site/rules/settings/delivery-config';
import { type CheckedFile, selectFiles } from '@site/content/check/engine/content';
import { isDraft } from '@site/content/check/rules/legal-files';
import { formatRecordedSettings } from '@site/content/check/rules/settings';

/** Lists the legal documents that have no effective date yet. */
export const listDrafts = (files: readonly CheckedFile[]) =>
  selectFiles(files, 'legal').filter((file) => isDraft(file));

/** Sets the effective date of the drafts, and records the build's settings in them. */
export const addEffectiveDate = (files: readonly CheckedFile[], day: string, delivery: DeliveryConfig) =>
  listDrafts(files).map((file) => ({
    file: file.source.file,
    // A draft has one version. Its date goes under the first line of the version's entry.
    text: file.text.replace(
      /^changes:\n( *)- .*\n/m,
      (entry, indent: string) =>
        `${formatRecordedSettings(file, describeSettings(delivery))}${entry}${indent}  effectiveDate: ${day}\n`,
    ),
  }));
