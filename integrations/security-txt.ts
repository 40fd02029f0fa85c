/** https://www.rfc-editor.org/rfc/rfc9116 */

const DAY_MS = 86_400_000;

/** The standard advises less than a year. */
const VALID_DAYS = 360;
const WARNING_DAYS = 30;

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

export function expiryWarning(expires: Date, now: Date): string | undefined {
  const days = Math.ceil((expires.getTime() - now.getTime()) / DAY_MS);
  if (days > WARNING_DAYS) return undefined;
  const when = days > 0 ? `expires in ${days} ${days === 1 ? 'day' : 'days'}` : 'has expired';
  return `security.txt ${when}, ${VALID_DAYS} days after the last commit. Check its contact and commit that.`;
}
