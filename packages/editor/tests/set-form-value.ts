/** Sets a value in a form: `setFormValue(form, 'entries.0.price', '26,500')`. */
export function setFormValue(form: Record<string, unknown>, field: string, value: unknown) {
  const path = field.split('.');
  const key = path.pop() ?? '';
  path.reduce((inner, step) => inner[step] as Record<string, unknown>, form)[key] = value;
}
