import type { ReactNode } from 'react';
import { isRequired, type TextField } from '@site/rules/form/text-fields';
import { Icon } from './icon.tsx';

/** Shows an error. The message has its own element, so that the browser's translation replaces all of it. */
export const FieldError = ({ message }: { message: string }) => (
  <p className="mt-1.5 flex items-start gap-2 font-bold text-small text-error">
    <Icon kind="alert" />
    <span>{message}</span>
  </p>
);

interface FieldProps extends Pick<TextField, 'hint' | 'autoComplete' | 'rows' | 'type'> {
  id: string;
  label: string;
  required?: boolean;
  error?: string | undefined;
  /** Makes screen readers announce an error when it appears, and not only when the field gets the focus. */
  errorLive?: 'polite';
  className?: string | undefined;
  value: string;
  inputMode?: 'decimal';
  onChange: () => void;
  /** The options of a select element. */
  children?: ReactNode;
}

/** Shows a text field, with several lines if `rows` is given, or a select element if it has options. */
export function Field({
  id,
  label,
  hint,
  required,
  error,
  errorLive,
  className,
  value,
  autoComplete,
  type,
  inputMode,
  rows,
  onChange,
  children,
}: FieldProps) {
  const noteId = `${id}-note`;
  const attributes = {
    id,
    name: id,
    className: 'input',
    required,
    'aria-invalid': error !== undefined,
    'aria-describedby': (error ?? hint) && noteId,
    autoComplete,
    value,
    onChange,
  };
  return (
    <div className={className}>
      <label className="block font-bold text-small" htmlFor={id}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {children && <select {...attributes}>{children}</select>}
      {rows && <textarea {...attributes} rows={rows} />}
      {!children && !rows && <input {...attributes} type={type ?? 'text'} inputMode={inputMode ?? type} />}
      <div id={noteId} aria-live={errorLive}>
        {error && <FieldError message={error} />}
        {hint && <p className="mt-1.5 text-small text-slate">{hint}</p>}
      </div>
    </div>
  );
}

type FormFieldProps = Omit<FieldProps, 'label' | 'required'> & {
  field: TextField;
};

/** Shows a field as the table of a form describes it, such as CONTACT_FIELDS. */
export function FormField({ field, ...props }: FormFieldProps) {
  const required = isRequired(field);
  const label = required ? field.label : `${field.label} (optional)`;
  return <Field {...field} {...props} label={label} required={required} />;
}
