/**
 * Takes over what was typed or ticked before the island woke up: on a slow link the form is on screen long before
 * its script. Fields that still hold what the HTML gave them are left alone.
 */
export function adoptTyped<Field extends string>(
  form: HTMLFormElement | null,
  fields: readonly Field[],
  adopt: (field: Field, value: never) => void,
): void {
  for (const field of fields) {
    const control = form?.elements.namedItem(field);
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      if (control.checked !== control.defaultChecked) adopt(field, control.checked as never);
    } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      if (control.value !== control.defaultValue) adopt(field, control.value as never);
    }
  }
}
