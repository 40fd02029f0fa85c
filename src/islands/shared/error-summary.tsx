import { useEffect, useRef } from 'react';

interface Props {
  fieldNames: readonly string[];
  errors: Readonly<Partial<Record<string, string>>>;
  /** Counts rejected submissions. Each rejection moves the focus to the summary. */
  rejectionCount: number;
}

/** The prefix of the page's title while there are errors. Screen readers read the title first. */
const TITLE_PREFIX = 'Error: ';

/** Lists the errors of a form, with a link to each field. */
export function ErrorSummary({ fieldNames, errors, rejectionCount }: Props) {
  const summary = useRef<HTMLDivElement>(null);
  const invalidFields = fieldNames.filter((field) => errors[field] !== undefined);
  const hasErrors = invalidFields.length > 0;
  useEffect(() => {
    const plainTitle = document.title.replace(TITLE_PREFIX, '');
    document.title = hasErrors ? TITLE_PREFIX + plainTitle : plainTitle;
  }, [hasErrors]);
  useEffect(() => {
    if (rejectionCount > 0) summary.current?.focus();
  }, [rejectionCount]);

  if (!hasErrors) return null;
  return (
    <div ref={summary} className="failed" role="group" tabIndex={-1} aria-labelledby="error-summary-title">
      <h2 className="text-h3" id="error-summary-title">
        {invalidFields.length === 1 ? 'There is a problem' : `There are ${invalidFields.length} problems`}
      </h2>
      <ul className="mt-3 grid gap-1">
        {invalidFields.map((field) => (
          <li key={field}>
            <a
              className="py-1 font-bold text-error underline underline-offset-4"
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(field)?.focus();
              }}
            >
              {errors[field]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
