import { island } from './error-boundary.tsx';
import { Toaster } from './toaster.tsx';

/** For a page without another island. */
export const ToastPage = island(Toaster);
