import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, month, plural } = formatsOf('es')

export const importRows: Responses['importRows'] = {
  file: {
    tooLarge: (most) => `ocupa más de ${most}`,
    archive: 'es una hoja de cálculo o un archivo comprimido, no un archivo CSV',
    empty: 'está vacío',
    noHeader: (columns) => `su primera línea debe nombrar las columnas ${columns}`,
  },
  list: 'Una lista',
  faults: {
    quote: 'Unas comillas sin cerrar',
    width: 'Más celdas que columnas',
    encoding: 'Este archivo ya estaba dañado antes de exportarlo',
    control: 'Un salto de línea o carácter de control',
    long: 'Demasiado largo',
    address: 'No es una dirección de correo',
    date: 'No es una fecha',
    order: 'Permiso que acaba antes de empezar',
    twice: 'La misma persona dos veces',
    whitelist: 'No está en la lista de acceso',
    admin: 'Se va alguien de la administración',
    department: 'Departamento desconocido',
    group: 'Grupo desconocido',
    elsewhere: 'Ni de tus grupos, ni una dirección que puedas añadir',
    former: 'No está claro de quién es la dirección actual o la anterior',
    homeless: 'Persona nueva, sin ningún grupo tuyo',
  },
  row: {
    quote: 'no se puede leer: unas comillas sin cerrar',
    width: (cells, columns) =>
      `tiene ${digits(cells)} celdas en vez de ${digits(columns)}: un texto con coma necesita comillas`,
    encoding: (column) =>
      `${column} ha perdido caracteres: este archivo ya estaba dañado antes de exportarlo. Expórtalo otra vez como UTF-8`,
    control: (column) => `${column} contiene un salto de línea o carácter de control`,
    long: (column, most) => `${column} tiene más de ${digits(most)} caracteres`,
    noAddress: 'no tiene dirección de correo',
    address: (cell) => `«${cell}» no es una dirección de correo`,
    date: (column, cell) => `${column} es «${cell}»: usa una fecha como 2026-12-01`,
    order: 'leave_end es anterior a leave_start',
    twice: (email, line) => `${email} ya está en la línea ${digits(line)}`,
    group: (name) => `«${name}» no es un grupo de dominios`,
    department: (name, email) => `«${name}» no es un departamento de la lista de ${email}`,
    person: (email, why) => `${email} ${why}`,
  },
  person: {
    whitelist: 'no está en la lista de acceso',
    admin: 'se va, pero es de la administración: quítale antes esos permisos',
    elsewhere: 'no es de tus grupos, ni una dirección que puedas añadir',
    former:
      'no puede recibir la cuenta de la dirección anterior: las dos direcciones tienen una, otra fila trata de ella o es de administración. Cambia la dirección en la gestión de personas',
    homeless: 'es nueva: elige un grupo para las entradas nuevas',
  },
  unknown: {
    attribute: (name) => `${name}: más de 500 valores distintos, o de más de 80 letras`,
    department: (name) => `Departamento desconocido: «${name}»`,
    group: (name) => `Grupo desconocido: «${name}»`,
    status: (name) => `Estado desconocido: «${name}»`,
    language: (name) => `Idioma desconocido: «${name}»`,
    day: (day) => `Primer día ilegible, como «${day}»`,
    manager: (name, others) =>
      others === 0
        ? `Responsable sin cuenta: «${name}»`
        : `Responsables sin cuenta: «${name}» y ${plural(others, { one: '# más', many: '# más', other: '# más' })}`,
  },
  formerAccount: (email, until) =>
    `Había una cuenta en ${email} hasta ${month(until.slice(0, 7))}. ¿La misma persona?`,
  movedAccount: (email, movedTo) =>
    `La cuenta de ${email} tiene ahora la dirección ${movedTo}, así que se crea una nueva`,
  deletedAccount: (email) => `${email} eliminó su cuenta`,
  changes: {
    value: (what, before, after) => `${what}: ${before} → ${after}`,
    none: 'nada',
    columns: {
      first_name: 'nombre',
      last_name: 'apellidos',
      department: 'departamento',
      manager_id: 'responsable',
      directory_language: 'idioma',
      email: 'dirección',
      joined_on: 'primer día',
      employee_status: 'estado en la empresa',
      leave_start_date: 'permiso desde',
      leave_end_date: 'permiso hasta',
      leave_reason: 'motivo del permiso',
    },
    statuses: { active: 'en activo', leave: 'de permiso' },
    entry: 'entrada de la lista de acceso',
    group: 'grupo de dominios',
  },
  kept: {
    changed: 'ha cambiado desde entonces',
    signedIn: 'ha iniciado sesión desde entonces',
    directory: 'está en el directorio de la empresa',
    manages: 'gestiona un grupo de dominios',
    invited: 'recibió una invitación desde entonces',
    used: 'está en uso',
    entry: 'su entrada de la lista de acceso ha cambiado desde entonces',
  },
}
