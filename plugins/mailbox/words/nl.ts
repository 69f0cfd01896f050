import type { Worded } from '../../../languages/words'
import type * as en from './en'

export const server: Worded<typeof en.server> = {
  health: {
    title: 'Postvak',
    notRead: {
      label: 'Niet gelezen',
      detail:
        'Antwoorden van agenda’s en mails die terugkomen, worden niet gelezen. Zet in INBOUND_URL het postvak van MAIL_FROM.',
    },
    failing: 'Mislukt',
    triedAgain:
      'Het wordt automatisch opnieuw geprobeerd. Antwoorden en mails die terugkomen, wachten daar; verder heeft niets er last van.',
    notYet: 'Nog niet gelezen',
    everyMinute: 'Antwoorden van agenda’s en mails die terugkomen, worden elke minuut gelezen.',
  },
}
