/** What happens between _Save_ and the file: refusals, another person's changes, and what is asked. */
import { changedPlaces, isLeap, valueWords } from './changes.ts';
import { checkAll, checkOne, type ContentText } from './content-check.ts';
import { contentFormat, LIST, SOURCE } from './content-format.ts';
import { ask, type Item } from './dialog.ts';
import { formFields } from './form-fields.ts';
import { isValues, type Values } from './form-value.ts';
import { mergeLines } from './line-merge.ts';
import { fieldPlace, fileTitle, type FilePlace, formAddress, placeOf } from './places.ts';
import { published, publishingOf, VERSIONS_FOLDER } from './new-version.ts';
import { today } from './publishing-field.ts';
import { formWords } from './refusals.ts';
import { showField } from './show-field.ts';
import type { Texts } from './stored-content.ts';
import { undoOf } from './undo.ts';

/** The texts before and after, of what is being saved. */
export interface Saving {
  readonly path: string;
  readonly place: FilePlace;
  /** As it was when the form was opened; empty for a new file. */
  readonly opened: string;
  readonly mine: string;
  readonly stored: Texts;
  /** Back to what was there: nothing is asked. */
  readonly isUndo: boolean;
}

const lines = (text: string | undefined) =>
  text === undefined || text.trim() === '' ? '' : `${text.trim()}\n`;

const differences = ({ file }: FilePlace, before: string, after: string) => {
  const { fromFile } = contentFormat(file);
  const valuesOf = (text: string): Values => (text === '' ? {} : fromFile(text));
  return changedPlaces(formFields(file, []), valuesOf(before), valuesOf(after));
};

const changeRow = ({ place, from, to, figure }: ReturnType<typeof differences>[number]) => [
  place.join(' › '),
  valueWords(from, figure),
  valueWords(to, figure),
];

/** Says what is wrong within the file, if anything is. */
async function isRefused({ path, place }: Saving, text: string): Promise<boolean> {
  const mistakes = checkOne(path, text);
  if (mistakes.length === 0) return false;
  const items = mistakes.map((mistake) => {
    const { keyPath, labels } = fieldPlace(place, mistake, text);
    const where = labels.join(' › ');
    return {
      where,
      words: `${where === '' ? '' : `${where}: `}${formWords(mistake)}`,
      go: () => {
        showField(keyPath);
      },
    };
  });
  const [{ where } = { where: '' }] = items;
  const heading =
    items.length > 1 ? `${items.length} fields are not saved yet` : `“${where}” is not saved yet`;
  await ask({
    heading,
    lead: 'What you typed is still in the form.',
    items,
    answers: { back: 'Back to the form' },
  });
  return true;
}

/** The text with what someone else saved in the meantime; nothing where one wants to go back. */
async function withTheirs({ place, opened, mine }: Saving, theirs: string): Promise<string | undefined> {
  const merged = mergeLines(opened, mine, theirs);
  const head = ['What', 'Before', 'After'];
  const rows = [
    ...differences(place, opened, theirs).map((change) => ['Theirs', ...changeRow(change)]),
    ...differences(place, opened, mine).map((change) => ['Yours', ...changeRow(change)]),
  ];
  const question = {
    heading: 'Someone else has saved this since you opened it',
    table: { head: ['Whose', ...head], rows },
  };
  const back = 'Back to the form';
  if (!merged.isClash) {
    const lead = 'Both changes fit together. Nothing is lost when both are saved.';
    const answer = await ask({ ...question, lead, answers: { both: 'Save both', back } });
    return answer === 'both' ? merged.text : undefined;
  }
  const lead = 'You have both changed the same place, so that only one of the two can stay there.';
  const answers = { back, mine: 'Save yours there', theirs: 'Keep theirs there' };
  const answer = await ask({ ...question, lead, answers });
  if (answer === 'mine') return merged.text;
  return answer === 'theirs' ? mergeLines(opened, theirs, mine).text : undefined;
}

/** A price that lost a nought is in order for every rule. */
async function areLeapsMeant({ place }: Saving, before: string, after: string): Promise<boolean> {
  const leaps = differences(place, before, after).filter(isLeap);
  if (leaps.length === 0 || before === '') return true;
  const [first = [], ...others] = leaps.map(changeRow);
  const [where = '', from = '', to = ''] = first;
  const more = others.length === 0 ? '' : ` And ${others.length} more like it.`;
  const answer = await ask({
    heading: `${from} to ${to}: is that meant?`,
    lead: `“${where}” changes by more than half.${more}`,
    ...(others.length > 0 && { table: { head: ['What', 'Before', 'After'], rows: [first, ...others] } }),
    answers: { back: 'Back to the form', save: 'Yes, save it' },
  });
  return answer === 'save';
}

/** What is wrong with the content as a whole that was not before. */
function newMistakes(before: Texts, after: Texts) {
  const texts = (all: Texts): readonly ContentText[] => [...all].map(([file, text]) => ({ file, text }));
  const known = checkAll(texts(before)).map(({ file, found, allowed }) => `${file} ${found} ${allowed}`);
  return checkAll(texts(after)).filter(({ file, found, allowed }) => {
    const index = known.indexOf(`${file} ${found} ${allowed}`);
    if (index >= 0) known.splice(index, 1);
    return index < 0;
  });
}

/** Other places may name what was removed or renamed. */
async function isRestMeant({ path, place, stored }: Saving, text: string): Promise<boolean> {
  const after: Texts = new Map([...stored, [path, text]]);
  const mistakes = newMistakes(stored, after);
  if (mistakes.length === 0) return true;
  const removed = differences(place, lines(stored.get(path)), text).filter(
    ({ keyPath, to }) => keyPath === LIST && to === undefined,
  );
  const gone = removed.map(({ from }) => (isValues(from) ? String(from.id ?? from.name) : ''));
  const items = mistakes.map((mistake): Item => {
    const other = placeOf(mistake.file);
    if (!other) return { words: formWords(mistake) };
    const there = after.get(mistake.file) ?? '';
    const { keyPath, labels } = fieldPlace(other, mistake, there);
    const where = [fileTitle(other, there), ...labels].join(' › ');
    const go = () => {
      if (mistake.file !== path) window.open(formAddress(other), '_blank');
      else showField(keyPath);
    };
    // The heading has said what is wrong there.
    const isNamed = gone.some((id) => `${mistake.found} ${mistake.allowed}`.includes(id));
    return { words: isNamed ? where : `${where}: ${formWords(mistake)}`, go };
  });
  const places = items.length === 1 ? 'one place' : `${items.length} places`;
  const names = removed.map(({ place: [name = ''] }) => name).join(' and ');
  const heading = names
    ? `${names} was removed, but ${places} still ${items.length === 1 ? 'names' : 'name'} it`
    : `With this, ${places} elsewhere no longer ${items.length === 1 ? 'fits' : 'fit'}`;
  const lead = 'The site is not published until these are changed, too. Each opens in a window of its own.';
  const answers = { back: 'Back to the form', save: 'Save, and change them next' };
  return (await ask({ heading, lead, items, answers })) === 'save';
}

/** The text to save; nothing where one went back to the form. */
export async function textToSave(saving: Saving): Promise<string | undefined> {
  const { path, opened, mine, stored } = saving;
  if (saving.isUndo) return mine;
  if (await isRefused(saving, mine)) return undefined;
  const theirs = lines(stored.get(path));
  const isChanged = theirs !== lines(opened);
  const text = isChanged ? await withTheirs(saving, theirs) : mine;
  if (text === undefined || (isChanged && (await isRefused(saving, text)))) return undefined;
  if (!(await areLeapsMeant(saving, theirs, text))) return undefined;
  return (await isRestMeant(saving, text)) ? text : undefined;
}

/** Sveltia's own marks on entries that were moved. */
const isOurs = ([name]: readonly [string, unknown]) => !name.startsWith('__sc_');

const withoutMarks = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(withoutMarks)
    : isValues(value)
      ? Object.fromEntries(
          Object.entries(value)
            .filter(isOurs)
            .map(([name, inner]) => [name, withoutMarks(inner)]),
        )
      : value;

/** The values of a form that has been filled in, as the text of its file. */
export function savingOf(path: string, given: unknown, stored: Texts): Saving | undefined {
  const place = placeOf(path);
  const values = withoutMarks(given);
  if (!place || !isValues(values)) return undefined;
  const { [SOURCE]: source, ...form } = values;
  const undone = undoOf(source);
  if (undone !== undefined)
    return { path, place, stored, opened: lines(stored.get(path)), mine: lines(undone), isUndo: true };
  const opened = typeof source === 'string' ? lines(source) : '';
  const { mine, beside } = asText(place, form, opened);
  return { path, place, opened, mine, stored: new Map([...stored, ...beside]), isUndo: false };
}

/** The text of a form that has been filled in, and what is saved beside it. */
function asText({ name, file }: FilePlace, form: Values, opened: string) {
  const asked = publishingOf(form);
  const values = name === 'legal' ? published(form, asked, today()) : form;
  const mine = contentFormat(file).toFile({ ...values, [SOURCE]: opened });
  const [, fileName] = /([^/]+\.md)$/.exec(asked?.text ?? '') ?? [];
  const beside = fileName === undefined ? [] : [[`${VERSIONS_FOLDER.slice(1)}/${fileName}`, '#\n'] as const];
  return { mine, beside };
}
