import { MATCHING_PREFERENCES, type MatchingPreference } from '../../shared/limits'

/** The matching preferences, in the words of the product. */
const TEXTS: Record<MatchingPreference, string> = {
  'same-department': 'Match me with people in my department',
  'cross-department': 'Match me ONLY with people from other departments',
  any: 'Anyone (mix it up!)',
}

export const preferences = MATCHING_PREFERENCES.map((value) => ({ value, label: TEXTS[value] }))

export const preferenceText = (value: MatchingPreference): string => TEXTS[value]
