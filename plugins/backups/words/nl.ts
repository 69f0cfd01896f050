import type { Worded } from '../../../languages/words'
import type * as en from './en'

export const server: Worded<typeof en.server> = {
  health: {
    title: 'Back-ups',
    size: (megabytes) => `Laatste: ${megabytes} MB`,
    notYet: 'Nog geen',
    failing: 'Mislukt',
    triedAgain: 'Elk uur wordt het opnieuw geprobeerd.',
    sealed: 'Elke back-up wordt geschreven, teruggelezen en versleuteld.',
    open: 'Elke back-up wordt geschreven en teruggelezen. Ze zijn niet versleuteld.',
  },
  failed: {
    subject: 'Er is geen back-up geschreven',
    effect:
      'Cup of Joe kon geen back-up schrijven. Elk uur wordt het opnieuw geprobeerd, en je krijgt één mail per dag zolang het niet lukt.',
  },
}
