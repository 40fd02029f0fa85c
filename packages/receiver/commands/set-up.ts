/** The commands for setting up the receiver: a test email, and a check for what is still missing. */
import { logInToMailServer, createSmtpDelivery } from '../mail/smtp.ts';
import { createCatalogueReader } from '../orders/catalogue.ts';
import type { Settings } from '../settings.schema.ts';
import { openDatabase, type DatabaseSettings } from '../store/open.ts';
import { createStore } from '../store/store.ts';

/** The settings of commands. The optional ones are needed by only some of the commands. */
export type CommandSettings = DatabaseSettings & Pick<Settings, 'CATALOGUE'> & Partial<Settings>;

/**
 * Sends a test email at once, without the outbox. If the server rejects it, the error has the server's
 * response.
 */
export async function* sendTestEmail(
  { SMTP_URL, MAIL_FROM, CATALOGUE }: CommandSettings,
  to: string,
  nowMs: number,
): AsyncGenerator<string> {
  if (SMTP_URL === undefined) throw new Error('SMTP_URL is not set: there is no server that sends email');
  const address = MAIL_FROM ?? (await createCatalogueReader(CATALOGUE)()).seller.email;
  const from = { name: '', address };
  const email = {
    from,
    to: { name: '', address: to },
    replyTo: from,
    date: new Date(nowMs).toISOString(),
    subject: 'Test of the website’s email',
    text: 'The receiver can send email. In this email’s source, spf, dkim and dmarc should each say “pass”.\n',
  };
  const delivery = await createSmtpDelivery(SMTP_URL)(
    email,
    crypto.randomUUID(),
    new AbortController().signal,
  );
  if (delivery.kind !== 'sent') throw new Error(`It was not sent: ${delivery.fullReason}`);
  yield `Sent from ${address} to ${to}. Check the spam folder too`;
}

/** Returns the reason why no email can be sent now, or false if email can be sent. */
async function findMailProblem(smtpUrl: string | undefined) {
  if (smtpUrl === undefined) return 'SMTP_URL is not set: no email is sent';
  try {
    await logInToMailServer(smtpUrl);
  } catch (error) {
    return `the mail server takes no email: ${error instanceof Error ? error.message : String(error)}`;
  }
  return false;
}

/** Returns a line for each part of the receiver: `ok`, or what is still missing. */
export async function* checkSetUp(settings: CommandSettings): AsyncGenerator<string> {
  const { SITE_ORIGIN = '', RECEIVER_ORIGIN = '', SMTP_URL, PAYMENT, CATALOGUE } = settings;
  const { seller } = await createCatalogueReader(CATALOGUE)().catch(() => ({ seller: undefined }));
  await using database = await openDatabase(settings, 'command');
  const { waiting, failed } = await createStore(database).countEmails();
  const isSecure = [SITE_ORIGIN, RECEIVER_ORIGIN].every((origin) => origin.startsWith('https:'));
  // Without the catalogue, the payment methods are not known. The line about prices says so.
  const isPayable = !seller || Object.keys(seller.payTo ?? {}).length > 0;
  const problems: Readonly<Record<string, string | false>> = {
    addresses: !isSecure && 'SITE_ORIGIN and RECEIVER_ORIGIN must begin with https:',
    prices: !seller && `${CATALOGUE} cannot be read: build and deploy the site`,
    mail: await findMailProblem(SMTP_URL),
    mails:
      waiting + failed > 0 && `${waiting} wait and ${failed} were given up: \`list\` and \`show\` say which`,
    payment:
      PAYMENT === 'demo'
        ? 'PAYMENT=demo moves no money'
        : PAYMENT === 'invoice' && !isPayable && 'content/company.yaml has no payTo',
    office:
      !settings.OFFICE_SECRET && 'OFFICE_SECRET is not set: orders are marked as paid by the command alone',
  };
  for (const [part, problem] of Object.entries(problems))
    yield problem === false ? `ok     ${part}` : `WAITS  ${part}: ${problem}`;
}
