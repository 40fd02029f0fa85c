import { useState } from 'react';

type Values = Readonly<Record<string, string | boolean>>;

/**
 * Finds fields whose value on the page differs from the given value. Browsers fill in fields before
 * hydration, and later without an event.
 */
export function findChangesOnPage<Form extends Values>(values: Form) {
  const changes = Object.entries(values).flatMap(([id, value]) => {
    const control = document.getElementById(id) as HTMLInputElement | null;
    const pageValue = control?.type === 'checkbox' ? control.checked : control?.value;
    return pageValue === undefined || pageValue === value ? [] : [[id, pageValue]];
  });
  return changes as [keyof Form, Form[keyof Form]][];
}

/**
 * Returns the values that were typed before hydration. On a slow link the form is on the screen long before
 * its script. The first render reads the values, because React redraws the island with empty fields if a
 * translator has changed the page.
 */
export function useEarlyInput<Form extends Values>(initial: Form) {
  const [changes] = useState(() => (typeof document === 'undefined' ? [] : findChangesOnPage(initial)));
  return changes;
}
