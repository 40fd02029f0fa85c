import type { Rule } from '../engine/content.ts';
import { listStrings } from '@site/rules/text/values';
import { findBannedText } from './bans.ts';
import bans from './bans.json' with { type: 'json' };
import languageBans from './language-bans.json' with { type: 'json' };

/** Reports lines that match a banned pattern. Skips comments in YAML, but not the headings of documents. */
export const checkLines: Rule = ({ text }, report) => {
  for (const [index, line] of text.split('\n').entries())
    if (!/^\s*#(?!#)/.test(line)) report(index + 1, findBannedText(bans.lines, line));
};

/** Reports markup in fields, because a field is printed as it is written. */
export const checkPlainText: Rule = ({ source }, report) => {
  for (const { path, value: text } of listStrings(source.data))
    report(path, findBannedText([...bans.fields, ...languageBans], text));
};
