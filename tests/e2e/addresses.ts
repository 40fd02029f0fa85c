/**
 * Addresses of the servers of the browser tests. Their ports avoid 4321, where a developer's own server may
 * run.
 */
const first = Number(process.env.E2E_PORT ?? 4322);

/** Serves the default build of the sample. */
export const SITE = `http://localhost:${first}`;

/** Serves the build of the sample with endpoints. */
export const DELIVERY_SITE = `http://localhost:${first + 2}`;
/** The build with endpoints sends to this address. Nothing listens there unless a test starts it. */
export const RECEIVER = `http://localhost:${first + 3}`;

export const MESSAGES = `${RECEIVER}/messages`;
const ORDERS = `${RECEIVER}/orders`;

/** The host of the payment page that an order may lead to. */
const PAYMENT_HOST = 'pay.example.com';

/** The settings of the build that sends, and of the server that shows it. */
export const ENDPOINTS = {
  PUBLIC_CONTACT_ENDPOINT: MESSAGES,
  PUBLIC_CHECKOUT_ENDPOINT: ORDERS,
  PUBLIC_PAYMENT_HOSTS: `${new URL(RECEIVER).host} ${PAYMENT_HOST}`,
};

/** Folders of the sample's builds, which tests/build-for-tests.ts makes. */
export const SAMPLE_BUILDS = { silent: '.astro/sample/silent', sending: '.astro/sample/sending' } as const;

/** Both builds have this in their environment, and a test looks for its value in what they publish. */
export const BUILD_SECRET = ['SAMPLE_BUILD_SECRET', 'nobody-may-read-this-7Qx2'] as const;
