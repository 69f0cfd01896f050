import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('fr')
const chats = (count: number) => plural(count, { one: '# café', many: '# de cafés', other: '# cafés' })

export const map: Words['figures']['map'] = {
  title: 'Carte des liens',
  time: 'Période',
  months: (count) => plural(count, { one: '# mois', many: '# de mois', other: '# mois' }),
  group: 'Groupe',
  failed: 'Impossible de charger les liens.',
  tooFew: {
    title: 'Trop peu de personnes pour une carte',
    text: 'À moins de cinq, elle révélerait qui s’est rencontré.',
  },
  none: {
    title: 'Aucun café pour l’instant',
    text: 'La carte se remplit à mesure que les personnes confirment leur rencontre, dans la newsletter ou sur la page de leurs rencontres.',
  },
  drawing: 'Diagramme des cafés entre services. Le tableau ci-dessous en donne les chiffres.',
  summary: (met, across) => `${chats(met)}, dont ${across} entre services`,
  nobody: 'Personne de ce service n’a pris de café pendant cette période.',
  met: (count, inside, others) => {
    const met =
      others === null
        ? `${chats(count)}.`
        : `${chats(count)}, avec ${plural(others.departments, { one: '# autre service', many: '# d’autres services', other: '# autres services' })}, surtout avec ${others.most} (${digits(others.mostMet)}).`
    return inside > 0 ? `${met} Au sein du service\u202f: ${digits(inside)}.` : met
  },
  people: (count) => plural(count, { one: '# personne', many: '# de personnes', other: '# personnes' }),
  smaller: 'Petits services',
  merged: (count) => `(${digits(count)})`,
  table: { caption: 'Cafés entre services', with: 'Avec', chats: 'Cafés' },
  counted: (moment) => `Décompte\u202f: ${moment}.`,
  heat: {
    label: 'Carte de chaleur',
    one: (department) => `Cafés avec ${department}, mois par mois`,
    all: 'Cafés de chaque service, mois par mois',
    showAll: 'Tous les services',
    total: 'En tout',
  },
}
