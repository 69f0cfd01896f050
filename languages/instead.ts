import type { Instead } from './words'

/** A dictionary with other texts at some of its places. */
export const withInstead = <Dictionary extends object>(
  words: Dictionary,
  instead: Instead<NoInfer<Dictionary>>,
): Dictionary => ({
  ...words,
  ...Object.fromEntries(
    Object.entries(instead).map(([name, text]) => {
      const before = (words as Record<string, unknown>)[name]
      const isPart = typeof before === 'object' && !Array.isArray(before)
      return [name, isPart ? withInstead(before as object, text as object) : text]
    }),
  ),
})
