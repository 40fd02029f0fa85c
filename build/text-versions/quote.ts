import { formatMoney } from '../../src/domain/money/money.ts';
import type { QuotePage } from '../../src/domain/content/pages.schema.ts';
import { type Catalogue, unitWords } from '../../src/domain/quote/catalogue.ts';
import { paths } from '../../src/site/paths.ts';
import { type At, bullets, section, titled, twin } from './markdown.ts';

interface Quote {
  readonly page: QuotePage;
  readonly catalogue: Catalogue;
}

/** The price list of the quote page. Adding up is done on the page itself. */
export const quoteTwin = ({ page, catalogue }: Quote, at: At): string =>
  twin(
    page,
    at(paths.quote),
    section(
      'Services',
      bullets(
        catalogue.map((item) => {
          const price = `${formatMoney(item.price)} ${unitWords(item)}`.trimEnd();
          return `${item.name}, ${price}: ${item.description}`;
        }),
      ),
      `${page.vatNote} ${page.taxNote}`,
    ),
    section('Included in every package', bullets(page.promises.map(titled))),
  );
