import { useState } from 'react';

/** `undefined` where the control is untouched. */
function typedInto(control: Element | null): string | boolean | undefined {
  if (control instanceof HTMLSelectElement) {
    const given = Array.from(control.options).find(({ defaultSelected }) => defaultSelected);
    return given?.selected ? undefined : control.value;
  }
  if (control instanceof HTMLInputElement && control.type === 'checkbox')
    return control.checked === control.defaultChecked ? undefined : control.checked;
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
    return control.value === control.defaultValue ? undefined : control.value;
  return undefined;
}

/**
 * What was typed before hydration: on a slow link the form is on screen long before its script. Read with the first
 * render, because React draws an island anew where a translator was faster, and its fields are empty then.
 */
export function useTyped<Id extends string>(ids: readonly Id[]) {
  const [adoptTyped] = useState(() => {
    const typed =
      typeof document === 'undefined'
        ? []
        : ids.map((id) => [id, typedInto(document.getElementById(id))] as const);
    return (adopt: (id: Id, value: never) => void) => {
      for (const [id, value] of typed) if (value !== undefined) adopt(id, value as never);
    };
  });
  return adoptTyped;
}
