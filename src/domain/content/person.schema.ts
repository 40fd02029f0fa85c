import { z } from 'zod';
import { textSchema as text } from './text.schema.ts';

export const personSchema = z.strictObject({
  name: text.describe('Who has agreed to be named.'),
  role: text.describe('What they do here.'),
  certificates: z
    .array(text.describe('Its name.'))
    .default([])
    .describe('Certificates that they hold today, one entry for each.'),
  portrait: z
    .strictObject({
      file: z
        .string()
        .regex(/^[\w-]+\.\w+$/, 'must be the name of a picture in content/people, like "ann-lee.jpg"')
        .meta({
          description:
            'The name of a picture in content/people: ann-lee.jpg. It is cut to a square and made small.',
          examples: ['ann-lee.jpg'],
          contentMediaType: 'image/*',
        }),
      alt: text.max(150).describe('What it shows, for those who do not see it: Ann Lee at a server rack.'),
    })
    .optional()
    .describe('A photograph of them, once they have agreed. Leave it out where there is none.'),
});

export type Person = z.infer<typeof personSchema>;
