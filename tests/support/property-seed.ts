/**
 * Property tests give the same answer every time: each tries the same values, and few of them. With
 * `PROPERTY_SEED=fresh`, the long run tries others, and more; fast-check prints the seed of what fails.
 */
import fc from 'fast-check';

const isFresh = process.env.PROPERTY_SEED === 'fresh';

fc.configureGlobal(isFresh ? { numRuns: 2000 } : { numRuns: 100, seed: 2017 });
