import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $receipt, readReceipt } from '../../stores/receipt.ts';
import { island } from '../shared/error-boundary.tsx';
import { Order } from './order.tsx';

function StoredOrder() {
  const record = useStore($receipt, { ssr: 'initial' });
  useEffect(() => {
    readReceipt();
    if ($receipt.get()) return;
    // The script before the first paint has seen that there is a record, and not that it is torn.
    for (const place of document.querySelectorAll<HTMLElement>('[data-no-order], [data-kept-order]'))
      place.hidden = place.dataset.noOrder === undefined;
  }, []);
  return record && <Order record={record} />;
}

export const Receipt = island(StoredOrder);
