/** The provider that the settings name. */
import type { PublishedCatalogue } from '../../../src/domain/quote/published-catalogue.schema.ts';
import { demo } from './demo.ts';
import { invoice } from './invoice.ts';
import { pesapal } from './pesapal.ts';
import { pesapalApi, type PesapalPorts } from './pesapal-api.ts';
import type { Settings } from '../settings.schema.ts';
import type { Provider } from './provider.ts';

interface Ports extends PesapalPorts {
  readonly catalogue: () => Promise<PublishedCatalogue>;
}

export function providerOf(settings: Settings, { catalogue, ...ports }: Ports): Provider {
  const { SITE_ORIGIN: site, RECEIVER_ORIGIN: own } = settings;
  switch (settings.PAYMENT) {
    case 'demo':
      return demo({ site, own });
    case 'invoice':
      return invoice({ catalogue, own });
    case 'pesapal':
      return pesapal({
        api: pesapalApi(
          { base: settings.PESAPAL_URL, key: settings.PESAPAL_KEY, secret: settings.PESAPAL_SECRET },
          ports,
        ),
        own,
        site,
      });
  }
}
