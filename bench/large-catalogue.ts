import type { Page } from 'playwright';
import { paths } from '../src/site/paths.ts';

/** Astro writes each value of an island's properties as a pair of its kind and itself. */
const item = (index: number) => ({
  id: [0, `service-${index}`],
  name: [0, `Service ${index}`],
  description: [0, 'A service made up to see how a long catalogue behaves.'],
  price: [0, { minor: [0, 10_000 + index], currency: [0, 'USD'] }],
  billing: [0, index % 5 === 0 ? 'monthly' : 'once'],
  icon: [0, 'server'],
});

/** Serves the quote page with a catalogue of `size` made-up services in the place of its own. */
export async function largeCatalogue(page: Page, size: number): Promise<void> {
  const catalogue = [1, Array.from({ length: size }, (_, index) => [0, item(index)])];
  await page.route(`**${paths.quote}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const properties = JSON.stringify({ catalogue, taxNote: [0, 'Tax is calculated at checkout.'] });
    await route.fulfill({
      response,
      body: html.replace(
        /(component-export="QuoteBuilder"[^>]*? props=")[^"]*/,
        (_, before: string) => before + properties.replaceAll('"', '&quot;'),
      ),
    });
  });
}
