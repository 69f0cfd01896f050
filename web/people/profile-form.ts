import { useForm } from 'react-hook-form'
import type { MatchingPreference } from '../../shared/limits'
import type { User } from '../../shared/contract/sign-in'
import { type WhenAndWhereValues, whenAndWhereOf } from '../meetings/when-and-where.rules'

export interface ProfileValues extends WhenAndWhereValues {
  firstName: string
  lastName: string
  department: string
  matchingPreference: MatchingPreference
  bio: string
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
      bio: user.bio,
      ...whenAndWhereOf(user),
      agreed: false,
    },
  })

/** What both forms send. */
export const profileBody = ({ firstName, lastName, department, matchingPreference, bio }: ProfileValues) => ({
  firstName,
  lastName,
  department,
  matchingPreference,
  bio,
})
