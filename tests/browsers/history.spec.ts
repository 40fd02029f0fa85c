/** Back and forward, through the page that the browser has kept alive. */
import { test } from './visitor.ts';

test('the quote comes back as it was left, and goes on', async ({ visitor }) => {
  await visitor.visit('/custom-quote');
  await visitor.click({ kind: 'checkbox', name: 'VPN Setup' });
  await visitor.reads('USD 280.00');
  await visitor.evaluate(`addEventListener('pageshow', ({ persisted }) => { window.kept = persisted; })`);
  await visitor.click({ kind: 'link', name: 'About' });
  await visitor.standsAt('/about');
  await visitor.back();
  await visitor.standsAt('/custom-quote');
  await visitor.becomes('the page was kept', 'window.kept', true);
  await visitor.click({ kind: 'button', name: 'One more: VPN Setup' });
  await visitor.reads('USD 560.00');
});
