import { useReducer } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ErrorBoundary } from '#islands/shared/error-boundary.tsx';
import { expectAccessible, showIsland, expectVisible } from './island.tsx';

test('an island that fails is replaced alone, by a message and a link', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const Broken = () => {
    const [isBroken, fail] = useReducer(() => true, false);
    if (isBroken) throw new Error('The clock has stopped');
    return <button onClick={fail}>Break</button>;
  };
  showIsland(
    <>
      <p>Beside it</p>
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>
    </>,
  );
  await page.getByRole('button').click();
  const alert = page.getByRole('alert');
  // There is no space between the heading and the reason.
  await expect.element(alert).toMatchTextContent('Unexpected Application Error!The clock has stopped');
  await expect.element(alert.getByRole('link', { name: 'Load this page again' })).toHaveAttribute('href', '');
  await expectVisible(page.getByText('Beside it'));
  await expectAccessible();
});
