/** What the failure page of a site that sends says of the order in its address, and of this tab's. */
import { expect, test } from 'vitest';
import { ENDPOINT, sent } from './sending.ts';
import { showReturn } from '../../src/inline-scripts/payment-return.ts';
import { comeBack, drawn, stored, visited } from './island.tsx';

const SENT = { content: 'an order', key: '0'.repeat(32), atMs: 1_768_467_600_000, reference: 'ps_1' };
const { reference: _, ...NOT_LED } = SENT;

const PARTS = [
  ['asking', 'Order Status'],
  ['unknown', 'Order Not Confirmed'],
  ['failed', 'Payment Failed'],
] as const;

function arrive(address: string, submission: unknown = SENT) {
  sessionStorage.setItem(
    'orderTicket',
    typeof submission === 'string' ? submission : JSON.stringify(submission),
  );
  sessionStorage.setItem('checkout', 'a record');
  document.title = 'Order Not Confirmed · Mtelo';
  document.body.innerHTML = `${PARTS.map(([part, title]) => `<div data-payment="${part}" ${part === 'unknown' ? '' : 'hidden'}><h1>${title}</h1></div>`).join('')}
    <p data-reference="reference" data-submission-key="orderTicket" data-record-key="checkout" data-order-prefix="INV-"
      data-endpoint="${ENDPOINT}orders" data-status-path="/checkout/success" hidden>Order: </p>`;
  history.replaceState(null, '', address);
  showReturn();
}

/** The receiver says it, or nothing comes. */
async function hear(status?: number, body?: object) {
  if (status === undefined) sent.at(-1)?.lose();
  else sent.at(-1)?.answer(status, body);
  await drawn();
}

/** The heading that is shown; the window is named after it. */
function shown() {
  const [heading = ''] = Array.from(
    document.querySelectorAll('[data-payment]:not([hidden]) h1'),
    (one) => one.textContent,
  );
  expect(document.title).toBe(`${heading} · Mtelo`);
  return heading;
}

const reference = () => {
  const place = document.querySelector<HTMLElement>('[data-reference]');
  return place?.hidden ? undefined : place?.textContent;
};
const content = () => (stored('orderTicket') as { content: string } | null)?.content;

test.each([
  ['back from the payment page', '?reference=ps_1', SENT, 200, { status: 'declined' }, 'Payment Failed'],
  ['back from it, no answer', '?reference=ps_1', SENT, undefined, undefined, 'Order Not Confirmed'],
  ['back from it, the storage is away', '?reference=ps_1', SENT, 503, { error: 'x' }, 'Order Not Confirmed'],
  ['back from it, too often', '?reference=ps_1', SENT, 429, { status: 'declined' }, 'Order Not Confirmed'],
  ['back from it, of a new kind', '?reference=ps_1', SENT, 200, { status: 'late' }, 'Order Not Confirmed'],
  ['back from it, forgotten', '?reference=ps_1', SENT, 404, { error: 'not_found' }, 'Order Not Confirmed'],
  ['not taken', '', NOT_LED, 404, { error: 'not_found' }, 'Payment Failed'],
  ['not taken, no answer', '', NOT_LED, undefined, undefined, 'Order Not Confirmed'],
  ['not taken now, and sent before', '', SENT, 404, { error: 'not_found' }, 'Order Not Confirmed'],
  ['not taken now, and under way', '', SENT, 200, { status: 'pending' }, 'Order Not Confirmed'],
  ['not taken now, and paid before', '', SENT, 200, { status: 'paid' }, 'Order Not Confirmed'],
  ['opened by hand after it was declined', '', SENT, 200, { status: 'declined' }, 'Payment Failed'],
] as const)('%s: %j', async (_, search, submission, status, body, heading) => {
  arrive(search === '' ? location.pathname : search, submission);
  expect(shown()).toBe('Order Status');
  expect(sent.map(({ key }) => key)).toEqual([SENT.key]);
  await hear(status, body);
  expect(shown()).toBe(heading);
  expect(visited).toEqual([]);
  const isOver = status === 200 && body.status === 'declined';
  expect([content(), sessionStorage.getItem('checkout')]).toEqual(
    isOver ? ['', null] : ['an order', 'a record'],
  );
});

test.each(['paid', 'pending'])(
  'an order that is %s leads to the page that says so, and goes on',
  async (status) => {
    arrive('?reference=ps_1');
    await hear(200, { status });
    expect(visited).toEqual(['/checkout/success?reference=ps_1']);
    expect(shown()).toBe('Order Status');
    expect(content()).toBe('an order');
  },
);

test('the window is named after what is known, also where a translator was faster', async () => {
  arrive('?reference=ps_1');
  for (const heading of document.querySelectorAll('h1')) heading.textContent = 'Statut';
  await hear(200, { status: 'declined' });
  expect(document.title).toBe('Payment Failed · Mtelo');
});

test('on return by Back it asks again', async () => {
  arrive('?reference=ps_1');
  await hear(200, { status: 'declined' });
  comeBack();
  expect(shown()).toBe('Order Status');
  await hear(200, { status: 'paid' });
  expect(visited).toEqual(['/checkout/success?reference=ps_1']);
  expect(reference()).toBe('Order: ps_1');
});

test('an order that is not confirmed shows its number, and is not asked after', () => {
  arrive('?reference=INV-1768467600000', NOT_LED);
  expect([reference(), shown(), sent]).toEqual(['Order: INV-1768467600000', 'Order Not Confirmed', []]);
});

test.each(['?reference=', '?reference=ps_2', '?reference=undefined'])(
  'of another order, in %j, it says nothing',
  (search) => {
    arrive(search, NOT_LED);
    expect([reference(), shown(), sent, content()]).toEqual([
      undefined,
      'Order Not Confirmed',
      [],
      'an order',
    ]);
  },
);

test.each(['null', '{', '[]', '{"content":"x"}'])(
  'beside a submission of %j it says nothing',
  (submission) => {
    for (const name of ['ps_1', 'undefined', 'INV-undefined']) {
      arrive(`?reference=${name}`, submission);
      expect([reference(), shown(), sent], name).toEqual([undefined, 'Order Not Confirmed', []]);
    }
  },
);
