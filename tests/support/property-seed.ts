/**
 * Each property is tried with the same few values every time. The long run, with `PROPERTY_SEED=fresh`, tries more and
 * others; fast-check prints the seed of a failure.
 */
import fc from 'fast-check';

const isFresh = process.env.PROPERTY_SEED === 'fresh';

fc.configureGlobal(isFresh ? { numRuns: 2000 } : { numRuns: 100, seed: 2017 });
