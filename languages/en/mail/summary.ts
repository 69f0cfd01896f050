import { formatsOf } from '../../../shared/languages/formats'

const { digits } = formatsOf('en')

/** What the automatic cycle did, for administrators. */
export const summary = {
  because: 'You get this mail because you administer Cup of Joe.',
  troubles: 'Needs attention',
  notPaired: 'Not paired',
  beforehand: 'Beforehand',
  leftOut: 'Left out',
  andMore: (count: number) => `And ${digits(count)} more; the dashboard has them all.`,
}
