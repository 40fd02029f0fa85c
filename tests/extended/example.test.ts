/** Runs `npm run example` and requests pages from the site and the receiver. */
import { expect, onTestFinished, test } from 'vitest';
import { waitUntil } from '#support/wait-until.ts';
import { createEditedCopy } from './edited-copy.ts';

const isResponding = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

test('the example builds a site that sends, and serves it together with its receiver', async () => {
  const copy = createEditedCopy();
  onTestFinished(copy.remove);
  copy.startScript('example');
  await waitUntil(() => isResponding('http://localhost:4330/checkout'), 'the site', 300_000);
  await waitUntil(() => isResponding('http://localhost:4331/health'), 'the receiver');
  const checkout = await (await fetch('http://localhost:4330/checkout')).text();
  expect(checkout).toContain("connect-src 'self' http://localhost:4331");
});
