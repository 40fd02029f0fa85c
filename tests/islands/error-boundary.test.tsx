import { useReducer } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ErrorBoundary } from '../../src/islands/shared/error-boundary.tsx';
import { expectAccessible, showIsland } from './island.tsx';

test('an error inside an island is shown in its place, with a way on, and the rest of the page stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = () => {
    const [broken, fail] = useReducer(() => true, false);
    if (broken) throw new Error('The clock has stopped');
    return (
      <button type="button" onClick={fail}>
        Break
      </button>
    );
  };
  showIsland(
    <>
      <p>Beside it</p>
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>
    </>,
  );
  await page.getByRole('button', { name: 'Break' }).click();
  const alert = page.getByRole('alert');
  await expect.element(alert).toMatchTextContent('Unexpected Application Error!The clock has stopped');
  await expect.element(alert.getByRole('link', { name: 'Load this page again' })).toHaveAttribute('href', '');
  await expect.element(page.getByText('Beside it')).toBeVisible();
  await expectAccessible();
});
