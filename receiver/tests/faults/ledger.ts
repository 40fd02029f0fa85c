/** What was sent to the receiver and what it answered, held against what is in its file. */
import type { Kind, Submission } from '../../store.ts';

export interface Exchange {
  readonly kind: Kind;
  readonly key: string;
  readonly body: string;
  /** Absent where the connection broke before there was an answer; 502 and 504 say as much as none. */
  readonly status?: number;
  readonly reference?: string | undefined;
}

/** The submissions of which an answer is not borne out by the file. */
export interface Findings {
  /** Accepted, and not in the file as it was sent, under the reference that was answered. */
  readonly lost: readonly string[];
  /** In the file more than once. */
  readonly doubled: readonly string[];
  /** In the file, although every answer refused it. */
  readonly untrue: readonly string[];
}

const nameOf = ({ kind, key }: Pick<Exchange, 'kind' | 'key'>) => `${kind} ${key}`;

export function audit(exchanges: readonly Exchange[], file: readonly Submission[]): Findings {
  const inFile = new Map(file.map((row) => [nameOf(row), row]));
  const accepted = exchanges.filter(({ status }) => status === 200);
  const unanswered = exchanges.filter(({ status = 504 }) => status === 502 || status === 504);
  const expected = new Set([...accepted, ...unanswered].map(nameOf));
  const lost = accepted.filter((sent) => {
    const row = inFile.get(nameOf(sent));
    return row?.body !== sent.body || row.reference !== sent.reference;
  });
  const sameBodies = Map.groupBy(file, ({ kind, body }) => `${kind} ${body}`);
  return {
    lost: lost.map(nameOf),
    doubled: [...sameBodies.values()].flatMap(([, ...again]) => again.map(nameOf)),
    untrue: [...inFile.keys()].filter((name) => !expected.has(name)),
  };
}
