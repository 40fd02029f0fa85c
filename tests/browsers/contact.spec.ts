/** Writing to the company. */
import { test } from './visitor.ts';

test('a message is refused with reasons, then accepted', async ({ visitor }) => {
  await visitor.visit('/contact');
  await visitor.click({ kind: 'button', name: 'Send Message' });
  await visitor.readsIn('.toast strong', ['Validation Error']);
  await visitor.reads('Please fill in all required fields.');
  await visitor.becomes('the focus', 'document.activeElement.className', 'error-summary');

  await visitor.fill({ kind: 'field', name: 'Name' }, 'Akinyi');
  await visitor.fill({ kind: 'field', name: 'Email' }, 'akinyi@example.co.ke');
  await visitor.fill({ kind: 'field', name: 'Message' }, 'Good morning');
  await visitor.click({ kind: 'button', name: 'Send Message' });
  await visitor.reads('Thank you, Akinyi.');
  await visitor.becomes('the message', "document.getElementById('message').value", '');
});

test('what was typed is still there after a visit elsewhere', async ({ visitor }) => {
  await visitor.visit('/contact');
  await visitor.fill({ kind: 'field', name: 'Message' }, 'Good morning');
  await visitor.visit('/about');
  await visitor.back();
  await visitor.standsAt('/contact');
  await visitor.becomes('the message', "document.getElementById('message').value", 'Good morning');
});
