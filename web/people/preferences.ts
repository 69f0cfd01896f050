import type { MatchingPreference } from '../../shared/contract/common'

/** What one may ask of the matching, in the words of the product. */
export const preferences: { value: MatchingPreference; label: string }[] = [
  { value: 'same-department', label: 'Match me with people in my department' },
  { value: 'cross-department', label: 'Match me ONLY with people from other departments' },
  { value: 'any', label: 'Anyone (mix it up!)' },
]

export const preferenceText = (value: MatchingPreference): string =>
  preferences.find((preference) => preference.value === value)?.label ?? value
