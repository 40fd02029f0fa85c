/** The office's secret link in no log of the real nginx: after a view, a payment noted, and views while the receiver is away. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { freePort } from '@site/rules/tests/free-port';
import { waitUntil } from '@site/rules/tests/wait-until';
import { onTestFinished, expect, test } from 'vitest';
import { launchOptions } from '../../../../tests/browsers/chromium.ts';
import { officeLinks } from '../../office/link.ts';
import { receiverPlace } from '../receiver-process.ts';
import { order } from '../samples.ts';

const shipped = readFileSync(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8');
const SECRET = 'a-secret-of-tests-'.repeat(2);

/** The shipped file with a certificate, ports and logs of the test's own. */
function startNginx(folder: string, port: number, receiverPort: number) {
  const logs = join(folder, 'logs');
  mkdirSync(logs);
  execFileSync('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
    ...['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')],
  ]);
  const server = shipped
    .replaceAll('443', String(port))
    .replaceAll('127.0.0.1:4331', `127.0.0.1:${receiverPort}`)
    .replaceAll('/etc/letsencrypt/live/orders.example.co.ke', folder)
    .replaceAll('/var/log/nginx', logs);
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; error_log ${logs}/error.log; events {} http { ${server} }`,
  );
  const nginx = spawn('nginx', ['-c', file, '-e', join(logs, 'error.log')], { stdio: 'inherit' });
  return {
    log: (name: 'access' | 'error') => readFileSync(join(logs, `${name}.log`), 'utf8'),
    stop: async () => {
      nginx.kill('SIGQUIT');
      await once(nginx, 'exit');
    },
  };
}

test('no line of either log has what opens the office’s page', async () => {
  const port = await freePort();
  const own = `https://localhost:${port}`;
  const place = await receiverPlace();
  onTestFinished(place.remove);
  const settings = { PAYMENT: 'invoice', OFFICE_SECRET: SECRET, RECEIVER_ORIGIN: own };
  const running = await place.start({ settings });
  const nginx = startNginx(place.folder, port, place.port);
  onTestFinished(nginx.stop);
  await place.post('/orders', order());
  const [stored] = await place.kept();
  if (!stored) throw new Error('The order is not stored');
  const { address } = officeLinks(SECRET, own).linkTo(stored);

  const browser = await chromium.launch(launchOptions());
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ ignoreHTTPSErrors: true });

  await page.goto(address);
  await page.getByLabel('Amount').fill('USD 1,390.50');
  await page.getByRole('button', { name: 'Paid' }).click();
  await page.getByRole('heading', { name: 'This order is paid' }).waitFor();
  expect(await place.isPaid(stored.reference)).toBe(true);
  await page.goto(`${address}A`);
  await page.getByRole('heading', { name: 'This link is not one of ours' }).waitFor();

  expect(await running.end('SIGTERM')).toBe(0);
  for (const where of [page.url(), address, `${own}/health`]) await page.goto(where);

  await waitUntil(() => nginx.log('access').includes('/health'), 'the last line');
  expect(nginx.log('access')).toContain('/style.css');
  expect(nginx.log('error')).toContain('/health');
  const [until = '', signature = ''] = address.split('/').slice(-2);
  for (const name of ['access', 'error'] as const)
    for (const secret of [until, signature]) expect(nginx.log(name)).not.toContain(secret);
});
