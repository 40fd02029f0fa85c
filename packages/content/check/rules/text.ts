import type { Rule } from '../engine/content.ts';
import { firstBan } from '../engine/mistake.ts';
import { textsIn } from '../engine/values.ts';
import bans from './bans.json' with { type: 'json' };

/** Checks each line, whatever its field. Remarks are skipped, headings of documents are not. */
export const lines: Rule = ({ text }, report) => {
  for (const [index, line] of text.split('\n').entries())
    if (!/^\s*#(?!#)/.test(line)) report(index + 1, firstBan(bans.lines, line));
};

/** A field is printed as it is written. */
export const plainText: Rule = ({ source }, report) => {
  for (const { path, value } of textsIn(source.data))
    report(path, firstBan([...bans.fields, ...bans.texts], value));
};
