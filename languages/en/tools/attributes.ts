import { formatsOf } from '../../../shared/languages/formats'

const { plural } = formatsOf('en')

/** The attributes that divide people beside their departments. */
export const attributes = {
  text: 'They divide people beside their departments. Programmes can go by them. There are five at most.',
  language: 'Names in',
  name: 'Name',
  source: 'Where values come from',
  sources: {
    import: 'A column of imports',
    scim: 'The directory (SCIM)',
    own: 'People choose themselves',
  },
  column: 'Column',
  path: 'Path',
  pathHint: 'For example: addresses[type eq "work"].locality',
  shown: 'A match sees it',
  values: 'Values',
  valuesHint: 'One per line',
  found: 'They come with the next import or from the directory.',
  count: (count: number) => plural(count, { one: '# value', other: '# values' }),
  ready: { location: 'Location', level: 'Level' },
  add: 'Add an attribute',
  addReady: (name: string) => `Add ${name}`,
  remove: (name: string) => `Delete ${name}`,
  question: (name: string) => `Delete ${name}?`,
  effect: 'Everybody’s value of it is deleted, too.',
  none: 'No attributes yet.',
  failed: 'The attributes could not be loaded.',
  saved: 'The attribute is saved.',
  notSaved: 'The attribute could not be saved.',
  notDeleted: 'The attribute could not be deleted.',
}
