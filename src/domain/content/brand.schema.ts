import { z } from 'zod';

const COLOUR =
  "must be a colour in quotation marks, like '#0c1f1a': # and then six digits or letters from a to f";

const colourSchema = z
  .string(COLOUR)
  .regex(/^#[\dA-Fa-f]{6}$/, COLOUR)
  .toLowerCase()
  .meta({ examples: ["'#0c1f1a'"] });

const namedSchema = z.strictObject({
  text: colourSchema.describe('What is read on the page and on panels.'),
  page: colourSchema.describe('The ground of the page.'),
  panel: colourSchema.describe('Every other band of a page, and boxes: a step away from the page.'),
  link: colourSchema.describe('Links, labels and the main button.'),
  dark: colourSchema.describe('Bands that are dark by day too: the top of a page and the footer.'),
  accent: colourSchema.describe('On dark bands: buttons, labels and what matters on a drawing.'),
});

/** What each is mixed from stands in src/domain/colours/palette.ts. */
const tonesSchema = z.strictObject({
  quiet: colourSchema.describe('Quiet text.'),
  well: colourSchema.describe('What is typed into.'),
  edge: colourSchema.describe('The edges of what is typed into.'),
  hairline: colourSchema.describe('Fine lines, which no one has to see.'),
  linkStrong: colourSchema.describe('A link and the main button under the pointer.'),
  onLink: colourSchema.describe('The words on the main button.'),
  error: colourSchema.describe('Mistakes in a form.'),
  success: colourSchema.describe('What went well.'),
  darkPanel: colourSchema.describe('Every other dark band.'),
  onDark: colourSchema.describe('Text on dark bands.'),
  quietOnDark: colourSchema.describe('Quiet text on dark bands.'),
  edgeOnDark: colourSchema.describe('What is drawn quietly on dark bands.'),
  hairlineOnDark: colourSchema.describe('Fine lines on dark bands, which no one has to see.'),
  accentStrong: colourSchema.describe('A button on a dark band under the pointer.'),
  onAccent: colourSchema.describe('The words on a button on a dark band.'),
  plate: colourSchema.describe('Behind logos of vendors: light at night too, for which they are drawn.'),
});

export const brandSchema = z.strictObject({
  day: namedSchema.describe('The colours by day, and on paper.'),
  night: namedSchema.describe('The colours where a visitor’s device is dark.'),
  tones: z
    .strictObject({ day: tonesSchema.partial().optional(), night: tonesSchema.partial().optional() })
    .optional()
    .describe('Finer ones. What is left out is mixed from the six, so another brand deletes them all.'),
});

export type Brand = z.infer<typeof brandSchema>;
export type Named = z.infer<typeof namedSchema>;
export type Tones = z.infer<typeof tonesSchema>;
