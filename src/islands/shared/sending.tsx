import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { $cancel, $problem } from '../../stores/sending.ts';

/** Below a form's button: how to stop what is being sent, and why it was not taken. */
export function Progress({ children }: { readonly children?: ReactNode }) {
  const cancel = useStore($cancel, { ssr: 'initial' });
  const problem = useStore($problem, { ssr: 'initial' });
  return (
    <div className="col-span-full grid justify-items-start gap-4 empty:hidden">
      {/* It disappears once pressed, so the focus moves to the submit button. */}
      {cancel && (
        <button
          type="button"
          className="button-quiet"
          onClick={({ currentTarget }) => {
            currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus();
            cancel();
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
