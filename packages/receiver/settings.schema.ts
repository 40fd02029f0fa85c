import { z } from 'zod';
import { escapeInvisible } from './visible-text.ts';

const createTextSchema = (pattern: RegExp) => z.string().regex(pattern);

/** An origin, written as in the header `Origin`: `https://www.example.co.ke`, without a slash at the end. */
const originSchema = z
  .string()
  .refine((value) => /^https?:/u.test(value) && URL.parse(value)?.origin === value);

const createWholeNumberSchema = (min: number, max: number) =>
  createTextSchema(/^\d{1,9}$/u)
    .transform(Number)
    .pipe(z.number().min(min).max(max));

const createUrlSchema = (protocol: RegExp) => z.url({ protocol, hostname: /./u });

/** The environment variables that the receiver reads. deploy/receiver.env explains each of them. */
export const settingsSchema = z
  .object({
    SITE_ORIGIN: originSchema.default('http://localhost:4330'),
    RECEIVER_ORIGIN: originSchema.default('http://localhost:4331'),
    HOST: createTextSchema(/^[\w.:-]+$/u).default('127.0.0.1'),
    PORT: createWholeNumberSchema(0, 65_535).default(4331),
    DATABASE: createTextSchema(/./u).default('receiver.db'),
    DATABASE_URL: createUrlSchema(/^postgres(?:ql)?$/u).optional(),
    CATALOGUE: createTextSchema(/./u).default('dist/catalogue.json'),
    PAYMENT: z.enum(['invoice', 'pesapal', 'demo']).default('invoice'),
    PESAPAL_URL: createUrlSchema(/^https?$/u).default('https://pay.pesapal.com/v3'),
    PESAPAL_KEY: z.string().default(''),
    PESAPAL_SECRET: z.string().default(''),
    TRUSTED_PROXIES: createWholeNumberSchema(0, 9).default(0),
    RATE_LIMIT: createWholeNumberSchema(1, 1_000_000).default(20),
    SMTP_URL: createUrlSchema(/^smtps?$/u).optional(),
    MAIL_FROM: z.email().optional(),
    SALES_MAIL: z.email().optional(),
    OFFICE_SECRET: createTextSchema(/^(?:[\w+/=-]{32,})?$/u).default(''),
    CUSTOMER_MAILS_PER_HOUR: createWholeNumberSchema(1, 1_000_000).default(20),
  })
  .superRefine((settings, context) => {
    for (const name of ['PESAPAL_KEY', 'PESAPAL_SECRET'] as const)
      if (settings.PAYMENT === 'pesapal' && settings[name] === '')
        context.addIssue({ code: 'custom', path: [name] });
  });

export type Settings = z.infer<typeof settingsSchema>;

/**
 * Settings that contain passwords. They are never printed, even if they are invalid. The settings of Pesapal
 * are not in the list, because they are invalid only if they are empty.
 */
const SECRET_SETTINGS = new Set(['DATABASE_URL', 'SMTP_URL', 'OFFICE_SECRET']);

/** Throws an error with a sentence for each invalid setting. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const { data, error } = settingsSchema.safeParse(environment);
  if (data) return data;
  const sentences = error.issues.map(({ path: [name] }) => {
    const setting = String(name);
    const mistake = SECRET_SETTINGS.has(setting)
      ? 'cannot be read'
      : `is “${(environment[setting] ?? '').slice(0, 200)}”`;
    return escapeInvisible(`${setting} ${mistake}; receiver.env says what it must be.`);
  });
  throw new Error(sentences.join('\n'));
}
