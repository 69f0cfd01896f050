import { formatsOf } from '../../../shared/languages/formats'

const { digits } = formatsOf('en')

/** The sample company. */
export const sample = {
  evaluationOnly: 'Sample data is for evaluation only and is refused in production mode.',
  there: 'The 100 sample users already exist.',
  added: (users: number, matches: number) =>
    `${digits(users)} sample users and ${digits(matches)} matches were added.`,
}
