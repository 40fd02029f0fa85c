/** How often each property is tried. */
export const RUNS = { numRuns: 1_000 } as const;
