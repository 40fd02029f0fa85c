import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import { Mark } from './mark.tsx';

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly required?: boolean;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly className?: string;
  /** The control; it takes these attributes. */
  readonly children: (attributes: ControlAttributes) => ReactNode;
}

export interface ControlAttributes {
  readonly id: string;
  readonly name: string;
  readonly className: string;
  readonly required: boolean;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

/** A label, its control, and what is to be said of it: a hint, or the error in its place. */
export function Field({ id, label, required = false, hint, error, className, children }: FieldProps) {
  const note = error ?? hint;
  const noteId = `${id}-note`;
  return (
    <div className={className}>
      <label className="field-label" htmlFor={id}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {children({
        id,
        name: id,
        className: 'input',
        required,
        'aria-invalid': error !== undefined,
        'aria-describedby': note === undefined ? undefined : noteId,
      })}
      {note !== undefined && (
        <p id={noteId} className={error === undefined ? 'field-hint' : 'field-error'}>
          {error !== undefined && <Mark kind="alert" />}
          {note}
        </p>
      )}
    </div>
  );
}

type TextFieldProps = Omit<FieldProps, 'children'> & {
  readonly value: string;
  readonly onChange: (value: string) => void;
} & Pick<
    InputHTMLAttributes<HTMLInputElement> & TextareaHTMLAttributes<HTMLTextAreaElement>,
    'type' | 'autoComplete' | 'inputMode' | 'rows'
  >;

/** A field of one line, or of several where `rows` says how many. */
export function TextField({
  value,
  onChange,
  type = 'text',
  autoComplete,
  inputMode,
  rows,
  ...field
}: TextFieldProps) {
  return (
    <Field {...field}>
      {(attributes) =>
        rows === undefined ? (
          <input
            {...attributes}
            type={type}
            autoComplete={autoComplete}
            inputMode={inputMode}
            value={value}
            onChange={({ target }) => {
              onChange(target.value);
            }}
          />
        ) : (
          <textarea
            {...attributes}
            rows={rows}
            autoComplete={autoComplete}
            value={value}
            onChange={({ target }) => {
              onChange(target.value);
            }}
          />
        )
      }
    </Field>
  );
}
