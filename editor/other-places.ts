/** What a save leaves in other files: places that name what was removed or renamed. */
import { checkAll, type ContentText } from './content-check.ts';
import { LIST } from './content-format.ts';
import { ask, type Item } from './dialog.ts';
import { isValues } from './form-value.ts';
import { differences, fieldPlace, fileTitle, formAddress, placeOf } from './places.ts';
import { formWords } from './refusals.ts';
import { lines, type Saving } from './saved-texts.ts';
import { showField } from './show-field.ts';
import type { Texts } from './stored-content.ts';

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
export async function isRestMeant({ path, place, stored }: Saving, text: string): Promise<boolean> {
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
