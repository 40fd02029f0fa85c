/** Locators and actions of the contact page. */
import { expect, type Page } from 'playwright/test';
import { createFormLocators } from './form.ts';
import { getEdges } from './layout.ts';
import { waitForHydration } from './quote-page.ts';

export const MESSAGE = {
  Name: 'Akinyi O’Brien-Wanjiku',
  'Company (optional)': 'Wanjiku & Daughters',
  'Email address': 'akinyi@example.co.ke',
  'Phone number (optional)': '0712 345 678',
  Message: 'Our office needs a network.\nCan you help?',
} as const;

export function createContactPage(page: Page) {
  const main = page.getByRole('main');
  return {
    ...createFormLocators(page, MESSAGE),
    sendButton: main.getByRole('button', { name: 'Send Message' }),
    confirmation: main.getByRole('group', { name: 'Thank you' }),
    writtenText: main.getByRole('textbox', { name: 'What you wrote' }),
    sentNotice: main.getByText('Your message has been sent. Its reference is'),
    open: async () => {
      await page.goto('/contact');
      await waitForHydration(page);
    },
  };
}

/**
 * Expects the confirmation of a message to be focused and entirely visible, clear of the sticky header and of
 * the toast.
 */
export async function expectConfirmationInView(page: Page) {
  const { confirmation, toast } = createContactPage(page);
  await expect(confirmation).toBeFocused();
  await expect(confirmation).toBeInViewport({ ratio: 1 });
  await expect(toast).toBeVisible();
  const panel = await getEdges(confirmation);
  expect(panel.top).toBeGreaterThanOrEqual((await getEdges(page.getByRole('banner'))).bottom);
  const { top, bottom } = await getEdges(toast);
  expect(panel.top >= bottom || panel.bottom <= top, 'clear of the toast').toBe(true);
}
