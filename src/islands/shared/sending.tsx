import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { $cancel, $problem } from '../../stores/sending.ts';

/** It disappears once pressed, so the focus moves to the submit button. */
export function CancelButton() {
  const cancel = useStore($cancel, { ssr: 'initial' });
  return (
    cancel && (
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
    )
  );
}

export function ProblemNotice({ children }: { readonly children?: ReactNode }) {
  const problem = useStore($problem, { ssr: 'initial' });
  return (
    problem && (
      <div className="notice" role="alert">
        <p className="font-bold">{problem.title}</p>
        <p className="mt-1">{problem.text}</p>
        {children}
      </div>
    )
  );
}
