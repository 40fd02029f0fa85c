import { useStore } from '@nanostores/react';
import type { ComponentProps } from 'react';
import { BILLING, type CheckoutTextField } from '../../domain/checkout/fields.ts';
import { $errors, $values, editField } from '../../stores/checkout.ts';
import { TextField } from '../shared/field.tsx';

type Props = Pick<
  ComponentProps<typeof TextField>,
  'type' | 'autoComplete' | 'inputMode' | 'rows' | 'className'
> & { readonly field: CheckoutTextField };

export function BillingField({ field, ...control }: Props) {
  const values = useStore($values, { ssr: 'initial' });
  const errors = useStore($errors);
  const required = field !== 'company' && field !== 'notes';
  return (
    <TextField
      {...control}
      id={field}
      label={required ? BILLING[field].label : `${BILLING[field].label} (optional)`}
      required={required}
      value={values[field]}
      error={errors[field]}
      onChange={(value) => {
        editField(field, value);
      }}
    />
  );
}
