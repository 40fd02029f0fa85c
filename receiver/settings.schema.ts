import { z } from 'zod';
import { parseRange } from './client-address.ts';
import { visible } from './visible-text.ts';

/** A scheme and a host, as browsers write an `Origin`. */
const originSchema = z
  .url({ protocol: /^https?$/u })
  .refine((address) => URL.parse(address)?.origin === address);

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/u)
    .transform(Number)
    .refine((number) => number >= min && number <= max);

/** SQLite would keep the first three in memory, or read them as an address. */
const isOwnFile = (path: string) =>
  path.trim() !== '' && !path.includes('\0') && !path.includes(':memory:') && !/^file:|\/$/u.test(path);

const rangesSchema = z.string().transform((text, context) => {
  const words = text.split(/[\s,]+/u).filter((word) => word !== '');
  const ranges = words.flatMap((word) => parseRange(word) ?? []);
  if (ranges.length < words.length) context.addIssue({ code: 'custom' });
  return ranges;
});

/** `smtps` encrypts from the start, `smtp` once the server has been asked to. */
function isSmtpAddress(text: string): boolean {
  const address = URL.parse(text);
  return address !== null && /^smtps?:$/u.test(address.protocol) && address.hostname !== '';
}

/** Everything that can be set, by its name in the environment. */
const settingsSchema = z
  .object({
    /** The website's origin: who may send, and where visitors return to. */
    SITE_ORIGIN: originSchema.default('http://localhost:4330'),
    /** The receiver's own origin, as browsers reach it. */
    RECEIVER_ORIGIN: originSchema.default('http://localhost:4331'),
    HOST: z
      .string()
      .regex(/^[\w.:-]+$/u)
      .default('127.0.0.1'),
    PORT: wholeNumber(0, 65_535).default(4331),
    /** The file that SQLite keeps everything in. */
    DATABASE: z.string().refine(isOwnFile).default('receiver.db'),
    /** The PostgreSQL that keeps everything instead. */
    DATABASE_URL: z.url({ protocol: /^postgres(?:ql)?$/u }).optional(),
    /** The published catalogue: its address, or a file of the built site. */
    CATALOGUE: z.string().min(1).default('dist/catalogue.json'),
    /** How orders are paid: receiver/docs/contract.md. */
    PAYMENT: z.enum(['invoice', 'pesapal', 'demo']).default('invoice'),
    /** Pesapal's API, without `/api`: live, or for trying it out https://cybqa.pesapal.com/pesapalv3 */
    PESAPAL_URL: z.url({ protocol: /^https?$/u }).default('https://pay.pesapal.com/v3'),
    /** Of the account; they are secret. */
    PESAPAL_KEY: z.string().default(''),
    PESAPAL_SECRET: z.string().default(''),
    /** The proxies in front, whose `X-Forwarded-For` is believed. */
    TRUSTED_PROXIES: rangesSchema.default([]),
    /** How many submissions a client may send in RATE_WINDOW_SECONDS. */
    RATE_LIMIT: wholeNumber(1, 1_000_000).default(20),
    RATE_WINDOW_SECONDS: wholeNumber(1, 86_400).default(60),
    /** The server that mails are sent by. Without it they are kept, and sent once it is set. */
    SMTP_URL: z.string().refine(isSmtpAddress).optional(),
    /** Whom mails come from, and who gets what visitors send. Without them the address that the site names. */
    MAIL_FROM: z.email().optional(),
    SALES_MAIL: z.email().optional(),
    /** How long one attempt at a mail may take, and when the second one follows. */
    MAIL_TIMEOUT_SECONDS: wholeNumber(1, 600).default(30),
    MAIL_RETRY_SECONDS: wholeNumber(1, 86_400).default(60),
  })
  .superRefine(({ PAYMENT, ...settings }, context) => {
    for (const name of ['PESAPAL_KEY', 'PESAPAL_SECRET'] as const)
      if (PAYMENT === 'pesapal' && settings[name] === '') context.addIssue({ code: 'custom', path: [name] });
  });

export type Settings = z.infer<typeof settingsSchema>;

const MUST_BE: Readonly<Record<keyof Settings, string>> = {
  SITE_ORIGIN: 'an origin like https://www.example.com, without a path',
  RECEIVER_ORIGIN: 'an origin like https://orders.example.com, without a path',
  HOST: 'the name or address of a network interface, like 127.0.0.1',
  PORT: 'a whole number from 0 to 65535',
  DATABASE: 'the path of a file, like /var/lib/receiver/receiver.db',
  DATABASE_URL: 'an address like postgres://receiver:password@db.example.com/receiver',
  CATALOGUE: 'an address or a file, like https://www.example.com/catalogue.json',
  PAYMENT: 'invoice, pesapal, or demo, where no money moves',
  PESAPAL_URL: 'the address of the API, like https://pay.pesapal.com/v3',
  PESAPAL_KEY: 'the consumer key of the Pesapal account',
  PESAPAL_SECRET: 'the consumer secret of the Pesapal account',
  TRUSTED_PROXIES: 'addresses or ranges with commas between, like 127.0.0.1, 10.0.0.0/8',
  RATE_LIMIT: 'a whole number from 1 to 1000000',
  RATE_WINDOW_SECONDS: 'a whole number of seconds from 1 to 86400',
  SMTP_URL: 'an address like smtps://user:password@smtp.example.com',
  MAIL_FROM: 'an address like website@example.com',
  SALES_MAIL: 'an address like sales@example.com',
  MAIL_TIMEOUT_SECONDS: 'a whole number of seconds from 1 to 600',
  MAIL_RETRY_SECONDS: 'a whole number of seconds from 1 to 86400',
};

/** What nobody prints, not even where it is wrong. */
const SECRET: ReadonlySet<keyof Settings> = new Set(['DATABASE_URL', 'SMTP_URL']);

export const SETTINGS = Object.keys(MUST_BE);

type ReadSettings =
  | { readonly ok: true; readonly settings: Settings }
  /** A sentence for each setting that is wrong. */
  | { readonly ok: false; readonly sentences: readonly string[] };

export function readSettings(environment: Readonly<Record<string, string | undefined>>): ReadSettings {
  const { success, data, error } = settingsSchema.safeParse(environment);
  if (success) return { ok: true, settings: data };
  const names = new Set(error.issues.map(({ path }) => path[0] as keyof Settings));
  const sentences = Array.from(names, (name) => {
    const set = visible((environment[name] ?? '').slice(0, 200));
    const said = SECRET.has(name) ? 'cannot be read' : `is “${set}”`;
    return `${name} ${said}; it must be ${MUST_BE[name]}.`;
  });
  return { ok: false, sentences };
}
