/** A launch, as docs/hosting.md has it for an account with Apache: another company, from a copy of the project to the answers. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { securityHeaders } from '../../integrations/hosts/headers.ts';
import { project, type ProjectCopy, projectCopy } from '../../tools/project-copy.ts';
import { askAs, type Running, start } from './running.ts';
import { apacheServing, chosen } from './servers.ts';

const BUILD_MS = 300_000;
const BRAND = 'Elgon Networks';
const HOST = 'www.elgon.example';

/** The commands of the page's section, for this company. */
function commands(): string {
  const docs = readFileSync(join(project, 'docs/hosting.md'), 'utf8');
  const [, block = ''] = /^## Apache[^#]*?```sh\n([^`]*)```/m.exec(docs) ?? [];
  expect(block).toContain('npm run build');
  return block.replaceAll('www.example.co.ke', HOST);
}

describe.runIf(chosen.includes('apache'))('a launch on Apache', () => {
  let copy: ProjectCopy;
  let running: Running;
  const ask = (path: string, host = HOST, origin = running.origin) => askAs(host, origin, path);

  beforeAll(async () => {
    copy = projectCopy();
    const company = join(copy.root, 'content/company.yaml');
    const text = readFileSync(company, 'utf8');
    const [name = ''] = /^name: .*$/m.exec(text) ?? [];
    writeFileSync(company, text.replace(name, `name: ${BRAND}`));
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

  test.each(['/', '/services'])('%s is the company’s own', async (path) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(200);
    expect(body).toMatch(new RegExp(`<title>[^<]*${BRAND}`));
    expect(body).toContain(`<link rel="canonical" href="https://${HOST}${path}"`);
    const sent = securityHeaders({ https: true, receivers: [] });
    for (const [name, value] of Object.entries(sent)) expect(headers[name.toLowerCase()], name).toBe(value);
  });

  test('a wrong address is not found, in its own words', async () => {
    const { status, body } = await ask('/no-such-page');
    expect(status).toBe(404);
    expect(body).toContain('Oops! Page not found');
    expect(body).toContain(BRAND);
  });

  test('every other way to a page leads to its one address', async () => {
    for (const [host, origin, path] of [
      [HOST, running.httpOrigin, '/about'],
      ['elgon.example', running.httpOrigin, '/about'],
      ['elgon.example', running.origin, '/about'],
      [HOST, running.origin, '/about/'],
    ] as const) {
      const { status, headers } = await ask(path, host, origin);
      // Apache adds the port that it is asked on here.
      const { protocol, hostname, pathname } = new URL(headers.location ?? '');
      expect([status, protocol, hostname, pathname]).toEqual([301, 'https:', HOST, '/about']);
    }
  });
});
