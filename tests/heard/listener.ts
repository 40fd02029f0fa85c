import { waitUntil } from '../wait-until.ts';
import type { Session } from './session.ts';

/** How long a phrase may take, on a busy machine. */
const PATIENCE_MS = 6000;
/** Orca has said its piece after so long a silence. */
const SILENCE_MS = 300;
/** The same words again so soon are a mistake. */
const REPEATED_MS = 1000;

/** In no journey: an empty live region, and a total that is announced without the word. What is read ends with a dot. */
const NEVER = [/status ?bar/i, /^USD [\d,.]*\d$/];

/** Of a slider that moves on, Orca reads the values that it gets to. */
const PASSING = /^\d+$/;

type Listener = ReturnType<typeof listenTo>;
export type Journey = (listener: Listener) => Promise<void>;

/** Presses keys in a session and compares what is said with what is to be heard. */
export function listenTo({ heard, xdotool }: Session, site: string) {
  const faults: string[] = [];
  const start = heard.length;

  const said = (from: number) =>
    heard.slice(from).flatMap(({ words }) => (words === '' || words.includes('Omnibox') ? [] : [words]));

  /** The first of the phrases that is missing, with gaps allowed between them. */
  function missing(phrases: readonly string[], from: number): string | undefined {
    let all = said(from).join('\n');
    return phrases.find((phrase) => {
      const at = all.indexOf(phrase);
      if (at >= 0) all = all.slice(at + phrase.length);
      return at < 0;
    });
  }

  async function silence(atLeastMs = SILENCE_MS) {
    const since = Date.now();
    await waitUntil(
      () => Date.now() - Math.max(since, heard.at(-1)?.atMs ?? 0) >= atLeastMs,
      'silence',
      PATIENCE_MS,
    ).catch(() => undefined);
  }

  async function hear(action: string, phrases: readonly string[], from: number) {
    await waitUntil(() => missing(phrases, from) === undefined, 'words', PATIENCE_MS).catch(() => undefined);
    await silence();
    const phrase = missing(phrases, from);
    if (phrase !== undefined)
      faults.push(`${action}: not heard: ${phrase}\n      but: ${said(from).join(' / ')}`);
  }

  const press = async (keys: string, ...phrases: readonly string[]) => {
    const from = heard.length;
    xdotool('key', keys);
    await hear(keys, phrases, from);
  };

  /** Goes to a page by the address bar. */
  const open = async (path: string, ...phrases: readonly string[]) => {
    await silence();
    const before = heard.length;
    xdotool('key', 'ctrl+l');
    await waitUntil(() => said(before).length > 0, 'the address bar', 2000).catch(() => undefined);
    await silence();
    const from = heard.length;
    xdotool('type', '--delay', '4', site + path);
    // Off with what the browser completes it to.
    xdotool('key', 'Delete', 'Return');
    await hear(`open ${path}`, ['Finished loading', ...phrases], from);
  };

  /** Presses a key until the words are heard. */
  const find = async (key: string, phrase: string, atMost = 30) => {
    for (let presses = 0; presses < atMost; presses++) {
      const from = heard.length;
      xdotool('key', key);
      await waitUntil(() => said(from).length > 0, 'words', PATIENCE_MS).catch(() => undefined);
      await silence(120);
      if (missing([phrase], from) === undefined) {
        await silence();
        return;
      }
    }
    throw new Error(`${key}: never heard: ${phrase}`);
  };

  /** Presses a key as when it is held down. */
  const hold = async (key: string, times: number, ...phrases: readonly string[]) => {
    const from = heard.length;
    xdotool('key', '--repeat', String(times), '--delay', '60', key);
    await hear(`${key}, held`, phrases, from);
  };

  const type = async (text: string, ...phrases: readonly string[]) => {
    const from = heard.length;
    xdotool('type', '--delay', '20', text);
    await hear(`type ${text}`, phrases, from);
  };

  /** Nothing so far in this journey was like that. */
  const notHeard = (pattern: RegExp) => {
    faults.push(
      ...said(start)
        .filter((words) => pattern.test(words))
        .map((words) => `heard: ${words}`),
    );
  };

  const resize = (width: number, height: number) => {
    xdotool('getactivewindow', 'windowsize', '--sync', String(width), String(height));
  };

  /** What was wrong with the whole journey. */
  const result = (): readonly string[] => {
    for (const pattern of NEVER) notHeard(pattern);
    const repeated = heard.slice(start).filter(({ words, atMs }, index) => {
      const before = heard[start + index - 1];
      // The newest value of a slider may be read twice.
      const counts = words !== '' && !PASSING.test(words);
      return counts && before?.words === words && atMs - before.atMs < REPEATED_MS;
    });
    return [...faults, ...repeated.map(({ words }) => `heard twice: ${words}`)];
  };

  return { press, open, find, hold, type, notHeard, resize, result };
}
