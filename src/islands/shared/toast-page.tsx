import { ErrorBoundary } from './error-boundary.tsx';
import { Toaster } from './toaster.tsx';

export function ToastPage() {
  return (
    <ErrorBoundary>
      <Toaster />
    </ErrorBoundary>
  );
}
