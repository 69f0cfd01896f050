import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { plural } = formatsOf('nl')

export const attributes: Words['tools']['attributes'] = {
  text: 'Ze verdelen mensen naast hun afdelingen. Programma’s kunnen ernaar kijken. Er zijn er hoogstens vijf.',
  language: 'Namen in het',
  name: 'Naam',
  source: 'Waar de waarden vandaan komen',
  sources: {
    import: 'Een kolom van importen',
    scim: 'De directory (SCIM)',
    own: 'Iedereen kiest zelf',
  },
  column: 'Kolom',
  path: 'Pad',
  pathHint: 'Bijvoorbeeld: addresses[type eq "work"].locality',
  shown: 'Je match ziet het',
  values: 'Waarden',
  valuesHint: 'Een per regel',
  found: 'Ze komen met de volgende import of uit de directory.',
  count: (count) => plural(count, { one: '# waarde', other: '# waarden' }),
  ready: { location: 'Locatie', level: 'Niveau' },
  add: 'Kenmerk toevoegen',
  addReady: (name) => `${name} toevoegen`,
  remove: (name) => `${name} verwijderen`,
  question: (name) => `${name} verwijderen?`,
  effect: 'Ook de waarde van iedereen wordt verwijderd.',
  none: 'Nog geen kenmerken.',
  failed: 'De kenmerken konden niet worden geladen.',
  saved: 'Het kenmerk is opgeslagen.',
  notSaved: 'Het kenmerk kon niet worden opgeslagen.',
  notDeleted: 'Het kenmerk kon niet worden verwijderd.',
}
