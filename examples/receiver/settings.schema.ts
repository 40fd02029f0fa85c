import { z } from 'zod';

/** A scheme and a host, as browsers write an `Origin`. */
const originSchema = z
  .url({ protocol: /^https?$/u })
  .refine((address) => new URL(address).origin === address, 'must be an origin like https://www.example.com');

/** Everything that can be set, by its name in the environment. */
export const settingsSchema = z.object({
  /** The website's origin: who may send, and where visitors return to. */
  SITE_ORIGIN: originSchema.default('http://localhost:4330'),
  /** The receiver's own origin, as browsers reach it. */
  RECEIVER_ORIGIN: originSchema.default('http://localhost:4331'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4331),
  /** The file that SQLite keeps everything in. */
  DATABASE: z.string().default('receiver.db'),
  /** The published catalogue: its address, or a file of the built site. */
  CATALOGUE: z.string().default('dist/catalogue.json'),
  /** How many submissions a client may send in RATE_WINDOW_SECONDS. */
  RATE_LIMIT: z.coerce.number().int().positive().default(20),
  RATE_WINDOW_SECONDS: z.coerce.number().positive().default(60),
});

export type Settings = z.infer<typeof settingsSchema>;
