import { type Rule, ruleFor } from '../engine/content.ts';
import { shown } from '../engine/mistake.ts';
import { type Path, valueAt, valuesIn } from '../engine/values.ts';

/** Values that no two entries of a list share. People may share a role. */
const UNIQUE: readonly Path[] = [[], ['id'], ['name'], ['title'], ['label'], ['question'], ['text']];

export const repetitions: Rule = ({ source }, report) => {
  for (const { path, value: list } of valuesIn(source.data)) {
    if (!Array.isArray(list)) continue;
    for (const field of UNIQUE) {
      const texts = list.map((entry) => valueAt(entry, field));
      for (const [index, text] of texts.entries()) {
        const first = texts.indexOf(text);
        if (typeof text === 'string' && first < index)
          report([...path, index, ...field], {
            found: `${shown(text)} again`,
            allowed: `item ${first + 1} has it already`,
          });
      }
    }
  }
};

/** Each mark names a file or a folder of content/. */
export const marks = ruleFor('marks', ({ placeholders }, report, { texts }) => {
  for (const [index, { file }] of placeholders.entries()) {
    if (!texts.some((text) => `${text.file}/`.startsWith(`content/${file}/`)))
      report(['placeholders', index, 'file'], {
        found: `"${file}"`,
        allowed: 'content/ has no such file and no such folder',
      });
  }
});
