/** The notices of the build that sends: one that has begun, and one for later. */
const DAY_MS = 86_400_000;

const day = (from: number) => new Date(Date.now() + from * DAY_MS).toISOString().slice(0, 10);

export const noticesFile = () => `notices:
  - from: ${day(-2)}
    until: ${day(2)}
    tone: warning
    text: Our office is closed on Jamhuri Day. Urgent incidents of plans are answered by {company.phone}.
    link: { to: /contact, words: How to reach us }
  - from: ${day(3)}
    until: ${day(4)}
    text: We are back.
`;
