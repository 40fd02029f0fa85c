/** A disk that takes no more: what is answered with success is there, and everything else is a 503. */
import { expect, onTestFinished, test } from 'vitest';
import { IDEMPOTENCY_HEADER } from '../../src/domain/delivery/submission.ts';
import { receiverPlace } from './receiver-process.ts';
import { order, ticket } from './samples.ts';

const sendTo = (own: string) => (number: number) =>
  fetch(`${own}/orders`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [IDEMPOTENCY_HEADER]: ticket(number).key },
    body: JSON.stringify(order(number)),
  });

test('what is answered is there after kill -9, and what is not is told to come again', async () => {
  const place = await receiverPlace();
  // Three pages for an order in the write-ahead log, beside those for the tables.
  const running = await place.start({ fileKilobytes: 200 });
  onTestFinished(async () => {
    await running.kill();
    place.remove();
  });
  const numbers = Array.from({ length: 40 }, (_, index) => index + 1);
  const answers = await Promise.all(numbers.map(sendTo(place.own)));
  const accepted = numbers.filter((_, index) => answers[index]?.ok);
  const refused = answers.filter(({ ok }) => !ok);
  expect(accepted.length).toBeGreaterThan(0);
  expect(refused.length).toBeGreaterThan(0);
  for (const response of refused) {
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(await response.json()).toEqual({ error: 'storage_unavailable' });
  }
  const health = await fetch(`${place.own}/health`);
  expect([health.status, await health.json()]).toEqual([503, { error: 'storage_unavailable' }]);
  const page = await fetch(`${place.own}/pay/ORD-1`);
  expect(page.status, 'what is there can be read').toBe(404);

  await running.kill();
  const kept = (await place.kept()).map(({ key }) => key);
  expect(kept.sort()).toEqual(accepted.map((number) => ticket(number).key));
  expect(running.errors).toHaveLength(refused.length + 1);
  for (const line of running.errors) expect(line).toMatch(/^\S+ StoreUnavailable: SQLite: disk I\/O error$/);
});
