import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { digits, plural } = formatsOf('fr')

const readers = (count: number) =>
  plural(count, { one: '# personne', many: '# personnes', other: '# personnes' })

export const summary: MailWords['summary'] = {
  because: 'Tu reçois cet e-mail parce que tu administres Cup of Joe.',
  troubles: 'À regarder de près',
  notPaired: 'Sans tirage',
  beforehand: 'Avant le tirage',
  leftOut: 'Sans rencontre cette fois',
  andMore: (count) => `Et ${digits(count)} de plus\u202f; le tableau de bord a la liste complète.`,
  nobody: {
    headline: 'Personne n’a de rencontre',
    subject: 'Cup of Joe\u202f: personne n’a de rencontre ce mois-ci',
  },
  made: (pairs) =>
    plural(pairs, {
      one: '# binôme est formé',
      many: '# binômes sont formés',
      other: '# binômes sont formés',
    }),
  madeTables: (tables) =>
    plural(tables, {
      one: '# table est formée',
      many: '# tables sont formées',
      other: '# tables sont formées',
    }),
  subjects: {
    sending: (made) => `Cup of Joe\u202f: ${made}, les newsletters partent`,
    sendingWithTroubles: (made) =>
      `Cup of Joe\u202f: ${made}, les newsletters partent, et un point demande ton attention`,
    waiting: (made) => `Cup of Joe\u202f: ${made}, les newsletters attendent ton accord`,
    waitingWithTroubles: (made) =>
      `Cup of Joe\u202f: ${made}, les newsletters attendent ton accord, et un point demande ton attention`,
  },
  cycleOf: (day) => `La tournée du ${day}.`,
  cycleLate: (day, ran) =>
    `La tournée du ${day}. Cup of Joe était arrêté ce jour-là\u202f; elle a donc eu lieu le ${ran}.`,
  newsletter: {
    none: 'Pas encore de newsletter.',
    sent: (title, people) => `«\u202f${title}\u202f» est en cours d’envoi à ${readers(people)}.`,
    draft: (title, people) =>
      `«\u202f${title}\u202f» est un brouillon pour ${readers(people)}, lié à ce tirage. Lis-le, approuve-le, envoie-le.`,
    seenThen: 'Chaque personne verra sa rencontre à l’envoi.',
  },
  deleted: (pairings) =>
    plural(pairings, {
      one: '# tirage de ce cycle a été supprimé depuis.',
      many: '# de tirages de ce cycle ont été supprimés depuis.',
      other: '# tirages de ce cycle ont été supprimés depuis.',
    }),
  withoutGroup: (people) =>
    plural(people, {
      one: '# personne est prête, mais sans groupe de domaines\u202f: aucune tournée ne la prend en compte. Donne un groupe à son entrée de la liste d’accès.',
      many: '# de personnes sont prêtes, mais sans groupe de domaines\u202f: aucune tournée ne les prend en compte. Donne un groupe à leurs entrées de la liste d’accès.',
      other:
        '# personnes sont prêtes, mais sans groupe de domaines\u202f: aucune tournée ne les prend en compte. Donne un groupe à leurs entrées de la liste d’accès.',
    }),
  complained: (who) =>
    `${who} a marqué une newsletter comme indésirable. Nous avons donc mis fin à sa participation.`,
  unreachable: (who, code) =>
    `${who} est injoignable\u202f: l’adresse refuse nos newsletters depuis des mois${code && ` (${code})`}.`,
  moreUnreachable: (count) =>
    `Et ${digits(count)} de plus sont injoignables\u202f; le journal des envois a la liste complète.`,
  notDone: (step, tries, why) =>
    `Pas fait\u202f: ${step}${tries === 0 ? '' : ` (${plural(tries, { one: '# essai', many: '# d’essais', other: '# essais' })})`}. ${why}`,
  noReason: 'La raison n’est pas connue.',
}
