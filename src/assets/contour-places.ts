/**
 * Places on contours.svg, and where their names begin, in its units: 1200 by 700, cropped about the middle.
 * Mt Mtelo is the summit that is drawn there; the others stand between two lines.
 */
export const places = [
  { name: 'Mt Mtelo 3,336 m', x: 848, y: 358, labelX: 860, labelY: 362 },
  { name: 'Kapenguria', x: 704, y: 486, labelX: 716, labelY: 490 },
  { name: 'Nairobi', x: 1086, y: 505, labelX: 1028, labelY: 509 },
] as const;
