/**
 * `npm run launch:day 2027-01-31` puts the drafts in content/legal into force on that day. It runs with the
 * settings of the build, and records them in the drafts. For each document that is in force already, it
 * prints the lines about these settings that the document's next version needs.
 */
import { writeFileSync } from 'node:fs';
import { readDeliveryConfig, describeLegalSettings } from '@site/rules/settings/delivery-config';
import { parseFiles, selectFiles } from '@site/content/check/engine/content';
import { readContent } from '@site/content/check/engine/read-content';
import { parseDay } from '@site/rules/time/dates';
import { formatRecordedSettings } from '@site/content/check/rules/settings';
import { addEffectiveDate } from './documents.ts';

const [dayArgument = ''] = process.argv.slice(2);
const day = parseDay(dayArgument);
if (day === undefined) {
  console.error(
    `"${dayArgument}" is not a day. Write it as year, month and day: npm run launch:day 2027-01-31`,
  );
  process.exit(1);
}

const delivery = readDeliveryConfig(process.env);
const files = parseFiles(readContent('.'));
const launchedFiles = addEffectiveDate(files, day, delivery);
for (const { file, text } of launchedFiles) {
  writeFileSync(file, text);
  console.log(`${file} applies from ${day}.`);
}
for (const file of selectFiles(files, 'legal')) {
  const lines = formatRecordedSettings(file, describeLegalSettings(delivery));
  if (lines !== '' && launchedFiles.every((launchedFile) => launchedFile.file !== file.source.file))
    console.log(`${file.source.file} is in force already. Its next version has:\n${lines}`);
}
