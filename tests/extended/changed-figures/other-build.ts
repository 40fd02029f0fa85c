/** Builds the sample content with other figures. */
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { otherContent } from './other-content.ts';

const SAMPLE = 'tests/sample';
/** Within the project, whose modules the build takes. */
const ROOT = '.astro/other-figures';

/** Gives the folders of its pages and of its content, and what was changed. */
export function otherBuild() {
  rmSync(ROOT, { recursive: true, force: true });
  cpSync(`${SAMPLE}/content`, `${ROOT}/content`, { recursive: true });
  const { changed, words, numbers } = otherContent();
  for (const file of readdirSync(`${ROOT}/content`, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!file.endsWith('.yaml')) continue;
    const path = `${ROOT}/content/${file}`;
    writeFileSync(path, changed(file.replace(/\.yaml$/, ''), readFileSync(path, 'utf8')));
  }
  const dist = `${ROOT}/dist`;
  // Vitest's own NODE_ENV would build for development.
  const environment = { ...process.env, NODE_ENV: 'production', CONTENT_ROOT: ROOT };
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build', '--', '--outDir', dist], {
    encoding: 'utf8',
    env: environment,
  });
  if (status !== 0) throw new Error(`The build with other figures failed:\n${stdout}\n${stderr}`);
  return { dist, content: `${ROOT}/content`, words, numbers };
}
