import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, plural } = formatsOf('es')

export const imports: Responses['imports'] = {
  imported: (counts) =>
    `Importación hecha. Nuevas: ${digits(counts.new)}; cambiadas: ${digits(counts.changed)}; sin cambios: ${digits(counts.unchanged)}${counts.refused > 0 ? `; rechazadas: ${digits(counts.refused)}` : ''}.`,
  takenOut: (count) => `Personas dadas de baja: ${digits(count)}.`,
  takenBack: (people, entries) =>
    `La importación está deshecha: ${plural(people, { one: '# persona', many: '# de personas', other: '# personas' })}, ${plural(entries, { one: '# entrada de la lista de acceso', many: '# de entradas de la lista de acceso', other: '# entradas de la lista de acceso' })}.`,
  stay: (count) =>
    `${plural(count, { one: '# se queda como está', many: '# se quedan como están', other: '# se quedan como están' })}.`,
  read: {
    file: (parts) => `Archivo de personal leído: ${parts.join(', ')}.`,
    updated: (count) =>
      plural(count, {
        one: '# persona actualizada',
        many: '# de personas actualizadas',
        other: '# personas actualizadas',
      }),
    created: (count) =>
      plural(count, { one: '# persona creada', many: '# de personas creadas', other: '# personas creadas' }),
    unknown: (count) =>
      plural(count, {
        one: '# persona sin cuenta omitida',
        many: '# de personas sin cuenta omitidas',
        other: '# personas sin cuenta omitidas',
      }),
    takenOut: (count) => `bajas: ${digits(count)}`,
    skipped: (count) =>
      plural(count, { one: '# línea omitida', many: '# de líneas omitidas', other: '# líneas omitidas' }),
  },
  noEmployeeFile: (path, columns, example) =>
    `No hay ningún archivo de personal en ${path}. Pon allí un archivo CSV con las columnas ${columns}. Una línea de ejemplo: ${example}`,
  badEmployeeFile: (path, why, example) =>
    `El archivo de personal ${path} no se puede usar: ${why}. Una línea de ejemplo: ${example}`,
  reading: 'Leyendo las filas',
  tooManyRows: (most) =>
    `El archivo tiene más de ${digits(most)} filas, el límite de una importación. Impórtalo por partes.`,
  saving: 'Guardando las personas',
  notCsv:
    'Esto es una hoja de cálculo o un archivo comprimido, no un archivo CSV. Guárdalo como CSV (en Excel, «CSV UTF-8») y envía ese.',
  notText: 'Esto no es un archivo de texto. Envía un archivo CSV en UTF-8 o Windows-1252.',
  noRows:
    'El archivo no tiene filas. La primera línea da nombre a las columnas, y después va una línea por persona.',
  tooManyColumns: (most) =>
    `El archivo tiene demasiadas columnas: en una importación caben como máximo ${most}.`,
  noEmailColumn: 'Indica qué columna tiene las direcciones de correo.',
  noSuchColumn: 'El archivo no tiene esa columna.',
  onlyAdminsMakeGroups: 'Solo la administración puede crear grupos de dominios.',
  onlyAdminsTakeOut: 'Solo la administración puede dar de baja a personas.',
  running: 'Hay otra importación en marcha. Inténtalo de nuevo cuando termine.',
  importedAlready: 'Este archivo ya está importado.',
  takenBackAlready: 'Esta importación ya está deshecha.',
  notImported: 'Este archivo aún no está importado.',
}
