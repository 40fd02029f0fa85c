/** The content with every figure changed to one that occurs nowhere else. */
import { isCollection, isMap, isPair, isScalar, type Node, parseDocument, visit } from 'yaml';

type Path = string;

/** Figures that cannot be just any number, by file and path. The bands of a refund lie end to end. */
const BOUND: readonly (readonly [RegExp, number])[] = [
  [/^policies:terms\.retainerDueDay$/, 17],
  [/^policies:terms\.projectDepositPercent$/, 61],
  [/^policies:terms\.lateInterestPercentPerMonth$/, 7],
  [/^policies:refund\.projects\.0\.completedFrom$/, 0],
  [/^policies:refund\.projects\.0\.completedTo$/, 18],
  [/^policies:refund\.projects\.0\.refundPercent$/, 93],
  [/^policies:refund\.projects\.1\.completedFrom$/, 19],
  [/^policies:refund\.projects\.1\.completedTo$/, 41],
  [/^policies:refund\.projects\.1\.refundPercent$/, 67],
  [/^policies:refund\.projects\.2\.completedFrom$/, 42],
  [/^policies:refund\.projects\.2\.completedTo$/, 83],
  [/^policies:refund\.projects\.2\.refundPercent$/, 39],
  [/^policies:refund\.projects\.3\.completedFrom$/, 84],
  // Printed as a word, "None".
  [/^policies:refund\.projects\.3\.refundPercent$/, 0],
  [/^policies:refund\.slaCredits\.minorPercent$/, 13],
  [/^policies:refund\.slaCredits\.majorPercent$/, 37],
  [/^policies:refund\.slaCredits\.criticalPercent$/, 71],
  [/^policies:quote\.dollar\.shillings$/, 137.91],
  [/^company:figures\.uptimePercent$/, 97.3],
  [/^company:figures\.secureSystemsPercent$/, 89],
  [/^company:figures\.yearsInBusiness$/, 29],
  [/^company:coordinates\.latitude$/, -3.4567],
  [/^company:coordinates\.longitude$/, 39.8765],
  [/^company:foundedYear$/, 1993],
  [/^pages\/about:milestones\.0\.year$/, 1993],
  [/^pages\/about:milestones\.1\.year$/, 1996],
  [/^pages\/about:milestones\.2\.year$/, 2003],
  [/^pages\/about:milestones\.3\.year$/, 2008],
  // A dearer plan answers no later.
  [/^plans:0\.sla\.responseMinutes$/, 1321],
  [/^plans:1\.sla\.responseMinutes$/, 1319],
  [/^plans:2\.sla\.responseMinutes$/, 1307],
];

/** Figures that are written as text, and the company's details. */
const WORDS: Readonly<Record<Path, string>> = {
  'company:name': 'Ridge Works',
  'company:legalName': 'Ridge Holdings Limited',
  'company:registrationNumber': 'PVT-7654321',
  'company:taxPin': 'P123456789Z',
  'company:email': 'desk@ridge.example',
  'company:phone': '+254 711 222 333',
  'company:whatsapp': '+254 744 555 666',
  'company:address.street': 'Hill Street',
  'company:postalAddress': 'P.O. Box 321, 30700 Iten, Kenya',
  'company:hours.0.opens': '07:10',
  'company:hours.0.closes': '16:50',
  'plans:0.sla.coverage': '9x6, Monday to Saturday',
  'plans:1.sla.coverage': '22/7',
  'plans:2.sla.coverage': '23/7',
  'policies:security.transport': 'TLS 4.7',
  'policies:security.storage': 'AES-1024',
};

/** No figure: a service's place among the others, stars, and where towns are; distances change with the office. */
const NOT_A_FIGURE = /(?:order|\.rating|\.towns\.\d+\.\w+)$/;

export const FIRST = 30_011;
/** Clear of whole hours, which would be printed in another unit. */
const STEP = 7;

/** `refund.projects.0.completedTo`, from the nodes above a value. */
function pathOf(node: Node, above: readonly unknown[]): Path {
  const down = [...above, node];
  return above
    .flatMap((step, index) => {
      if (isPair(step)) return [isScalar(step.key) ? String(step.key.value) : ''];
      return isCollection(step) && !isMap(step) ? [String(step.items.indexOf(down[index + 1]))] : [];
    })
    .join('.');
}

interface Change<Value> {
  readonly before: Value;
  readonly after: Value;
}

/** Changes file after file, counting up: later prices are higher ones, and no number comes twice. */
export function otherContent() {
  let next = FIRST;
  const words: Change<string>[] = [];
  const numbers: (Change<number> & { readonly file: string })[] = [];
  const changed = (file: string, text: string): string => {
    const document = parseDocument(text);
    visit(document, {
      Scalar: (position, node, above) => {
        const path = `${file}:${pathOf(node, above)}`;
        if (position === 'key') return;
        const before = node.value;
        const other = WORDS[path];
        if (typeof before === 'string' && other !== undefined) {
          words.push({ before, after: other });
          node.value = other;
        }
        if (typeof before !== 'number' || NOT_A_FIGURE.test(path)) return;
        const bound = BOUND.find(([pattern]) => pattern.test(path));
        const after = bound ? bound[1] : (next += STEP);
        numbers.push({ before, after, file });
        node.value = after;
      },
    });
    return document.toString({ lineWidth: 0 });
  };
  return { changed, words, numbers };
}
