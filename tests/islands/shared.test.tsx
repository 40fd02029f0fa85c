/** The parts that several islands share. */
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ErrorSummary } from '../../src/islands/shared/error-summary.tsx';
import { TextField } from '../../src/islands/shared/field.tsx';
import { ErrorBoundary } from '../../src/islands/shared/error-boundary.tsx';
import { expectAccessible, show, visited } from './island.tsx';

test('what breaks inside an island is told in its place, with a way on, and the rest stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = () => {
    const [broken, setBroken] = useState(false);
    if (broken) throw new Error('The clock has stopped');
    return (
      <button
        type="button"
        onClick={() => {
          setBroken(true);
        }}
      >
        Break
      </button>
    );
  };
  show(
    <>
      <p>Beside it</p>
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>
    </>,
  );
  await page.getByRole('button', { name: 'Break' }).click();
  const alert = page.getByRole('alert');
  await expect.element(alert.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect.element(alert).toMatchTextContent('The clock has stopped');
  await expect.element(page.getByText('Beside it')).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  await alert.getByRole('link', { name: 'Load this page again' }).click();
  expect(visited).toEqual([expect.stringMatching(/[?&]again=\d+$/)]);
});

test('an error summary takes the focus with each attempt, and leads to its fields', async () => {
  const Form = () => {
    const [attempt, setAttempt] = useState(0);
    return (
      <>
        <ErrorSummary
          fields={['city']}
          errors={attempt === 0 ? {} : { city: 'City is required' }}
          attempt={attempt}
        />
        <TextField id="city" label="City" value="" onChange={() => undefined} />
        <button
          type="button"
          onClick={() => {
            setAttempt(attempt + 1);
          }}
        >
          Send
        </button>
      </>
    );
  };
  show(<Form />);
  const summary = page.getByRole('group', { name: 'There is a problem' });
  await expect.element(summary).not.toBeInTheDocument();
  for (const key of ['{Enter}', ' ']) {
    page.getByRole('button').element().focus();
    await userEvent.keyboard(key);
    await expect.element(summary).toHaveFocus();
    await summary.getByRole('link', { name: 'City is required' }).click();
    await expect.element(page.getByRole('textbox', { name: 'City' })).toHaveFocus();
  }
  expect(location.hash).toBe('');
});

test('a field says what it is, and what is wrong with it', async () => {
  const typed: string[] = [];
  const change = (value: string) => typed.push(value);
  show(
    <>
      <TextField id="name" label="Name" required value="" error="Name is required" onChange={change} />
      <TextField id="when" label="When" value="" onChange={change} />
      <TextField id="notes" label="Notes" rows={4} value="" error="Too long" onChange={change} />
    </>,
  );
  const named = (label: string) => page.getByRole('textbox', { name: label });
  const [name, when, notes] = [named('Name'), named('When'), named('Notes')] as const;
  await expect.element(name).toBeRequired();
  await expect.element(name).toBeInvalid();
  await expect.element(name).toHaveAccessibleDescription('Name is required');
  await expect.element(when).not.toBeRequired();
  await expect.element(when).toBeValid();
  await expect.element(notes).toHaveAccessibleDescription('Too long');
  await expect.element(notes).toHaveAttribute('rows', '4');
  await expect.element(page.getByText('Name *')).toBeVisible();
  await when.fill('Monday');
  await notes.fill('Ring twice');
  expect(typed).toEqual(['Monday', 'Ring twice']);
  await expectAccessible();
});
