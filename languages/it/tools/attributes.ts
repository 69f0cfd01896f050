import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { plural } = formatsOf('it')

export const attributes: Words['tools']['attributes'] = {
  text: 'Dividono le persone oltre ai reparti. I programmi possono seguirli. Sono cinque al massimo.',
  language: 'Nomi in',
  name: 'Nome',
  source: 'Da dove vengono i valori',
  sources: {
    import: 'Una colonna delle importazioni',
    scim: 'La directory (SCIM)',
    own: 'Ogni persona sceglie',
  },
  column: 'Colonna',
  path: 'Percorso',
  pathHint: 'Per esempio: addresses[type eq "work"].locality',
  shown: 'Si vede in un incontro',
  values: 'Valori',
  valuesHint: 'Uno per riga',
  found: 'Arrivano con la prossima importazione o dalla directory.',
  count: (count) => plural(count, { one: '# valore', many: '# valori', other: '# valori' }),
  ready: { location: 'Sede', level: 'Livello' },
  add: 'Aggiungi un attributo',
  addReady: (name) => `Aggiungi ${name}`,
  remove: (name) => `Elimina ${name}`,
  question: (name) => `Eliminare ${name}?`,
  effect: 'Si elimina anche il valore di ogni persona.',
  none: 'Ancora nessun attributo.',
  failed: 'Impossibile caricare gli attributi.',
  saved: 'L’attributo è salvato.',
  notSaved: 'Impossibile salvare l’attributo.',
  notDeleted: 'Impossibile eliminare l’attributo.',
}
