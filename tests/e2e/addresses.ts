/** Where the browser tests find what they talk to. Not 4321, so that they never meet a server of someone's own. */
const first = Number(process.env.E2E_PORT ?? 4322);

/** The sample as it is built by default. */
export const SITE = `http://localhost:${first}`;

/** The sample as it is built with endpoints. */
export const DELIVERY_SITE = `http://localhost:${first + 2}`;
/** Where that one sends to. Nothing listens there unless a test starts it. */
export const RECEIVER = `http://localhost:${first + 3}`;

export const MESSAGES = `${RECEIVER}/messages`;
const ORDERS = `${RECEIVER}/orders`;

/** Where an order may lead besides the receiver itself. */
const PAYMENT_HOST = 'pay.example.com';

/** The settings of the build that sends, and of the server that shows it. */
export const ENDPOINTS = {
  PUBLIC_CONTACT_ENDPOINT: MESSAGES,
  PUBLIC_CHECKOUT_ENDPOINT: ORDERS,
  PUBLIC_PAYMENT_HOSTS: `${new URL(RECEIVER).host} ${PAYMENT_HOST}`,
};

/** Where the builds of the frozen sample content are: see tests/build-for-tests.ts. */
export const SAMPLE_BUILDS = { silent: '.astro/sample/silent', sending: '.astro/sample/sending' } as const;

/** In the environment of both: a test looks for its value in what they publish. */
export const BUILD_SECRET = ['SAMPLE_BUILD_SECRET', 'nobody-may-read-this-7Qx2'] as const;
