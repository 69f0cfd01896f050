import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { plural } = formatsOf('es')

export const attributes: Words['tools']['attributes'] = {
  text: 'Dividen a las personas además de los departamentos. Los programas pueden guiarse por ellos. Hay cinco como máximo.',
  language: 'Nombres en',
  name: 'Nombre',
  source: 'De dónde vienen los valores',
  sources: {
    import: 'Una columna de las importaciones',
    scim: 'El directorio (SCIM)',
    own: 'Cada persona elige',
  },
  column: 'Columna',
  path: 'Ruta',
  pathHint: 'Por ejemplo: addresses[type eq "work"].locality',
  shown: 'Se ve en un encuentro',
  values: 'Valores',
  valuesHint: 'Uno por línea',
  found: 'Llegan con la próxima importación o del directorio.',
  count: (count) => plural(count, { one: '# valor', many: '# valores', other: '# valores' }),
  ready: { location: 'Sede', level: 'Nivel' },
  add: 'Añadir un atributo',
  addReady: (name) => `Añadir ${name}`,
  remove: (name) => `Eliminar ${name}`,
  question: (name) => `¿Eliminar ${name}?`,
  effect: 'También se elimina el valor de cada persona.',
  none: 'Aún no hay atributos.',
  failed: 'No se han podido cargar los atributos.',
  saved: 'El atributo se ha guardado.',
  notSaved: 'No se ha podido guardar el atributo.',
  notDeleted: 'No se ha podido eliminar el atributo.',
}
