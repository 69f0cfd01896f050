import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('it')
const chats = (count: number) => plural(count, { one: '# caffè', many: '# di caffè', other: '# caffè' })

export const map: Words['figures']['map'] = {
  title: 'Mappa dei contatti',
  time: 'Periodo',
  months: (count) => plural(count, { one: '# mese', many: '# di mesi', other: '# mesi' }),
  group: 'Gruppo',
  failed: 'Non è stato possibile caricare i contatti.',
  tooFew: {
    title: 'Troppo poche persone per una mappa',
    text: 'Con meno di cinque persone rivelerebbe chi ha incontrato chi.',
  },
  none: {
    title: 'Ancora nessun caffè',
    text: 'La mappa si riempie quando le persone dicono che si sono viste, nella newsletter o nella pagina dei loro incontri.',
  },
  drawing: 'Diagramma a corde dei caffè tra i reparti. I numeri sono nella tabella qui sotto.',
  summary: (met, across) => `${chats(met)}, di cui ${across} tra reparti diversi`,
  nobody: 'In questo periodo nessuna persona di questo reparto ha incontrato qualcuno.',
  met: (count, inside, others) => {
    const met =
      others === null
        ? `${chats(count)}.`
        : `${chats(count)}, con ${plural(others.departments, { one: '# altro reparto', many: '# di altri reparti', other: 'altri # reparti' })}, soprattutto con ${others.most} (${digits(others.mostMet)}).`
    return inside > 0 ? `${met} All’interno del reparto: ${digits(inside)}.` : met
  },
  people: (count) => plural(count, { one: '# persona', many: '# di persone', other: '# persone' }),
  smaller: 'Reparti più piccoli',
  merged: (count) => `(${digits(count)})`,
  table: { caption: 'Caffè tra i reparti', with: 'Con', chats: 'Caffè' },
  counted: (moment) => `Conteggio: ${moment}.`,
  heat: {
    label: 'Mappa di calore',
    one: (department) => `Caffè con ${department}, mese per mese`,
    all: 'Caffè di ogni reparto, mese per mese',
    showAll: 'Tutti i reparti',
    total: 'Totale',
  },
}
