import type { ReactNode } from 'react';
import { isRequired, type TextField as FieldOfForm } from '@site/rules/form/text-fields';
import { StatusIcon } from './status-icon.tsx';

/** Shows an error. The message is in a separate element, so a translator replaces all of it. */
export const FieldError = ({ message }: { message: string }) => (
  <p className="mt-1.5 flex items-start gap-2 font-bold text-small text-error">
    <StatusIcon kind="alert" />
    <span>{message}</span>
  </p>
);

interface FieldProps {
  id: string;
  label: string;
  hint?: string | undefined;
  required?: boolean;
  error?: string | undefined;
  /** Announces an error when it appears, and not only when the field gets the focus. */
  errorLive?: 'polite';
  className?: string | undefined;
  children: (attributes: ControlAttributes) => ReactNode;
}

interface ControlAttributes {
  id: string;
  name: string;
  className: string;
  required: boolean;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

export function Field({
  id,
  label,
  hint,
  required = false,
  error,
  errorLive,
  className,
  children,
}: FieldProps) {
  const noteId = `${id}-note`;
  return (
    <div className={className}>
      <label className="block font-bold text-small" htmlFor={id}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {children({
        id,
        name: id,
        className: 'input',
        required,
        'aria-invalid': error !== undefined,
        'aria-describedby': (error ?? hint) && noteId,
      })}
      <div id={noteId} aria-live={errorLive}>
        {error && <FieldError message={error} />}
        {hint && <p className="mt-1.5 text-small text-slate">{hint}</p>}
      </div>
    </div>
  );
}

interface TextFieldProps
  extends Omit<FieldProps, 'children'>, Pick<FieldOfForm, 'autoComplete' | 'rows' | 'type'> {
  value: string;
  inputMode?: 'decimal';
  onChange: () => void;
}

/** A text field. It has several lines if `rows` is given. */
export function TextField({
  value,
  onChange,
  type,
  autoComplete,
  inputMode,
  rows,
  ...field
}: TextFieldProps) {
  return (
    <Field {...field}>
      {(attributes) => {
        const control = { ...attributes, autoComplete, value, onChange };
        return rows === undefined ? (
          <input {...control} type={type ?? 'text'} inputMode={inputMode ?? type} />
        ) : (
          <textarea {...control} rows={rows} />
        );
      }}
    </Field>
  );
}

type FormFieldProps = Pick<TextFieldProps, 'id' | 'value' | 'error' | 'onChange' | 'className'> & {
  field: FieldOfForm;
};

/** A field that a form's table describes. */
export function FormField({ field, ...props }: FormFieldProps) {
  const { label, rule: _, ...control } = field;
  const required = isRequired(field);
  return (
    <TextField {...props} {...control} label={required ? label : `${label} (optional)`} required={required} />
  );
}
