/** The content policy is in force. That neither pages nor flows run into it is in the tests of each: nothing is on the console. */
import type { Page } from 'playwright/test';
import { expect, test } from '../e2e/site.ts';

/** Notes the directives that a page violates, from before its first script. */
const noteViolations = (page: Page) =>
  page.addInitScript(() => {
    const violated = new Set<string>();
    Object.assign(window, { violated });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      violated.add(effectiveDirective);
    });
  });

const violatedOn = (page: Page) =>
  page.evaluate(() => Array.from((window as unknown as { violated: Set<string> }).violated).sort());

const ELSEWHERE = 'http://elsewhere.example/';

/** What a script of ours could be tricked into, by the directive that refuses it. */
const TRICKS: Readonly<Record<string, (elsewhere: string) => void>> = {
  'require-trusted-types-for': () => {
    document.body.innerHTML = '<b>injected</b>';
  },
  'img-src': (src) => {
    document.body.append(Object.assign(new Image(), { src }));
  },
  'connect-src': (address) => {
    void fetch(address);
  },
  'base-uri': (href) => {
    document.head.append(Object.assign(document.createElement('base'), { href }));
  },
  'form-action': (action) => {
    const form = Object.assign(document.createElement('form'), { action });
    document.body.append(form);
    form.submit();
  },
};

test('what got into the HTML of a page is neither run nor applied, and no script is tricked', async ({
  page,
}) => {
  await noteViolations(page);
  await page.route('/terms', async (route) => {
    const html = await (await route.fetch()).text();
    const injected = `<script>document.title = 'injected'</script><style>h1 { display: none }</style>
      <h2 style="display: none" onclick="document.title = 'injected'">Injected</h2>`;
    await route.fulfill({ contentType: 'text/html', body: html.replace('<main', `${injected}<main`) });
  });
  await page.goto('/terms');
  await page.getByRole('heading', { name: 'Injected' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/^Terms of Service/);
  expect(await violatedOn(page)).toEqual([
    'script-src-attr',
    'script-src-elem',
    'style-src-attr',
    'style-src-elem',
  ]);

  for (const [directive, trick] of Object.entries(TRICKS)) {
    await page.goto('/about');
    // It fails, or it is refused without a word; what counts is the report.
    await page.evaluate(trick, ELSEWHERE).catch(() => undefined);
    await expect.poll(() => violatedOn(page)).toEqual([directive]);
  }
});
