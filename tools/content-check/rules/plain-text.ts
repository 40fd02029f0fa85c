import type { FileRule } from '../engine/content.ts';
import { type Cause, explain } from '../engine/mistake.ts';
import { textsIn } from '../engine/values.ts';
import { shown } from '../engine/words.ts';

/** Slips of typing, in fields and in documents. */
export const TYPING: readonly Cause[] = [
  [
    /\b(?:TODO|TBD|TBC|FIXME|XXX+)\b|\blorem ipsum\b/i,
    '"$0"',
    'visitors would read it: write the text itself',
  ],
  [/\S {2,}(?=\S)/, 'two spaces after "$0"', 'one is enough'],
  [/\w+ [,;!?](?=\s|$)/, '"$0" with a space before its sign', 'none stands there'],
  [/(?<![.,])(?:,,|\.\.|;;|\?\?|!!)(?![.,])/, '"$0"', 'one is enough'],
  [/\b(?!(?:that|had)\b)([a-z]{2,}) \1\b/i, '"$0"', 'the word stands there twice'],
];

const PRINTED = 'such signs are printed as they stand here: a field is plain text';
const UNNEEDED = 'quotation marks would be printed, and the text needs none';

/** Signs that mean something in a legal document or on a web page, and nothing in a field. */
const SIGNS = [
  { pattern: /<Fact\s+name=["'“”]?([\w.]+)["'“”]?\s*\/?>/, allowed: 'a field has a fact in braces' },
  { pattern: /^[“„][^“”„]*”$/, allowed: UNNEEDED },
  // An apostrophe that closes what nothing has opened.
  { pattern: /(?<!(?:^|\s)'.*)\S+[.!?,]'$/, allowed: UNNEEDED },
  { pattern: /\$\{[^}]*\}/, allowed: 'a field has a fact in braces alone' },
  { pattern: /\*\*[^*]+\*\*|`[^`]+`/, allowed: PRINTED },
  { pattern: /\[[^\]]+\]\([^)\s]+\)/, allowed: PRINTED },
  { pattern: /<([a-z]\w*)(?: [^<>]*)?>[^<>]*<\/\1>/i, allowed: PRINTED },
  { pattern: /<\/?[a-z]\w*(?: [^<>]*)?\/?>/i, allowed: PRINTED },
  { pattern: /&(?:[a-z]+|#\d+);/, allowed: PRINTED },
  { pattern: /^(?:[•·▪●–—*-] |#{1,6} )/, allowed: PRINTED },
  { pattern: /(?<!\w)_[^_\s][^_]*_(?!\w)|~~[^~]+~~/, allowed: PRINTED },
];

/** Fields are printed as they are written: formatting in them is a mistake. */
export const plainText: FileRule = ({ source }) =>
  textsIn(source.data).flatMap(({ path, value }) => {
    const sign = SIGNS.find(({ pattern }) => pattern.test(value));
    const [written = ''] = sign?.pattern.exec(value) ?? [];
    if (sign) return [source.mistake(path, shown(written), sign.allowed)];
    const slip = explain(TYPING, value);
    return slip ? [source.mistake(path, slip.found, slip.allowed)] : [];
  });
