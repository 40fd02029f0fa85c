import { useState } from 'react';

type Values = Readonly<Record<string, string | boolean>>;

/** Fields that hold something else on the page: browsers fill them in before hydration, and later without an event. */
export function changedOnPage<Form extends Values>(values: Form) {
  const changes = Object.entries(values).flatMap(([id, value]) => {
    const control = document.getElementById(id) as HTMLInputElement | null;
    const onPage = control?.type === 'checkbox' ? control.checked : control?.value;
    return onPage === undefined || onPage === value ? [] : [[id, onPage]];
  });
  return changes as [keyof Form, Form[keyof Form]][];
}

/**
 * What was typed before hydration: on a slow link the form is on screen long before its script. Read with the first
 * render, because React draws an island anew where a translator was faster, and its fields are empty then.
 */
export function useEarlyInput<Form extends Values>(initial: Form) {
  const [changes] = useState(() => (typeof document === 'undefined' ? [] : changedOnPage(initial)));
  return changes;
}
