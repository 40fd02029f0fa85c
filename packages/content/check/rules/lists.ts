import { type Rule, createRule } from '../engine/content.ts';
import { quoteValue } from '../engine/mistake.ts';
import { parseDay } from '@site/rules/time/dates';
import { getValueAt, listValues } from '@site/rules/text/values';
import messages from './messages.json' with { type: 'json' };
import uniqueFields from './unique-fields.json' with { type: 'json' };

/**
 * Reports entries of a list that have the same value in a field of unique-fields.json. An empty path is the
 * entry itself.
 */
export const checkDuplicates: Rule = ({ source }, report) => {
  for (const { path, value: list } of listValues(source.data)) {
    if (!Array.isArray(list)) continue;
    for (const field of uniqueFields) {
      const values = list.map((entry) => getValueAt(entry, field));
      for (const [index, text] of values.entries()) {
        const firstIndex = values.indexOf(text);
        // A day may repeat: two notices may begin on the same day.
        if (typeof text !== 'string' || firstIndex === index || parseDay(text)) continue;
        const name = getValueAt(list[firstIndex], ['name']);
        const owner = typeof name === 'string' && name !== text ? name : `item ${firstIndex + 1}`;
        report([...path, index, ...field], {
          found: `${quoteValue(text)} again`,
          hint: `${owner} has it already`,
        });
      }
    }
  }
};

/** Reports marks whose file or folder is not in content/. */
export const checkMarks = createRule('marks', ({ placeholders }, report, { texts }) => {
  for (const [index, { file }] of placeholders.entries()) {
    if (!texts.some((contentText) => `${contentText.file}/`.startsWith(`content/${file}/`)))
      report(['placeholders', index, 'file'], {
        found: `"${file}"`,
        hint: messages.noFile,
      });
  }
});
