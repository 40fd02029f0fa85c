/** Random edits through the form's own code: the check reads in the file what the form held, and nothing else. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentFormat, LIST, SECTIONS, SOURCE } from '../form/content-format.ts';
import { fromForm, isValues, type Values } from '../form/form-value.ts';
import { jsonSchema } from '@site/content/json-schemas/json-schema';
import { type ContentFile, contentFiles } from '@site/content/schemas/content-files.schema';
import { nameOf } from '@site/content/check/engine/content';
import { splitDocument } from '@site/content/check/engine/mdx-source';
import { readYaml } from '@site/content/check/engine/yaml-source';
import { sample } from '../../content/tests/check/changed-content.ts';

const EDITS = 1000;

type Form = Record<string | number, unknown>;

/** Letters, and what YAML reads as a sign. */
const typed = fc
  .string({
    unit: fc.constantFrom(...'aB1 é’…:#-\'"{}[]&*!|>%@,?~=\\/<.'.split('')),
    minLength: 1,
    maxLength: 30,
  })
  .map((text) => text.trim())
  .filter((text) => text !== '');

const edit = fc.record({
  file: fc.nat(),
  place: fc.nat(),
  text: typed,
  figure: fc.integer({ min: 1, max: 2_000_000 }),
  act: fc.constantFrom('change', 'remove', 'move', 'again'),
});

const files = sample.flatMap(({ file, text }) => {
  const name = nameOf(file);
  return name ? [{ file: contentFiles[name], path: file, text }] : [];
});

const isOwn = (name: string) => [SOURCE, SECTIONS].includes(name);

/** Every list, text and number of a form, with what holds it. */
const leaves = (
  value: unknown,
  holder?: Form,
  key: string | number = '',
): readonly [Form, string | number][] => [
  ...(holder && !isValues(value) ? [[holder, key] as [Form, string | number]] : []),
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value as Form).flatMap(([name, inner]) =>
        isOwn(name) || name === 'kindOfEntry'
          ? []
          : leaves(inner, value as Form, Array.isArray(value) ? Number(name) : name),
      )
    : []),
];

function changeAt(
  [holder, key]: readonly [Form, string | number],
  { act, text, figure }: { act: string; text: string; figure: number },
) {
  const value = holder[key];
  if (typeof value === 'string') holder[key] = text;
  else if (typeof value === 'number') holder[key] = figure;
  else if (typeof value === 'boolean') holder[key] = !value;
  else if (Array.isArray(value) && value.length > 1) {
    if (act === 'remove') value.splice(figure % value.length, 1);
    else if (act === 'move') value.unshift(value.pop());
    else value.push(structuredClone(value[figure % value.length]));
  }
}

test(`${EDITS} edits leave what the form held`, () => {
  let edits = 0;
  const property = fc.property(fc.array(edit, { minLength: 1, maxLength: 4 }), (steps) => {
    const one = files[(steps[0]?.file ?? 0) % files.length];
    if (!one) return;
    const { file, path, text }: { file: ContentFile; path: string; text: string } = one;
    const format = contentFormat(file);
    const form = structuredClone(format.fromFile(text)) as Form;
    for (const step of steps) {
      const all = leaves(form);
      const leaf = all[step.place % all.length];
      if (leaf) changeAt(leaf, step);
      edits++;
    }
    const written = format.toFile(form);
    const head = path.endsWith('.mdx') ? (splitDocument(written)?.frontmatter ?? '') : written;
    const { source, mistake } = readYaml(path, head, false);
    expect(mistake).toBeUndefined();
    const { [SOURCE]: _source, [SECTIONS]: _sections, ...values } = form as Values & Form;
    const schema = jsonSchema(file);
    const held = fromForm(file.holds === 'list' ? values[LIST] : values, schema);
    expect(source.data ?? []).toEqual(JSON.parse(JSON.stringify(held)));
    // Opened and saved again it stays as it is.
    expect(format.toFile(format.fromFile(written))).toBe(written);
  });
  fc.assert(property, { numRuns: EDITS, seed: 2017 });
  expect(edits).toBeGreaterThanOrEqual(EDITS);
});
