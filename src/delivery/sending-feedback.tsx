import { useStore } from '@nanostores/react';
import type { PropsWithChildren } from 'react';
import { $controller, $problem } from './sending.ts';

/** Shows, below the submit button, how to stop sending, and why the last submission was not accepted. */
export function SendingFeedback({ children }: PropsWithChildren) {
  const controller = useStore($controller);
  const problem = useStore($problem);
  return (
    <div className="col-span-full grid justify-items-start gap-4 empty:hidden">
      {/* The button disappears when it is pressed, so the focus moves to the submit button. */}
      {controller && (
        <button
          type="button"
          className="button-quiet"
          onClick={({ currentTarget }) => {
            currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus();
            controller.abort();
          }}
        >
          Cancel
        </button>
      )}
      {problem && (
        <div className="notice" role="alert">
          <p className="font-bold">{problem.title}</p>
          <p className="mt-1">{problem.text}</p>
          {children}
        </div>
      )}
    </div>
  );
}
