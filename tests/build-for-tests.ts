/**
 * `npm run test:build` runs this file. It builds the owner's content into dist/, and the frozen sample twice:
 * as a silent site, which sends nothing, and as a sending site, which has been launched and has notices. The
 * settings of this machine are ignored. Tests of wording and figures never read dist/, because the owner may
 * change `content/`.
 */
import './clear-settings.ts';
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DAY_MS, getKenyaDay } from '@site/rules/time/dates';
import { BUILD_SECRET, E2E_PORT, ENDPOINTS, PORT_FILE, SAMPLE_BUILDS } from './e2e/urls.ts';

/** The sample has no version of this day, so only the sending site, which is launched, can show it. */
const LAUNCH_DAY = '2026-02-03';

const formatDay = (daysFromToday: number) => getKenyaDay(Date.now() + daysFromToday * DAY_MS);

/**
 * The first notice has ended, the second is for today, the third is still to come, and the last ends today.
 */
const NOTICES = `notices:
  - from: ${formatDay(-9)}
    until: ${formatDay(-3)}
    text: We were away.
  - from: ${formatDay(0)}
    until: ${formatDay(0)}
    tone: warning
    text: Our office is closed on Jamhuri Day. Urgent incidents of plans are answered by {company.phone}.
    link: { to: /contact, words: How to reach us }
  - from: ${formatDay(3)}
    until: ${formatDay(4)}
    hours: { opens: '09:00', closes: '12:00' }
    text: We are back.
  - from: ${formatDay(-1)}
    until: ${formatDay(0)}
    hours: { opens: '10:00', closes: '11:00' }
    text: We are brief.
`;

/** Runs Node itself, because npm takes a third of a second to start. */
function runNode(command: readonly string[], environment: Readonly<Record<string, string>>, cwd = '.') {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });
  if (status === 0) return;
  throw new Error(`${stdout}\n${stderr}\n${command.join(' ')} failed.`);
}

function buildSite(outDir: string, contentRoot: string, settings: Readonly<Record<string, string>> = {}) {
  runNode(['scripts/astro.js', 'build', '--outDir', outDir], {
    [BUILD_SECRET.name]: BUILD_SECRET.value,
    CONTENT_ROOT: contentRoot,
    ...settings,
  });
}

buildSite('dist', '.');
buildSite(SAMPLE_BUILDS.silent, 'tests/sample');

const sendingSource = '.astro/sample/sending-source';
cpSync('tests/sample', sendingSource, { recursive: true });
writeFileSync(`${sendingSource}/content/notices.yaml`, NOTICES);
// Turns every document into a draft, so that launch/day.ts can publish it.
for (const file of globSync(`${sendingSource}/content/legal/*.mdx`)) {
  const draft = readFileSync(file, 'utf8')
    .replace(/^    effectiveDate: .*\n/m, '')
    .replace(/^writtenFor:\n(?:  .*\n)+/m, '');
  writeFileSync(file, draft);
}
runNode([resolve('packages/hosting/launch/day.ts'), LAUNCH_DAY], ENDPOINTS, sendingSource);
buildSite(SAMPLE_BUILDS.sending, sendingSource, ENDPOINTS);
writeFileSync(PORT_FILE, E2E_PORT);
