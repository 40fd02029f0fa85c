import { useEffect, useRef } from 'react';

interface Props {
  /** Field and message, in the order of the form. */
  readonly errors: readonly (readonly [field: string, message: string])[];
  /** Changes with every failed submission, and calls the focus here. */
  readonly attempt: number;
}

/** Stands over a form that was refused: takes the focus, says why, and leads to each field. */
export function ErrorSummary({ errors, attempt }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);

  if (errors.length === 0) return null;
  return (
    <div ref={box} className="error-summary" role="group" tabIndex={-1} aria-labelledby="error-summary-title">
      <h2 className="text-h3" id="error-summary-title">
        There is a problem
      </h2>
      <ul className="mt-3 grid gap-1">
        {errors.map(([field, message]) => (
          <li key={field}>
            <a
              className="py-1 font-bold text-error underline underline-offset-4"
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(field)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
