/** No line of the log names a customer, whatever the message of an error says. */
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { waitUntil } from '../../../tests/support/wait-until.ts';
import { formatErrorForLog } from '../log.ts';
import { createSender } from '../mail/sending.ts';
import { createSmtpDelivery } from '../mail/smtp.ts';
import { createPesapalApi } from '../payments/pesapal-api.ts';
import { startAnotherReceiver, receiver, startReceiverForEachTest } from './each-test.ts';
import { startMailServer } from './mail/mail-server.ts';
import { prepareReceiver } from './receiver-process.ts';
import { buildMail, buildMessage, buildSubmission } from './samples.ts';

startReceiverForEachTest();

const NAME = 'Wanjiku';
const ADDRESS = 'ann@example.co.ke';
const WORDS = `${NAME} <${ADDRESS}> is unknown\n    at ${NAME} (${ADDRESS})\n"${NAME}" 0712345678`;

let lines: string[];
const report = (error: unknown) => {
  lines.push(formatErrorForLog(error));
};
beforeEach(() => {
  lines = [];
});
afterEach(() => {
  expect(lines).not.toEqual([]);
  for (const line of lines) expect(line).not.toMatch(/Wanjiku|ann|example\.co|712345/i);
});

async function sendOne(ports: Partial<Parameters<typeof createSender>[0]>) {
  await receiver.store.storeOnce(buildSubmission({ email: ADDRESS, fields: { name: NAME, email: ADDRESS } }));
  const ann = { name: NAME, address: ADDRESS };
  const compose = () => Promise.resolve(buildMail({ to: ann, replyTo: ann, subject: NAME, text: WORDS }));
  const deliver = () => Promise.reject(new Error(WORDS));
  const step = createSender({ outbox: receiver.store, compose, deliver, report, now: Date.now, ...ports });
  await step(new AbortController().signal);
}

test.each(['connection', 'message'] as const)('a mail that its server refuses at the %s', async (at) => {
  const server = await startMailServer({ code: 550, at, says: WORDS.replaceAll('\n', ' ') });
  await sendOne({ deliver: createSmtpDelivery(server.url, 5000) });
  const [mailStatus] = await receiver.store.listMails('MSG-1');
  expect(mailStatus?.error).toContain(ADDRESS);
  expect(lines.join()).toMatch(/^The mail “received” of MSG-1 is \w+: 550 [A-Z ]+$/);
});

test.each([
  ['sent', {}],
  ['written', { compose: () => Promise.reject(new TypeError(WORDS)) }],
])('a mail that cannot be %s', (_, ports) => sendOne(ports));

test.each([
  ['our own mistake', () => Promise.reject(new TypeError(WORDS, { cause: new RangeError(WORDS) }))],
  [
    'a refusal of the database',
    async () => {
      const insert = "INSERT INTO submissions (kind, key, reference) VALUES ('contact', $1, $1)";
      await receiver.database.write((query) => query(insert, WORDS));
      return undefined;
    },
  ],
])('a request that meets %s', async (_, recall) => {
  const other = await startAnotherReceiver({ store: { ...receiver.store, findByKey: recall }, report });
  const answer = await other.post('/messages', buildMessage({ name: NAME, email: ADDRESS, message: WORDS }));
  expect(answer.status).toBeGreaterThanOrEqual(500);
});

test('a payment that its provider refuses', async () => {
  const error = { code: '', error_type: WORDS, message: WORDS };
  const answer = () => Promise.resolve(Response.json({ error }, { status: 400 }));
  const account = { base: '', key: '', secret: '' };
  await createPesapalApi(account, answer).status('id').catch(report);
});

test('a process that ends by a mistake', async () => {
  const setup = await prepareReceiver();
  onTestFinished(setup.remove);
  const mistake = `process.on('SIGUSR2', () => { throw new Error(${JSON.stringify(WORDS)}); })`;
  const settings = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(mistake)}` };
  const running = await setup.start({ settings });
  expect(await running.end('SIGUSR2')).toBe(1);
  await waitUntil(() => running.errors.length > 0, 'the line in the log');
  lines.push(...running.errors);
});
