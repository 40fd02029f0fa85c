import { z } from 'zod';
import { iconSchema } from './icon.schema.ts';
import { usdSchema } from './money.schema.ts';
import { textSchema } from './text.schema.ts';

export const catalogueItemSchema = z.strictObject({
  /** Carried by saved quotes and shared links, hence never changed once published. */
  id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case words joined by hyphens'),
  name: textSchema,
  description: textSchema,
  /** For one unit, or for the whole job; setup and configuration included. */
  price: usdSchema,
  unit: z.enum(['mailbox', 'session', 'hour']).optional(),
  billing: z.enum(['once', 'monthly']).default('once'),
  icon: iconSchema,
});
