/** Messages of a receiver, and the values that they refer to. */
export interface Refusal<Field extends string> {
  readonly fields: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<Field, unknown>>;
}

/** A field that has been changed since is checked anew by the next sending. */
export const currentErrors = <Field extends string>(
  refusal: Refusal<Field> | undefined,
  values: Readonly<Record<Field, unknown>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(refusal?.fields ?? {}).filter(
      ([field]) => values[field as Field] === refusal?.values[field as Field],
    ),
  );
