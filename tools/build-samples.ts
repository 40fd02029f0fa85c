/**
 * Builds the frozen sample content twice for the browser tests: as a site that sends nothing, and as one with
 * endpoints and a notice. `content/` is the owner's, so no test of wording or figures looks at its build.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { BUILD_SECRET, ENDPOINTS, SAMPLE_BUILDS } from '../tests/e2e/addresses.ts';
import { noticesFile } from '../tests/e2e/notice.ts';

function build(outDir: string, environment: Readonly<Record<string, string>>) {
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build', '--', '--outDir', outDir], {
    encoding: 'utf8',
    env: { ...process.env, [BUILD_SECRET[0]]: BUILD_SECRET[1], CONTENT_ROOT: 'tests/sample', ...environment },
  });
  if (status === 0) return;
  console.error(`${stdout}\n${stderr}\nThe build of tests/sample into ${outDir} failed.`);
  process.exit(1);
}

build(SAMPLE_BUILDS.silent, {});
const noticed = '.astro/sample/noticed';
cpSync('tests/sample', noticed, { recursive: true });
writeFileSync(`${noticed}/content/notices.yaml`, noticesFile());
build(SAMPLE_BUILDS.sending, { ...ENDPOINTS, CONTENT_ROOT: noticed });
