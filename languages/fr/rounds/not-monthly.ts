import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { plural } = formatsOf('fr')
const havePaired = (count: number) =>
  plural(count, {
    one: '# de ces personnes a',
    many: '# de ces personnes ont',
    other: '# de ces personnes ont',
  })

export const notMonthly: Words['rounds']['notMonthly'] = {
  thisMonth: {
    title: 'Cette tournée',
    failed: 'Cette tournée n’a pas pu être chargée.',
    allDone: 'Toutes les étapes de la tournée sont faites.',
    allFull: 'Toutes les tasses sont pleines\u202f: cette tournée est bouclée.',
  },
  wholeMonth: {
    title: 'Dérouler toute la tournée',
    made: 'Voir le résultat de la tournée',
    text: (scope = 'tout le monde') =>
      `Ce que l’administration fait à chaque tournée, avec ${scope}\u202f: le tirage pour toutes les personnes prêtes, la newsletter à rédiger, à approuver, à envoyer. Chaque e-mail va dans la boîte d’envoi\u202f; aucun ne quitte cette machine.`,
  },
  generate: 'Faire le tirage',
  paired: {
    title: 'Déjà une rencontre dans cette tournée',
    text: (count) =>
      `${havePaired(count)} déjà une rencontre dans un tirage terminé de cette tournée. Un second tirage en ajoute une, avec une autre personne.`,
    textTold: (count, day) =>
      `${havePaired(count)} déjà une rencontre dans un tirage terminé de cette tournée, annoncée par une newsletter le ${day}. Un second tirage en ajoute une, avec une autre personne.`,
  },
  noneCurrent: 'Choisis pour qui sous «\u202fActions\u202f», puis fais le tirage de la tournée.',
  noneToSee: 'Fais le tirage de la tournée pour le voir ici.',
}
