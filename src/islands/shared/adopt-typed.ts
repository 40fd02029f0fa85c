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

/** Adopts what was typed before hydration: on a slow link the form is on screen long before its script. */
export function adoptTyped<Id extends string>(
  ids: readonly Id[],
  adopt: (id: Id, value: never) => void,
): void {
  for (const id of ids) {
    const typed = typedInto(document.getElementById(id));
    if (typed !== undefined) adopt(id, typed as never);
  }
}
