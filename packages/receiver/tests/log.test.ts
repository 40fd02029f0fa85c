/** Checks after each test that the log has a line, and that no line contains personal data. */
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { waitUntil } from '../../../tests/support/wait-until.ts';
import { formatErrorForLog } from '../log.ts';
import { createSender } from '../mail/sending.ts';
import { createSmtpDelivery } from '../mail/smtp.ts';
import { createPesapalApi } from '../payments/pesapal-api.ts';
import { startAnotherReceiver, receiver, startReceiverForEachTest } from './each-test.ts';
import { startMailServer } from './mail/mail-server.ts';
import { prepareReceiver } from './receiver-process.ts';
import { buildEmail, buildMessage, buildStoredSubmission } from './samples.ts';

startReceiverForEachTest();

const NAME = 'Wanjiku';
const ADDRESS = 'ann@example.co.ke';
const ERROR_TEXT = `${NAME} <${ADDRESS}> is unknown\n    at ${NAME} (${ADDRESS})\n"${NAME}" 0712345678`;

let lines: string[];
const logError = (error: unknown) => {
  lines.push(formatErrorForLog(error));
};
beforeEach(() => {
  lines = [];
});
afterEach(() => {
  expect(lines).not.toEqual([]);
  for (const line of lines) expect(line).not.toMatch(/Wanjiku|ann|example\.co|712345/i);
});

async function tryToSendEmail(ports: Partial<Parameters<typeof createSender>[0]>) {
  await receiver.store.storeOnce(
    buildStoredSubmission({ email: ADDRESS, fields: { name: NAME, email: ADDRESS } }),
  );
  const customer = { name: NAME, address: ADDRESS };
  const compose = () =>
    Promise.resolve(buildEmail({ to: customer, replyTo: customer, subject: NAME, text: ERROR_TEXT }));
  const deliver = () => Promise.reject(new Error(ERROR_TEXT));
  const sendNext = createSender({
    outbox: receiver.store,
    compose,
    deliver,
    logError,
    now: Date.now,
    ...ports,
  });
  await sendNext(new AbortController().signal);
}

test.each(['connection', 'message'] as const)(
  'an email that the mail server rejects at the %s is logged without personal data',
  async (at) => {
    const server = await startMailServer({ code: 550, at, message: ERROR_TEXT.replaceAll('\n', ' ') });
    await tryToSendEmail({ deliver: createSmtpDelivery(server.url, 5000) });
    const [emailStatus] = await receiver.store.listEmails('MSG-1');
    expect(emailStatus?.error).toContain(ADDRESS);
    expect(lines.join()).toMatch(/^The email “received” of MSG-1 was not sent \([\w-]+\): 550 [A-Z ]+$/);
  },
);

test.each([
  ['sent', {}],
  ['composed', { compose: () => Promise.reject(new TypeError(ERROR_TEXT)) }],
])('an email that cannot be %s is logged without personal data', (_, ports) => tryToSendEmail(ports));

test.each([
  ['a bug', () => Promise.reject(new TypeError(ERROR_TEXT, { cause: new RangeError(ERROR_TEXT) }))],
  [
    'a database error',
    async () => {
      const insert = "INSERT INTO submissions (kind, key, reference) VALUES ('contact', $1, $1)";
      await receiver.database.write((query) => query(insert, ERROR_TEXT));
      return undefined;
    },
  ],
])('a request that fails because of %s is logged without personal data', async (_, findByKey) => {
  const other = await startAnotherReceiver({ store: { ...receiver.store, findByKey }, logError });
  const response = await other.post(
    '/messages',
    buildMessage({ name: NAME, email: ADDRESS, message: ERROR_TEXT }),
  );
  expect(response.status).toBeGreaterThanOrEqual(500);
});

test('a payment that its provider rejects is logged without personal data', async () => {
  const error = { code: '', error_type: ERROR_TEXT, message: ERROR_TEXT };
  const respond = () => Promise.resolve(Response.json({ error }, { status: 400 }));
  const account = { baseUrl: '', key: '', secret: '' };
  await createPesapalApi(account, respond).fetchStatus('id').catch(logError);
});

test('a crash of the process is logged without personal data', async () => {
  const preparedReceiver = await prepareReceiver();
  onTestFinished(preparedReceiver.remove);
  const crash = `process.on('SIGUSR2', () => { throw new Error(${JSON.stringify(ERROR_TEXT)}); })`;
  const settings = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(crash)}` };
  const runningProcess = await preparedReceiver.start({ settings });
  expect(await runningProcess.end('SIGUSR2')).toBe(1);
  await waitUntil(() => runningProcess.errors.length > 0, 'the line in the log');
  lines.push(...runningProcess.errors);
});
