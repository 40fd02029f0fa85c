import { vi } from 'vitest';

/** Replaces the store of react-hot-toast, and records the toasts that it should show. */
export const toast = Object.assign(vi.fn(), { success: vi.fn(), error: vi.fn(), remove: vi.fn() });
