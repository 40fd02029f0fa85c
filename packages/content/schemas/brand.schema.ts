import { z } from 'zod';
import { group } from './text.schema.ts';
import messages from './messages.json' with { type: 'json' };

/** Code editors show a swatch beside a value of this format. */
const colourSchema = z
  .string(messages.colour)
  .regex(/^#[\dA-Fa-f]{6}$/, messages.colour)
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

const createToneSchema = (hint: string) => colourSchema.optional().describe(hint);

const tonesSchema = z.strictObject({
  well: createToneSchema('The background of form fields.'),
  edge: createToneSchema('The borders of form fields.'),
  linkStrong: createToneSchema('A link and the main button under the pointer.'),
  onLink: createToneSchema('The words on the main button.'),
  error: createToneSchema('Mistakes in forms.'),
  success: createToneSchema('Messages of success.'),
  darkPanel: createToneSchema('Alternate dark bands.'),
  onDark: createToneSchema('Text on dark bands.'),
  onAccent: createToneSchema('The words on a button on a dark band.'),
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
