/** How often each property is tried. Mutation tests, which repeat all of them a thousand times, try fewer. */
export const RUNS = { numRuns: Number(process.env.PROPERTY_RUNS ?? 1000) } as const;
