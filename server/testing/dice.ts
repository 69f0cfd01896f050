import fc from 'fast-check'

// Whoever changes one thing is not to be refused for another that the dice bring up today. FUZZ_SEED throws others.
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 2026) })
