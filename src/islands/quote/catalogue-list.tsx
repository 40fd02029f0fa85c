import type { Catalogue } from '../../domain/quote/catalogue.ts';
import type { Selection } from '../../domain/quote/selection.ts';
import { CatalogueRow } from './catalogue-row.tsx';

interface Props {
  readonly catalogue: Catalogue;
  readonly selection: Selection;
}

export const CATALOGUE_HEADING_ID = 'catalogue-heading';

export const CatalogueList = ({ catalogue, selection }: Props) => (
  <section>
    <h2 className="text-h2" id={CATALOGUE_HEADING_ID} tabIndex={-1}>
      Choose your services
    </h2>
    <ul className="-mx-gutter mt-6 border-t border-ink sm:mx-0">
      {catalogue.map((item) => (
        <CatalogueRow key={item.id} item={item} quantity={selection.get(item.id)} />
      ))}
    </ul>
  </section>
);
