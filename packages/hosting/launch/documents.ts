import { type DeliveryConfig, describeLegalSettings } from '@site/rules/settings/delivery-config';
import { type ParsedFile, selectFiles } from '@site/content/check/engine/content';
import { isDraft } from '@site/content/check/rules/legal-files';
import { formatRecordedSettings } from '@site/content/check/rules/settings';

/** Lists the legal documents that have no effective date yet. */
export const listDrafts = (files: readonly ParsedFile[]) => selectFiles(files, 'legal').filter(isDraft);

/**
 * Returns the drafts with the effective date, and with those settings of the build on which each
 * depends.
 */
export const addEffectiveDate = (files: readonly ParsedFile[], day: string, delivery: DeliveryConfig) =>
  listDrafts(files).map((file) => ({
    file: file.source.file,
    // A draft has only one version. The day goes under the date of that version, where the office's form
    // writes it.
    text: file.text.replace(
      /^changes:\n( *)- .*\n *date: .*\n/m,
      (line, indent: string) =>
        `${formatRecordedSettings(file, describeLegalSettings(delivery))}${line}${indent}  effectiveDate: ${day}\n`,
    ),
  }));
