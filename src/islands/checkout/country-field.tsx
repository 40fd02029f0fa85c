import { useStore } from '@nanostores/react';
import { AFRICAN_COUNTRIES, OTHER_COUNTRIES } from '../../domain/checkout/countries.ts';
import { BILLING } from '../../domain/checkout/fields.ts';
import { $errors, $values, editField } from '../../stores/checkout.ts';
import { Field } from '../shared/field.tsx';

const GROUPS = [
  ['Africa', AFRICAN_COUNTRIES],
  ['Elsewhere', OTHER_COUNTRIES],
] as const;

export function CountryField() {
  const { country } = useStore($values, { ssr: 'initial' });
  const errors = useStore($errors);
  return (
    <Field id="country" label={BILLING.country.label} required error={errors.country}>
      {(attributes) => (
        <select
          {...attributes}
          autoComplete={BILLING.country.autoComplete}
          value={country}
          onChange={({ target }) => {
            editField('country', target.value);
          }}
        >
          {GROUPS.map(([label, countries]) => (
            <optgroup key={label} label={label}>
              {countries.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </Field>
  );
}
