import { mapValues } from '../shared/map-values'
import type { Meal } from '../shared/programme'
import type { Instead, Meals } from './words'

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

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
const likeFirst = ([first = '']: string, text: string) =>
  first === first.toLowerCase() ? text : text.charAt(0).toUpperCase() + text.slice(1)

/**
 * A dictionary that says lunch or tea where it says coffee. What a text is given, such as a name, stays as it is.
 * @param meals how this language says coffee, and what stands in its place
 */
export function withMeal<Dictionary extends object>(words: Dictionary, meals: Meals, meal: Meal): Dictionary {
  if (meal === 'coffee') return words
  const say = (text: string, given: readonly unknown[]) => {
    const kept = given.flat().filter((one) => typeof one === 'string' && one !== '') as string[]
    const longestFirst = [...Object.keys(meals), ...kept].sort((one, other) => other.length - one.length)
    return text.replaceAll(new RegExp(longestFirst.map(escaped).join('|'), 'gi'), (found) => {
      const forms = kept.includes(found) ? undefined : meals[found.toLowerCase()]
      return forms ? likeFirst(found, forms[meal === 'lunch' ? 0 : 1]) : found
    })
  }
  const saidOf = (made: unknown, given: readonly unknown[]): unknown =>
    typeof made === 'string'
      ? say(made, given)
      : Array.isArray(made)
        ? made.map((piece) => (given.includes(piece) ? piece : saidOf(piece, given)))
        : made
  const partOf = (part: unknown): unknown => {
    if (typeof part === 'function') return (...given: unknown[]) => saidOf(part(...given), given)
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return saidOf(part, [])
    return mapValues(part as Record<string, unknown>, partOf)
  }
  return partOf(words) as Dictionary
}
