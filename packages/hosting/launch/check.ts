/**
 * `npm run launch:check` lists everything in content/ that is not real yet, and counts the mistakes there.
 * With the URL of the site as its argument, the command also checks the site itself.
 */
import { parseFiles } from '@site/content/check/engine/content';
import { pluralise } from '@site/rules/text/plural';
import { readContent, readLogo } from '@site/content/check/engine/read-content';
import { checkProject } from '@site/content/check/project';
import { listContentFindings, checkSite } from './findings.ts';

const urlArgument = process.argv[2];
const url = urlArgument === undefined ? undefined : URL.parse(urlArgument);
if (url === null) {
  console.error(
    `"${String(urlArgument)}" is not an address: npm run launch:check -- https://www.company.co.ke`,
  );
  process.exit(1);
}

const { mistakes } = await checkProject('.');
const findings = listContentFindings(parseFiles(readContent('.')), readLogo('.'));
const checkResults = url ? await checkSite(url.origin) : [];

for (const finding of findings) console.log(finding);
if (mistakes.length > 0)
  console.log(`content/: ${pluralise(mistakes.length, 'mistake')}, which \`npm run content:check\` lists`);
for (const { statement, fix } of checkResults)
  console.log(fix === undefined ? `yes  ${statement}` : `NO   ${statement}: ${fix}`);

const remaining =
  findings.length + mistakes.length + checkResults.filter(({ fix }) => fix !== undefined).length;
console.log(
  remaining === 0
    ? '\nReady.'
    : `\nNot ready: ${pluralise(remaining, 'thing')}. ` +
        'When something becomes real, delete its entry from content/marks.yaml.',
);
process.exitCode = remaining === 0 ? 0 : 1;
