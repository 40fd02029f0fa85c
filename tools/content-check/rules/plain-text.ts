import type { FileRule } from '../engine/content.ts';
import { textsIn } from '../engine/values.ts';
import { shown } from '../engine/words.ts';

const PRINTED = 'such signs are printed as they stand here: a field is plain text';
const UNNEEDED = 'quotation marks would be printed, and the text needs none';

/** Signs that mean something in a legal document or on a web page, and nothing in a field. */
const SIGNS = [
  { pattern: /<Fact\s+name=["'“”]?([\w.]+)["'“”]?\s*\/?>/, allowed: 'a field has a fact in braces' },
  { pattern: /^[“„][^“”„]*”$/, allowed: UNNEEDED },
  // An apostrophe that closes what nothing has opened.
  { pattern: /(?<!(?:^|\s)'.*)\S+[.!?,]'$/, allowed: UNNEEDED },
  { pattern: /\*\*[^*]+\*\*|`[^`]+`/, allowed: PRINTED },
  { pattern: /\[[^\]]+\]\([^)\s]+\)/, allowed: PRINTED },
  { pattern: /<([a-z]\w*)(?: [^<>]*)?>[^<>]*<\/\1>/i, allowed: PRINTED },
  { pattern: /<\/?[a-z]\w*(?: [^<>]*)?\/?>/i, allowed: PRINTED },
  { pattern: /&(?:amp|nbsp|lt|gt|quot);/, allowed: PRINTED },
];

/** Fields are printed as they are written: formatting in them is a mistake. */
export const plainText: FileRule = ({ source }) =>
  textsIn(source.data).flatMap(({ path, value }) => {
    const sign = SIGNS.find(({ pattern }) => pattern.test(value));
    const [written = ''] = sign?.pattern.exec(value) ?? [];
    return sign ? [source.mistake(path, shown(written), sign.allowed)] : [];
  });
