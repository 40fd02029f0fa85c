import { z } from 'zod';
import { textSchema as text } from './text.schema.ts';

export const partnerSchema = z.strictObject({
  name: text.describe("The vendor's name."),
  type: text.describe('What it makes that we install.'),
  logo: z
    .string()
    .regex(/^[\w-]+\.svg$/, 'must be the name of a drawing in content/partners, like "cisco.svg"')
    .optional()
    .meta({
      description:
        'The name of an SVG in content/partners, in the place of the name: cisco.svg. Only where the vendor allows it.',
      examples: ['cisco.svg'],
      contentMediaType: 'image/svg+xml',
    }),
});
