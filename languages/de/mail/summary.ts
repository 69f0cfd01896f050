import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { digits, plural } = formatsOf('de')

const readers = (count: number) => plural(count, { one: '# Person', other: '# Personen' })

export const summary: MailWords['summary'] = {
  because: 'Du bekommst diese E-Mail, weil du Cup of Joe verwaltest.',
  troubles: 'Braucht dich',
  notPaired: 'Nicht ausgelost',
  beforehand: 'Vor der Auslosung',
  leftOut: 'Ausgesetzt',
  andMore: (count) => `Und ${digits(count)} weitere; in der Verwaltung stehen alle.`,
  nobody: {
    headline: 'Niemand wurde zusammengebracht',
    subject: 'Cup of Joe: In diesem Monat wurde niemand zusammengebracht',
  },
  made: (pairs) => plural(pairs, { one: '# Paar steht fest', other: '# Paare stehen fest' }),
  madeTables: (tables) => plural(tables, { one: '# Tisch steht fest', other: '# Tische stehen fest' }),
  subjects: {
    sending: (made) => `Cup of Joe: ${made}, die Newsletter sind unterwegs`,
    sendingWithTroubles: (made) =>
      `Cup of Joe: ${made}, die Newsletter sind unterwegs, und etwas braucht dich`,
    waiting: (made) => `Cup of Joe: ${made}, die Newsletter warten auf deine Freigabe`,
    waitingWithTroubles: (made) =>
      `Cup of Joe: ${made}, die Newsletter warten auf deine Freigabe, und etwas braucht dich`,
  },
  cycleOf: (day) => `Der Ablauf vom ${day}.`,
  cycleLate: (day, ran) => `Der Ablauf vom ${day}. Cup of Joe lief da nicht, deshalb war er erst am ${ran}.`,
  newsletter: {
    none: 'Noch kein Newsletter.',
    sent: (title, people) => `„${title}“ geht gerade an ${readers(people)}.`,
    draft: (title, people) =>
      `„${title}“ ist ein Entwurf für ${readers(people)}, verknüpft mit dieser Runde. Lies ihn, gib ihn frei, verschick ihn.`,
    seenThen: 'Alle sehen ihr Treffen, wenn er hinausgeht.',
  },
  deleted: (pairings) =>
    plural(pairings, {
      one: '# Runde dieses Ablaufs wurde seitdem gelöscht.',
      other: '# Runden dieses Ablaufs wurden seitdem gelöscht.',
    }),
  withoutGroup: (people) =>
    plural(people, {
      one: '# Person ist bereit, gehört aber zu keiner Domaingruppe und ist deshalb in keiner Runde. Gib ihrem Eintrag der Freigabeliste eine Gruppe.',
      other:
        '# Personen sind bereit, gehören aber zu keiner Domaingruppe und sind deshalb in keiner Runde. Gib ihren Einträgen der Freigabeliste eine Gruppe.',
    }),
  complained: (who) => `${who} hat einen Newsletter als Spam gemeldet und gilt deshalb als ausgestiegen.`,
  unreachable: (who, code) =>
    `${who} ist nicht erreichbar: Die Adresse hat die Newsletter der letzten Monate abgelehnt${code && ` (${code})`}.`,
  moreUnreachable: (count) =>
    `Und ${digits(count)} weitere sind nicht erreichbar; in den Versandprotokollen stehen alle.`,
  notDone: (step, tries, why) =>
    `Nicht erledigt: ${step}${tries === 0 ? '' : ` (${plural(tries, { one: '# Versuch', other: '# Versuche' })})`}. ${why}`,
  noReason: 'Der Grund ist nicht bekannt.',
}
