import { z } from 'zod';
import { visible } from './visible-text.ts';

/** The message of each check says what the value must be. */
const text = (pattern: RegExp, mustBe: string) => z.string().regex(pattern, mustBe);

/** A scheme and a host, written as browsers write `Origin`. */
const origin = (example: string) =>
  z
    .string()
    .refine(
      (value) => /^https?:/u.test(value) && URL.parse(value)?.origin === value,
      `an origin like ${example}, without a path`,
    );

function wholeNumber(min: number, max: number) {
  const mustBe = `a whole number from ${min} to ${max}`;
  return text(/^\d{1,9}$/u, mustBe)
    .transform(Number)
    .pipe(z.number().min(min, mustBe).max(max, mustBe));
}

const address = (protocol: RegExp, error: string) => z.url({ protocol, hostname: /./u, error });

/** The settings by their names in the environment. packages/receiver/deploy/receiver.env explains each. */
const settingsSchema = z
  .object({
    SITE_ORIGIN: origin('https://www.example.com').default('http://localhost:4330'),
    RECEIVER_ORIGIN: origin('https://orders.example.com').default('http://localhost:4331'),
    HOST: text(/^[\w.:-]+$/u, 'the name or address of a network interface, like 127.0.0.1').default(
      '127.0.0.1',
    ),
    PORT: wholeNumber(0, 65_535).default(4331),
    DATABASE: text(/./u, 'the path of a file, like /var/lib/receiver/receiver.db').default('receiver.db'),
    DATABASE_URL: address(
      /^postgres(?:ql)?$/u,
      'an address like postgres://receiver:password@db.example.com/receiver',
    ).optional(),
    CATALOGUE: text(/./u, 'an address or a file, like https://www.example.com/catalogue.json').default(
      'dist/catalogue.json',
    ),
    PAYMENT: z
      .enum(['invoice', 'pesapal', 'demo'], 'invoice, pesapal, or demo, where no money moves')
      .default('invoice'),
    PESAPAL_URL: address(/^https?$/u, 'the address of the API, like https://pay.pesapal.com/v3').default(
      'https://pay.pesapal.com/v3',
    ),
    PESAPAL_KEY: z.string().default(''),
    PESAPAL_SECRET: z.string().default(''),
    TRUSTED_PROXIES: wholeNumber(0, 9).default(0),
    RATE_LIMIT: wholeNumber(1, 1_000_000).default(20),
    SMTP_URL: address(/^smtps?$/u, 'an address like smtps://user:password@smtp.example.com').optional(),
    MAIL_FROM: z.email('an address like website@example.com').optional(),
    SALES_MAIL: z.email('an address like sales@example.com').optional(),
    OFFICE_SECRET: text(
      /^(?:[\w+/=-]{32,})?$/u,
      'at least 32 letters and digits, such as `openssl rand -hex 32` prints',
    ).default(''),
    CUSTOMER_MAILS_PER_HOUR: wholeNumber(1, 1_000_000).default(20),
  })
  .superRefine((settings, context) => {
    for (const name of ['PESAPAL_KEY', 'PESAPAL_SECRET'] as const)
      if (settings.PAYMENT === 'pesapal' && settings[name] === '')
        context.addIssue({ code: 'custom', path: [name], message: 'as the Pesapal account has it' });
  });

export type Settings = z.infer<typeof settingsSchema>;

export const SETTINGS = Object.keys(settingsSchema.shape);

/** These hold passwords, so they are printed nowhere, even if they are wrong. */
const SECRET = new Set(['DATABASE_URL', 'SMTP_URL', 'OFFICE_SECRET']);

/** Throws an error with a sentence for each setting that is wrong. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const { data, error } = settingsSchema.safeParse(environment);
  if (data) return data;
  const sentences = error.issues.map(({ path: [name], message }) => {
    const setting = String(name);
    const mistake = SECRET.has(setting)
      ? 'cannot be read'
      : `is “${visible((environment[setting] ?? '').slice(0, 200))}”`;
    return `${setting} ${mistake}; it must be ${message}.`;
  });
  throw new Error(sentences.join('\n'));
}
