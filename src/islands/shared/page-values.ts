import { useState } from 'react';

type Values = Readonly<Record<string, string | boolean>>;

/**
 * Lists the fields whose value on the page differs from the given value. Browsers may fill in fields before
 * hydration, which React does not report (https://github.com/react/react/issues/12955), and later without an
 * event.
 */
export function listChangesOnPage<Form extends Values>(values: Form) {
  const changes = Object.entries(values).flatMap(([id, value]) => {
    const control = document.getElementById(id) as HTMLInputElement | null;
    const pageValue = control?.type === 'checkbox' ? control.checked : control?.value;
    return pageValue === undefined || pageValue === value ? [] : [[id, pageValue]];
  });
  return changes as [keyof Form, Form[keyof Form]][];
}

/**
 * Returns the fields that were filled in before hydration, with their values. On a slow connection the form
 * is on the screen long before its script arrives.
 */
export function useEarlyInput<Form extends Values>(initialValues: Form) {
  // The first render reads the values, because React redraws the island with empty fields if the browser's
  // translation has changed the page.
  const [changes] = useState(() => (typeof document === 'undefined' ? [] : listChangesOnPage(initialValues)));
  return changes;
}
