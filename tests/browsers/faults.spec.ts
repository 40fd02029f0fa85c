/** The tests can see what they say is not there. */
import { inPage } from './driver.ts';
import { expect, test } from './visitor.ts';

/** Runs in the page. */
function goWrong() {
  console.error('said aloud');
  setTimeout(() => {
    throw new Error('not caught');
  });
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "img-src 'none'";
  document.head.append(policy);
  document.body.append(Object.assign(new Image(), { src: '/icon.svg?refused' }));
}

test('errors, exceptions and refusals of the policy are told', async ({ visitor }) => {
  await visitor.visit('/about');
  await visitor.evaluate(inPage(goWrong));
  const told: string[] = [];
  const all = async () => {
    told.push(...(await visitor.takeFaults()));
    return ['said aloud', 'not caught', 'policy: img-src'].filter(
      (word) => !told.some((fault) => fault.includes(word)),
    );
  };
  await expect.poll(all).toEqual([]);
});
