import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'
import { month } from '../month'

const { digits, plural } = formatsOf('fr')

const people = (count: number) =>
  plural(count, { one: '# personne', many: '# de personnes', other: '# personnes' })
const difference = (by: number, one: string, other: string) =>
  plural(Math.abs(by), { one, many: other.replace('# ', '# de '), other }).replace(
    '…',
    by > 0 ? 'de plus' : 'de moins',
  )
const atMost = (pairs: number, crossPairs: number, changed: string) =>
  `Au plus ${plural(pairs, { one: '# binôme est possible', many: '# de binômes sont possibles', other: '# binômes sont possibles' })}${changed}, dont au plus ${digits(crossPairs)} entre services\u202f; il n’est pas prouvé que ce soit réalisable.`
const WHY = { stranded: 'sans binôme après un désistement', left_out: 'sans binôme jusque-là' }

export const rounds: Responses['rounds'] = {
  certificate: {
    made: ({ pairs, trios, crossPairs, leftOut, repeats }) => {
      const left = leftOut === 0 ? 'personne de côté' : `${people(leftOut)} de côté`
      const before =
        repeats === 0
          ? 'aucune rencontre répétée'
          : plural(repeats, {
              one: '# binôme s’est déjà rencontré, il y a plus de trois mois',
              many: '# de binômes se sont déjà rencontrés, il y a plus de trois mois',
              other: '# binômes se sont déjà rencontrés, il y a plus de trois mois',
            })
      return `${month.pairing.pairs(pairs, trios)}, ${digits(crossPairs)} entre services, ${left}, ${before}.`
    },
    best: 'Aucun autre tirage ne réunit plus de personnes, ni plus de services différents.',
    bestChanged:
      'Avec ces modifications, aucun autre tirage ne réunit plus de personnes, ni plus de services différents.',
    atMost: (pairs, crossPairs) => atMost(pairs, crossPairs, ''),
    atMostChanged: (pairs, crossPairs) => atMost(pairs, crossPairs, ' avec ces modifications'),
    nobodyFits: 'Personne d’autre ne convient aux deux membres d’un binôme resté à deux.',
    mayJoin: (most) =>
      `Au plus ${plural(most, { one: '# personne pourrait', many: '# de personnes pourraient', other: '# personnes pourraient' })} rejoindre un binôme.`,
    tables: {
      made: ({ tables, people: seated, edges, crossEdges, repeats, leftOut }) => {
        const left = leftOut === 0 ? 'personne de côté' : `${people(leftOut)} de côté`
        const before =
          repeats === 0
            ? 'aucune rencontre répétée'
            : `${digits(repeats)} déjà vues, il y a plus longtemps que le programme ne le demande`
        return `${month.pairing.tables(tables)} pour ${people(seated)}, ${left}. Sur ${plural(edges, { one: '# rencontre', many: '# de rencontres', other: '# rencontres' })} à table, ${digits(crossEdges)} entre services, ${before}.`
      },
      best: 'Aucune autre répartition n’assoit plus de personnes, ne répète moins ou ne mêle davantage les services.',
      since: (tables) =>
        `Depuis, ${plural(tables, { one: '# table a été ajoutée', many: '# de tables ont été ajoutées', other: '# tables ont été ajoutées' })} pour qui n’avait plus personne ou était de côté.`,
      bestChanged:
        'Avec ces modifications, aucune autre répartition n’assoit plus de personnes, ne répète moins ou ne mêle davantage les services.',
      atMost: (seated, crossEdges) =>
        `Au plus ${people(seated)} peuvent avoir une place, et au plus ${plural(crossEdges, { one: '# rencontre peut', many: '# de rencontres peuvent', other: '# rencontres peuvent' })} se faire entre services\u202f; il n’est pas prouvé que tout cela soit réalisable.`,
    },
    since: (pairs) =>
      `Depuis, ${plural(pairs, { one: '# binôme a été ajouté', many: '# de binômes ont été ajoutés', other: '# binômes ont été ajoutés' })} pour qui n’avait plus personne ou était de côté.`,
  },
  madeFor: (those) => `Pour ${those.map(({ name, why }) => `${name} (${WHY[why]})`).join(' et ')}.`,
  wishes: {
    together: (one, other) => `${one} et ${other} sont ensemble.`,
    apart: (one, other) => `${one} et ${other} restent à part.`,
    out: (name) => `${name} passe son tour.`,
  },
  price: {
    pairs: (by) => difference(by, '# binôme …', '# binômes …'),
    crossPairs: (by) => difference(by, '# binôme entre services …', '# binômes entre services …'),
    repeats: (by) => difference(by, '# binôme déjà rencontré …', '# binômes déjà rencontrés …'),
    threes: (by) => difference(by, '# rencontre à trois …', '# rencontres à trois …'),
    tables: {
      seated: (by) => difference(by, '# personne à table …', '# personnes à table …'),
      otherSizes: (by) => difference(by, '# table d’une autre taille …', '# tables d’une autre taille …'),
      crossPairs: (by) => difference(by, '# rencontre entre services …', '# rencontres entre services …'),
      repeats: (by) => difference(by, '# rencontre répétée …', '# rencontres répétées …'),
    },
    debt: 'des personnes de côté récemment le sont à nouveau',
    nothing: 'Cela ne coûte rien\u202f: tous les chiffres sont ceux de la tournée d’origine.',
    compared: (figures) => `Par rapport à la tournée d’origine\u202f: ${figures.join(', ')}.`,
  },
  issues: {
    overdue: (name, of) =>
      `«\u202f${name}\u202f» (${of}) est toujours en cours. Clôture-le\u202f: d’ici là, ses membres ne peuvent pas être réunis à nouveau.`,
    unavailable: (name, count) =>
      `${plural(count, { one: '# personne', many: '# de personnes', other: '# personnes' })} de «\u202f${name}\u202f» en pause ou sans participation depuis. Qui se retrouve sans binôme reçoit un message et une autre proposition tant qu’il est temps.`,
    leftOut: (name, count) =>
      `${people(count)} sans binôme dans «\u202f${name}\u202f». Le tirage en donne la raison pour chacune.`,
    notOptimal: (name) =>
      `«\u202f${name}\u202f» est valable, mais il n’est pas prouvé que ce soit le meilleur possible.`,
  },
  smallerDepartments: 'Services plus petits',
}
