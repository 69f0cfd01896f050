import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, plural } = formatsOf('fr')

export const cycle: Responses['cycle'] = {
  completed: (pairings) =>
    plural(pairings, {
      one: '# tirage terminé.',
      many: '# de tirages terminés.',
      other: '# tirages terminés.',
    }),
  resumed: (pauses) =>
    plural(pauses, {
      one: '# pause terminée.',
      many: '# de pauses terminées.',
      other: '# pauses terminées.',
    }),
  line: (line, why) => `Ligne ${digits(line)}\u202f: ${why}.`,
  moreLines: (count) => `Et ${digits(count)} de plus.`,
  noEmployeeFile: 'Il n’y a pas de fichier du personnel à lire.',
  companyWide: 'Toute l’entreprise.',
  groups: (count) =>
    plural(count, {
      one: '# groupe de domaines.',
      many: '# de groupes de domaines.',
      other: '# groupes de domaines.',
    }),
  madeByCycle: (pairing) => `Préparé par le cycle automatique pour «\u202f${pairing}\u202f».`,
  drafted: (title, people) =>
    `Brouillon «\u202f${title}\u202f» pour ${plural(people, { one: '# personne', many: '# de personnes', other: '# personnes' })}.`,
  sending: 'Approbation faite\u202f; l’envoi a commencé.',
  readers: (count) =>
    plural(count, {
      one: 'Pour # personne de l’administration.',
      many: 'Pour # de personnes de l’administration.',
      other: 'Pour # personnes de l’administration.',
    }),
  noReaders: 'Il n’y a personne dans l’administration à qui écrire.',
  readerGone: 'Ce compte d’administration n’existe plus.',
  mailed: 'Envoyé.',
  failed: (code) => `Échec (${code}). Le journal dit pourquoi.`,
  ended: 'Le serveur s’est arrêté à chaque essai.',
  unknown: 'Le serveur s’est arrêté en remettant l’e-mail, qui est peut-être arrivé, ou non.',
  late: 'Pas fait dans les sept jours après le moment prévu du cycle.',
  handedOverBefore: (moment) => `La remise était en cours au moment de la sauvegarde du ${moment}.`,
  openBefore: (moment) =>
    `C’était encore à faire au moment de la sauvegarde du ${moment}. Cette étape est sautée, car elle a pu être faite depuis.`,
}
