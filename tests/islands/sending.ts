/** Import this first: the islands of a file that does are those of a site that sends. */
import { vi } from 'vitest';

export const ENDPOINT = 'https://receiver.example.com/';

vi.stubEnv('CONTACT_ENDPOINT', `${ENDPOINT}messages`);
vi.stubEnv('CHECKOUT_ENDPOINT', `${ENDPOINT}orders`);
vi.stubEnv('PAYMENT_HOSTS', 'pay.example.com');
