/** A catalogue of 1,000 services, made up for this test: a choice touches its own row only. */
import { quoteOn } from '../e2e/quote-page.ts';
import { expect, test } from '../e2e/site.ts';

const SERVICES = 1000;

/** A value as Astro writes it into an island's `props`: its kind, then itself. */
type Packed = readonly [kind: number, value: unknown];
type PackedService = readonly [kind: number, service: Readonly<Record<string, Packed>>];

test('a tick and a step of the slider change nothing in the other rows', async ({ page }) => {
  await page.route('**/custom-quote', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(
      /(component-url="[^"]*quote-builder[^"]*"[^>]* props=")([^"]*)"/,
      (_, before: string, packed: string) => {
        const props = JSON.parse(packed.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as {
          catalogue: readonly [number, readonly PackedService[]];
        };
        const [[kind, service] = [0, {}]] = props.catalogue[1];
        const services = Array.from({ length: SERVICES }, (_service, index) => [
          kind,
          { ...service, id: [0, `service-${index}`], name: [0, `Service no. ${index}.`] },
        ]);
        const many = JSON.stringify({ ...props, catalogue: [1, services] });
        return `${before}${many.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
      },
    );
    await route.fulfill({ response, body });
  });
  const quote = quoteOn(page);
  await quote.open();
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
  await expect(rows).toHaveCount(SERVICES);

  await page.evaluate(() => {
    const touched = new Set<string>();
    Object.assign(window, { touched });
    const list = document.querySelector('.catalogue-row')?.parentElement;
    if (!list) throw new Error('There is no list of services');
    new MutationObserver((mutations) => {
      for (const { target } of mutations) {
        const element = target instanceof Element ? target : target.parentElement;
        touched.add(element?.closest('li')?.querySelector('input')?.id ?? 'the list');
      }
    }).observe(list, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  const touched = () =>
    page.evaluate(() => Array.from((window as unknown as { touched: Set<string> }).touched));

  await quote.box('Service no. 500.').check();
  await expect(quote.total).toHaveText('USD 2,500.00');
  expect(await touched()).toEqual(['tick-service-500']);
  await quote.slider('Service no. 500.').press('ArrowRight');
  await expect(quote.total).toHaveText('USD 5,000.00');
  await quote.box('Service no. 999.').check();
  await expect(quote.total).toHaveText('USD 7,500.00');
  expect(await touched()).toEqual(['tick-service-500', 'tick-service-999']);
});
