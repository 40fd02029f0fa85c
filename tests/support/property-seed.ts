/**
 * Makes property tests try the same few values each time. With `PROPERTY_SEED=fresh` the long run tries
 * others, and more. fast-check prints the seed of a failure.
 */
import fc from 'fast-check';

const isFresh = process.env.PROPERTY_SEED === 'fresh';

fc.configureGlobal(isFresh ? { numRuns: 2000 } : { numRuns: 100, seed: 2017 });
