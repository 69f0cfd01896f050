import type { Worded } from '../../../languages/words'
import type * as en from './en'

export const server: Worded<typeof en.server> = {
  health: {
    title: 'Postfach',
    notRead: {
      label: 'Wird nicht gelesen',
      detail:
        'Antworten von Kalendern und zurückgekommene E-Mails werden nicht gelesen. Trag in INBOUND_URL das Postfach von MAIL_FROM ein.',
    },
    failing: 'Gestört',
    triedAgain:
      'Es wird von selbst wieder versucht. Antworten und zurückgekommene E-Mails warten dort; sonst ist nichts betroffen.',
    notYet: 'Noch nicht gelesen',
    everyMinute: 'Antworten von Kalendern und zurückgekommene E-Mails werden jede Minute gelesen.',
  },
}
