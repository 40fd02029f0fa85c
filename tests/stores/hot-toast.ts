import { vi } from 'vitest';

/** In place of react-hot-toast's store: remembers what it was asked to show. */
export const toast = Object.assign(vi.fn(), { success: vi.fn(), error: vi.fn(), remove: vi.fn() });
