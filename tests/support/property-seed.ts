/**
 * Makes property tests use the same 100 values each time. The long run sets `PROPERTY_SEED=fresh`, and uses
 * 2,000 new ones. fast-check prints the seed of a failure.
 */
import fc from 'fast-check';

const isFresh = process.env.PROPERTY_SEED === 'fresh';

fc.configureGlobal(isFresh ? { numRuns: 2000 } : { numRuns: 100, seed: 2017 });
