import { ErrorBoundary } from './error-boundary.tsx';
import { Toaster } from './toaster.tsx';

/** Toasts on a page that has no other island: shows what the page before has left. */
export function ToastPage() {
  return (
    <ErrorBoundary>
      <Toaster />
    </ErrorBoundary>
  );
}
