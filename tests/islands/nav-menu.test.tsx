import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NavMenu } from '../../src/islands/nav/nav-menu.tsx';
import { getStarted, mainLinks } from '../../src/site/navigation.ts';
import { expectAccessible, serve, show, visited } from './island.tsx';

const toggle = () => page.elementLocator(document.querySelector('summary') ?? document.body);
const panel = page.getByRole('navigation', { name: 'Menu' });

/** With its links, which the header draws. */
const Menu = () => (
  <NavMenu>
    {[...mainLinks, getStarted].map(({ label, href }) => (
      <a key={label} href={href}>
        {label}
      </a>
    ))}
  </NavMenu>
);

test('it opens before its script is there, stays open, and then says so', async () => {
  const { wake } = serve(<Menu />);
  await expect.element(panel).not.toBeInTheDocument();
  await toggle().click();
  await expect.element(panel).toBeVisible();
  // React's development build complains of the attribute that the browser has set; the site's build lets it be.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  wake();
  await expect.element(panel).toBeVisible();
  await expect.element(toggle()).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible();
});

describe('once it is open', () => {
  beforeEach(async () => {
    show(
      <>
        <Menu />
        <a href="/terms">Terms</a>
      </>,
    );
    await toggle().click();
    await expect.element(toggle()).toHaveAttribute('aria-expanded', 'true');
  });

  test('the toggle closes and opens it, and says which', async () => {
    await toggle().click();
    await expect.element(toggle()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect.element(toggle()).toHaveAttribute('aria-expanded', 'true');
  });

  test('choosing a link closes it, even where the page stays', async () => {
    await panel.getByRole('link', { name: 'About' }).click();
    await expect.element(panel).not.toBeInTheDocument();
    expect(visited).toEqual(['/about']);
  });

  test('Escape closes it and gives the focus back; once it is closed, it leaves the focus alone', async () => {
    panel.getByRole('link', { name: 'Contact' }).element().focus();
    await userEvent.keyboard('a');
    await expect.element(panel).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(toggle()).toHaveFocus();

    const outside = page.getByRole('link', { name: 'Terms' });
    outside.element().focus();
    await userEvent.keyboard('{Escape}');
    await expect.element(outside).toHaveFocus();
  });

  test('a tap outside closes it, a tap beside its links does not', async () => {
    panel.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await expect.element(panel).toBeVisible();
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await expect.element(panel).not.toBeInTheDocument();
  });
});
