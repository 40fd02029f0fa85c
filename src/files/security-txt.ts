/** https://www.rfc-editor.org/rfc/rfc9116 */

const DAY_MS = 86_400_000;

/** The standard advises less than a year. */
const VALID_DAYS = 360;

interface SecurityContact {
  /** In order of preference, as `mailto:` or `https:` addresses. */
  readonly contacts: readonly string[];
  readonly canonical: string;
  readonly expires: Date;
}

/** At midnight, counted from the day of the last commit: two builds of one commit agree. */
export const expiry = (changed: Date): Date =>
  new Date((Math.floor(changed.getTime() / DAY_MS) + VALID_DAYS) * DAY_MS);

export const securityTxt = ({ contacts, canonical, expires }: SecurityContact): string =>
  [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${canonical}`,
  ]
    .map((line) => `${line}\n`)
    .join('');
