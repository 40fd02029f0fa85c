/** Import this first: the islands of a file that does are those of a site that sends to a form service. */
import { vi } from 'vitest';

vi.stubEnv('CONTACT_ENDPOINT', 'https://formspree.io/f/abcdwxyz');
vi.stubEnv('CONTACT_SERVICE', 'Formspree');
vi.stubEnv('CONTACT_HONEYPOT', '_gotcha');
