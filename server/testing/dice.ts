import fc from 'fast-check'

// A change must not fail because of random input that comes up only today. FUZZ_SEED gives other input.
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 2026) })
