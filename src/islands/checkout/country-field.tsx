import { COUNTRIES } from '../../logic/checkout/countries.ts';
import { BILLING_FIELDS } from '@site/rules/checkout/form';
import { isRequired } from '@site/rules/form/text-fields';
import { Field } from '../shared/field.tsx';

interface Props {
  value: string;
  error: string | undefined;
  onChange: () => void;
}

export const CountryField = ({ value, error, onChange }: Props) => (
  <Field
    id="country"
    label={BILLING_FIELDS.country.label}
    required={isRequired(BILLING_FIELDS.country)}
    error={error}
  >
    {(attributes) => (
      <select
        {...attributes}
        autoComplete={BILLING_FIELDS.country.autoComplete}
        value={value}
        onChange={onChange}
      >
        {/* HTML asks for an empty first option in a required select. */}
        <option value="">Choose a country</option>
        {Object.entries(COUNTRIES).map(([label, countries]) => (
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
