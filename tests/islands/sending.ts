/**
 * Sets up a site that sends to a receiver, unless a test changes the settings. Each test file mocks the
 * delivery modules that it tests.
 */
import { settings } from 'virtual:delivery/settings';
import { beforeEach, vi } from 'vitest';
import { locateButton } from './island.tsx';
import { readDeliveryConfig } from '@site/rules/settings/delivery-config';
import { NOW_MS } from '#support/sample-form.ts';

const RECEIVER_URL = 'https://receiver.example.com/';

/** Changes the settings of the build. */
export const applySettings = (environment: Readonly<Record<string, string>>) =>
  Object.assign(settings, readDeliveryConfig(environment));

const RECEIVER_SETTINGS = {
  PUBLIC_CONTACT_ENDPOINT: `${RECEIVER_URL}messages`,
  PUBLIC_CHECKOUT_ENDPOINT: `${RECEIVER_URL}orders`,
  PUBLIC_PAYMENT_HOSTS: 'pay.example.com',
};

export const INVOICE_SETTINGS = { ...RECEIVER_SETTINGS, PUBLIC_PAYMENT: 'invoice' };

interface SentRequest {
  readonly headers: readonly string[];
  /** JSON, or the fields of a plain form. */
  readonly body: unknown;
  readonly key: string | null;
  readonly respond: (status: number, body?: unknown) => void;
}

/** Collects the requests. Tests decide when to respond to each of them. */
export const sentRequests: SentRequest[] = [];

beforeEach(() => {
  applySettings(RECEIVER_SETTINGS);
  vi.useFakeTimers({ now: NOW_MS });
  sentRequests.length = 0;
  vi.spyOn(window, 'fetch').mockImplementation((_url, { body, headers, signal } = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    signal?.addEventListener('abort', () => {
      reject(new DOMException('Stopped', 'AbortError'));
    });
    sentRequests.push({
      headers: [...new Headers(headers).keys()],
      body:
        body instanceof URLSearchParams
          ? Object.fromEntries(body)
          : JSON.parse(typeof body === 'string' ? body : 'null'),
      key: new Headers(headers).get('idempotency-key'),
      respond: (status, responseBody = {}) => {
        resolve(Response.json(responseBody, { status }));
      },
    });
    return promise;
  });
});

export const cancelButton = locateButton('Cancel');

/** Reads the message of the form about a failure. */
export const readFailureMessage = () => document.querySelector('form [role=alert]')?.textContent;
