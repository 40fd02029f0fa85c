/** Way C of docs/launch.md, followed for another company. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { project, type ProjectCopy, projectCopy } from '../../tools/project-copy.ts';
import { askAs, type Running, start } from './running.ts';
import { apacheServing, chosen } from './servers.ts';

const BUILD_MS = 300_000;
const BRAND = 'Elgon Networks';
const HOST = 'www.elgon.example';

/** Of steps 3 and 5, up to the archive that is uploaded. */
function commands(): string {
  const page = readFileSync(join(project, 'docs/launch.md'), 'utf8');
  const blocks = ['**Ways A and C**', '**All ways**'].map((words) => {
    const [, block = ''] = /^```sh\n(.*?)^```/ms.exec(page.split(words)[1] ?? '') ?? [];
    expect(block, words).not.toBe('');
    return block;
  });
  return blocks.join('').replaceAll('www.example.co.ke', HOST);
}

describe.runIf(chosen.includes('apache'))('a launch on Apache', () => {
  let copy: ProjectCopy;
  let running: Running;

  beforeAll(async () => {
    copy = projectCopy();
    const company = join(copy.root, 'content/company.yaml');
    writeFileSync(company, readFileSync(company, 'utf8').replace(/^name: .*$/m, `name: ${BRAND}`));
    copy.mustRun(`set -e\n${commands()}`);
    running = await start(
      apacheServing((folder) => {
        const top = join(folder, 'public_html');
        mkdirSync(top);
        execFileSync('tar', ['-xzf', join(copy.root, 'site.tar.gz'), '-C', top]);
        return top;
      }),
    );
  }, BUILD_MS);

  afterAll(async () => {
    await running.stop();
    copy.remove();
  });

  test.each([
    ['/', 200, `<link rel="canonical" href="https://${HOST}/"`],
    ['/services', 200, `<link rel="canonical" href="https://${HOST}/services"`],
    ['/no-such-page', 404, 'Oops! Page not found'],
  ])('%s is the company’s own', async (path, expected, words) => {
    const { status, headers, body } = await askAs(HOST, running.origin, path);
    expect(status).toBe(expected);
    expect(body).toContain(BRAND);
    expect(body).toContain(words);
    expect(headers).toHaveProperty('content-security-policy');
  });

  test('the other name leads to the one that was set', async () => {
    const { status, headers } = await askAs('elgon.example', running.httpOrigin, '/about');
    const { protocol, hostname, pathname } = new URL(headers.location ?? '');
    expect([status, protocol, hostname, pathname]).toEqual([301, 'https:', HOST, '/about']);
  });
});
