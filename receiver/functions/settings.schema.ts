import { z } from 'zod';

/** What a function is told by its platform's environment. */
const settingsSchema = z.object({
  /** Of an account with Resend, with the right to send. */
  RESEND_API_KEY: z.string().regex(/^re_[\w-]+$/u),
  /** Who mails: an address of a domain that Resend has verified. */
  MAIL_FROM: z.string().regex(/^[^<>\p{Cc}]*<?[^\s<>@]+@[^\s<>@]+>?$/u),
  /** Whom messages are for. */
  SALES_MAIL: z.email(),
  /** Another address of the mail API, for tests. */
  MAIL_API: z.url().default('https://api.resend.com/emails'),
});

export type Settings = z.infer<typeof settingsSchema>;
export type Environment = Readonly<Record<string, unknown>>;

const MUST_BE: Readonly<Record<keyof Settings, string>> = {
  RESEND_API_KEY: 'a key of Resend, which begins with re_',
  MAIL_FROM: 'an address, or a name with one, like Website <website@example.co.ke>',
  SALES_MAIL: 'an address like sales@example.co.ke',
  MAIL_API: 'an address like https://api.resend.com/emails',
};

/** The settings, or one sentence for all that is wrong. It quotes no value: one of them is a secret. */
export function readSettings(environment: Environment): Settings | string {
  const { data, error } = settingsSchema.safeParse(environment);
  if (data) return data;
  const names = new Set(error.issues.map(({ path }) => path[0] as keyof Settings));
  return Array.from(names, (name) => `${name} must be ${MUST_BE[name]}.`).join(' ');
}
