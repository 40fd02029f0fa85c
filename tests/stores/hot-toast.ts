import { vi } from 'vitest';

/** Replaces react-hot-toast's store, and remembers the toasts that it was asked to show. */
export const toast = Object.assign(vi.fn(), { success: vi.fn(), error: vi.fn(), remove: vi.fn() });
