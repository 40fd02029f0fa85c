/** The tests can see what they assert to be absent. */
import { inPage } from './driver.ts';
import { expect, test } from './visitor.ts';

/** Runs in the page. */
function goWrong() {
  console.error('on the console');
  setTimeout(() => {
    throw new Error('not caught');
  });
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "img-src 'none'";
  document.head.append(policy);
  document.body.append(Object.assign(new Image(), { src: '/icon.svg?refused' }));
}

test('errors, exceptions and refusals of the policy are seen', async ({ visitor }) => {
  await visitor.visit('/about');
  await visitor.evaluate(inPage(goWrong));
  const reported: string[] = [];
  const all = async () => {
    reported.push(...(await visitor.takeFaults()));
    return ['on the console', 'not caught', 'policy: img-src'].filter(
      (word) => !reported.some((fault) => fault.includes(word)),
    );
  };
  await expect.poll(all).toEqual([]);
});
