import { z } from 'zod';
import { group } from './text.schema.ts';

const COLOUR_MESSAGE = "must be a colour like '#0c1f1a': # and then six digits or letters from a to f";

/** Code editors show a swatch beside a value of this format. */
const colourSchema = z
  .string(COLOUR_MESSAGE)
  .regex(/^#[\dA-Fa-f]{6}$/, COLOUR_MESSAGE)
  .toLowerCase()
  .meta({ format: 'color-hex' });

const baseColoursSchema = z.strictObject({
  text: colourSchema.describe('Text on the page and on panels.'),
  page: colourSchema.describe('The background of the page.'),
  panel: colourSchema.describe("Alternate bands of a page, and boxes: close to the page's background."),
  link: colourSchema.describe('Links, labels and the main button.'),
  dark: colourSchema.describe('Bands that are dark by day too: the top of a page and the footer.'),
  accent: colourSchema.describe('On dark bands: buttons, labels and highlights on drawings.'),
});

const toneSchema = (hint: string) => colourSchema.optional().describe(hint);

const tonesSchema = z.strictObject({
  well: toneSchema('The background of form fields.'),
  edge: toneSchema('The borders of form fields.'),
  linkStrong: toneSchema('A link and the main button under the pointer.'),
  onLink: toneSchema('The words on the main button.'),
  error: toneSchema('Mistakes in forms.'),
  success: toneSchema('Messages of success.'),
  darkPanel: toneSchema('Alternate dark bands.'),
  onDark: toneSchema('Text on dark bands.'),
  onAccent: toneSchema('The words on a button on a dark band.'),
});

export const brandSchema = z.strictObject({
  day: baseColoursSchema.describe('The colours by day, and on paper.'),
  night: baseColoursSchema.describe('The colours where a visitor’s device is dark.'),
  tones: group('Optional finer tones, computed from the six colours if left out.', {
    day: tonesSchema.optional(),
    night: tonesSchema.optional(),
  }).optional(),
});

export type Brand = z.infer<typeof brandSchema>;
export type BaseColours = z.infer<typeof baseColoursSchema>;
export type Tones = Readonly<Record<keyof z.infer<typeof tonesSchema>, string>>;
