import { useForm } from 'react-hook-form'
import type { MatchingPreference } from '../../shared/limits'
import { mapValues, pick } from '../../shared/map-values'
import { PROFILE_TEXTS, type ProfileTexts } from '../../shared/profile-texts'
import type { User } from '../../shared/contract/sign-in'
import { type WhenAndWhereValues, whenAndWhereOf } from '../meetings/when-and-where.rules'

/** The two names of a person, each with what browsers call it. */
export const NAMES = [
  ['firstName', 'given-name'],
  ['lastName', 'family-name'],
] as const

export interface ProfileValues extends WhenAndWhereValues, ProfileTexts {
  firstName: string
  lastName: string
  department: string
  matchingPreference: MatchingPreference
  topics: string[]
  /** What the person chose, by the ids of attributes; empty: nothing. */
  attributes: Record<string, string>
  /** Only the first-time form asks for it, and it stays in the browser. */
  agreed: boolean
}

/** The form of a profile, filled with what is known of the person. */
export const useProfileForm = (user: User) =>
  useForm<ProfileValues>({
    defaultValues: {
      firstName: user.firstName,
      lastName: user.lastName,
      department: user.department ?? '',
      matchingPreference: user.matchingPreference,
      topics: user.topics,
      attributes: user.attributes,
      ...pick(user, PROFILE_TEXTS),
      ...whenAndWhereOf(user),
      agreed: false,
    },
  })

/** What both forms send. */
export const profileBody = (values: ProfileValues) => ({
  firstName: values.firstName,
  lastName: values.lastName,
  department: values.department,
  matchingPreference: values.matchingPreference,
  topics: values.topics,
  attributes: mapValues(values.attributes, (value) => value || null),
  ...pick(values, PROFILE_TEXTS),
})
