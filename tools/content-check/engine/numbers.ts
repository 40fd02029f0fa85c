const ONES = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen',
  'seventeen eighteen nineteen',
]
  .join(' ')
  .split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A number in digits or in words up to ninety-nine, as the source of a regular expression. */
export const NUMBER = `(?:\\d[\\d,]*(?:\\.\\d+)?|(?:${TENS.join('|')})(?:-(?:${ONES.slice(1, 10).join('|')}))?|${ONES.slice(
  1,
)
  .sort((a, b) => b.length - a.length)
  .join('|')})`;

/** `1,500`, `thirty`, `forty-eight` as a number. */
export function numberFrom(text: string): number {
  if (/^\d/.test(text)) return Number(text.replaceAll(',', ''));
  return text
    .toLowerCase()
    .split('-')
    .reduce(
      (sum, part) => sum + (TENS.includes(part) ? (TENS.indexOf(part) + 2) * 10 : ONES.indexOf(part)),
      0,
    );
}
