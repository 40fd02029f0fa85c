/**
 * URLs of the servers for the browser tests. Their ports avoid 4321, because a developer's own server
 * may use it.
 */
import { existsSync, readFileSync } from 'node:fs';

/** `npm run test:build` writes the first port here, because its builds contain the other ports. */
export const PORT_FILE = '.astro/sample/port';

const builtPort = existsSync(PORT_FILE) ? readFileSync(PORT_FILE, 'utf8') : '4322';
export const { E2E_PORT = builtPort } = process.env;
const firstPort = Number(E2E_PORT);

/**
 * Throws if the builds are for another port than E2E_PORT, because every test of the sending site would then
 * fail without saying why.
 */
export function expectBuiltPort() {
  if (E2E_PORT !== builtPort)
    throw new Error(
      `The build is for port ${builtPort}: run \`E2E_PORT=${E2E_PORT} npm run test:build\` first.`,
    );
}

/** Serves the silent build of the sample, which sends nothing. */
export const SITE = `http://localhost:${firstPort}`;

/** Serves the sending build of the sample. */
export const SENDING_SITE = `http://localhost:${firstPort + 2}`;
/** The sending build sends to this URL. Nothing listens there unless a test starts it. */
export const RECEIVER = `http://localhost:${firstPort + 3}`;

/** The settings of the sending build, and of the server that shows it. */
export const ENDPOINTS = {
  PUBLIC_CONTACT_ENDPOINT: `${RECEIVER}/messages`,
  PUBLIC_CHECKOUT_ENDPOINT: `${RECEIVER}/orders`,
  PUBLIC_PAYMENT_HOSTS: `${new URL(RECEIVER).host} pay.example.com`,
};

/** Folders of the sample's builds, which tests/build-for-tests.ts makes. */
export const SAMPLE_BUILDS = { silent: '.astro/sample/silent', sending: '.astro/sample/sending' } as const;

/**
 * Both builds have this variable in their environment, and a test looks for its value in what they publish.
 */
export const BUILD_SECRET = { name: 'SAMPLE_BUILD_SECRET', value: 'nobody-may-read-this-7Qx2' };
