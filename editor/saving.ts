/** What happens between _Save_ and the file: refusals, another person's changes, and what is asked. */
import { isLeap, valueWords } from './changes.ts';
import { checkOne } from './content-check.ts';
import { ask } from './dialog.ts';
import { mergeLines } from './line-merge.ts';
import { isRestMeant } from './other-places.ts';
import { differences, fieldPlace } from './places.ts';
import { formWords } from './refusals.ts';
import { lines, type Saving } from './saved-texts.ts';
import { showField } from './show-field.ts';

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
