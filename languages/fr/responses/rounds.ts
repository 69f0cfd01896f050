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
  `Aucun tirage${changed} ne donne plus de ${plural(pairs, { one: '# binôme', many: '# de binômes', other: '# binômes' })}, ni plus de ${digits(crossPairs)} entre services.`
const WHY = { stranded: 'a perdu sa rencontre', left_out: 'n’avait pas de rencontre' }
const sitOut = (count: number) =>
  count === 0
    ? 'personne ne reste de côté'
    : plural(count, {
        one: '# personne reste de côté',
        many: '# de personnes restent de côté',
        other: '# personnes restent de côté',
      })

export const rounds: Responses['rounds'] = {
  certificate: {
    made: ({ pairs, trios, crossPairs, leftOut, repeats }) => {
      const left = sitOut(leftOut)
      const before =
        repeats === 0
          ? 'aucun binôme ne s’était déjà rencontré'
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
    nobodyFits: 'Aucun binôme ne pourrait accueillir une troisième personne.',
    mayJoin: (most) =>
      `Au plus ${plural(most, { one: '# personne pourrait', many: '# de personnes pourraient', other: '# personnes pourraient' })} rejoindre un binôme.`,
    tables: {
      made: ({ tables, people: seated, edges, crossEdges, repeats, leftOut }) => {
        const before =
          repeats === 0
            ? 'Toutes sont nouvelles.'
            : `${plural(repeats, { one: '# a déjà eu lieu', many: '# ont déjà eu lieu', other: '# ont déjà eu lieu' })}, il y a plus longtemps que le programme ne l’exige.`
        return `${month.pairing.tables(tables)}, ${people(seated)}, ${sitOut(leftOut)}. Rencontres entre services\u202f: ${digits(crossEdges)} sur ${digits(edges)}. ${before}`
      },
      best: 'Aucune autre répartition ne place plus de personnes, ne répète moins ni ne mêle davantage les services.',
      since: (tables) =>
        `Depuis, ${plural(tables, { one: '# table a été ajoutée', many: '# de tables ont été ajoutées', other: '# tables ont été ajoutées' })} pour des personnes sans rencontre.`,
      bestChanged:
        'Avec ces modifications, aucune autre répartition ne place plus de personnes, ne répète moins ni ne mêle davantage les services.',
      atMost: (seated, crossEdges) =>
        `Aucune répartition ne place plus de ${people(seated)}, ni ne donne plus de ${plural(crossEdges, { one: '# rencontre', many: '# de rencontres', other: '# rencontres' })} entre services.`,
    },
    since: (pairs) =>
      `Depuis, ${plural(pairs, { one: '# binôme a été ajouté', many: '# de binômes ont été ajoutés', other: '# binômes ont été ajoutés' })} pour des personnes sans rencontre.`,
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
    debt: 'des personnes restent de nouveau de côté, trop tôt',
    nothing: 'Ne coûte rien.',
    compared: (figures) => `Par rapport à la tournée d’origine\u202f: ${figures.join(', ')}.`,
  },
  issues: {
    overdue: (name, of) =>
      `«\u202f${name}\u202f» (${of}) est toujours en cours. Clôture-le\u202f: d’ici là, ses membres ne peuvent pas être réunis à nouveau.`,
    unavailable: (name, count) =>
      `${people(count)} de «\u202f${name}\u202f»\u202f: pause, arrêt ou départ depuis. Les personnes qui devaient les rencontrer l’apprennent, et peuvent demander quelqu’un d’autre tant qu’il est temps.`,
    leftOut: (name, count) =>
      `${people(count)} sans rencontre dans «\u202f${name}\u202f». Le tirage dit pourquoi.`,
    notOptimal: (name) => `«\u202f${name}\u202f» est valable, mais n’est peut-être pas le meilleur possible.`,
  },
  otherValues: 'Autres',
  smallerDepartments: 'Services plus petits',
}
