import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { digits, plural } = formatsOf('de')

const readers = (count: number) => plural(count, { one: '# Person', other: '# Menschen' })

export const summary: MailWords['summary'] = {
  because: 'Du bekommst diese E-Mail, weil du Cup of Joe verwaltest.',
  troubles: 'Braucht Aufmerksamkeit',
  notPaired: 'Nicht gepaart',
  beforehand: 'Vorab',
  leftOut: 'Nicht dabei',
  andMore: (count) => `Und ${digits(count)} weitere; in der Übersicht stehen alle.`,
  nobody: {
    headline: 'Niemand wurde gepaart',
    subject: 'Cup of Joe: In diesem Monat wurde niemand gepaart',
  },
  made: (pairs) => plural(pairs, { one: '# Paar steht fest', other: '# Paare stehen fest' }),
  madeTables: (tables) => plural(tables, { one: '# Tisch steht fest', other: '# Tische stehen fest' }),
  subjects: {
    sending: (made) => `Cup of Joe: ${made}, die Newsletter sind unterwegs`,
    sendingWithTroubles: (made) =>
      `Cup of Joe: ${made}, die Newsletter sind unterwegs, und etwas braucht Aufmerksamkeit`,
    waiting: (made) => `Cup of Joe: ${made}, die Newsletter warten auf deine Freigabe`,
    waitingWithTroubles: (made) =>
      `Cup of Joe: ${made}, die Newsletter warten auf deine Freigabe, und etwas braucht Aufmerksamkeit`,
  },
  cycleOf: (day) => `Die Runde vom ${day}.`,
  cycleLate: (day, ran) => `Die Runde vom ${day}. Cup of Joe lief da nicht, deshalb war sie erst am ${ran}.`,
  newsletter: {
    none: 'Es gibt dafür noch keinen Newsletter.',
    sent: (title, people) => `„${title}“ geht gerade an ${readers(people)}.`,
    draft: (title, people) =>
      `„${title}“ ist ein Entwurf für ${readers(people)}, verknüpft mit dieser Paarung. Lies ihn, gib ihn frei, versende ihn.`,
    seenThen: 'Wer darin ist, sieht sein Treffen, wenn er verschickt wird.',
  },
  deleted: (pairings) =>
    plural(pairings, {
      one: '# Paarung dieses Ablaufs wurde seitdem gelöscht.',
      other: '# Paarungen dieses Ablaufs wurden seitdem gelöscht.',
    }),
  withoutGroup: (people) =>
    plural(people, {
      one: '# Person, die gepaart werden kann, gehört zu keiner Domaingruppe und ist deshalb in keiner Paarung. Gib ihrem Eintrag der Freigabeliste eine Gruppe.',
      other:
        '# Menschen, die gepaart werden können, gehören zu keiner Domaingruppe und sind deshalb in keiner Paarung. Gib ihren Einträgen der Freigabeliste eine Gruppe.',
    }),
  complained: (who) => `${who} hat einen Newsletter als Spam markiert und ist ausgestiegen.`,
  unreachable: (who, code) =>
    `${who} ist nicht erreichbar: Die Adresse hat die Newsletter der letzten Monate abgelehnt${code && ` (${code})`}.`,
  moreUnreachable: (count) =>
    `Und ${digits(count)} weitere sind nicht erreichbar; in den Versandprotokollen stehen alle.`,
  notDone: (step, tries, why) =>
    `Nicht erledigt: ${step}${tries === 0 ? '' : ` (${plural(tries, { one: '# Versuch', other: '# Versuche' })})`}. ${why}`,
  noReason: 'Ein Grund ist nicht bekannt.',
}
