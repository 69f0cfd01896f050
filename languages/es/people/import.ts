import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('es')
const rows = (count: number) => plural(count, { one: '# fila', many: '# de filas', other: '# filas' })
const people = (count: number) =>
  plural(count, { one: '# persona', many: '# de personas', other: '# personas' })
const rowsNear = (count: number, near: string | null) =>
  near === null ? `: ${rows(count)}` : `: ${rows(count)}. ¿Querías decir ${near}?`

export const importing: Words['people']['import'] = {
  title: 'Importar personas',
  text: 'Desde un archivo CSV con una persona por línea: dirección, nombre, departamento, grupo, responsable, idioma, estado, permiso.',
  nothingSaved: (count) =>
    `${plural(count, { one: 'Se ha leído # fila', many: 'Se han leído # de filas', other: 'Se han leído # filas' })}. No se guarda nada hasta que pulses «Importar».`,
  pasted: 'Lista pegada',
  notRead: 'No se ha podido leer el archivo',
  failed: 'No se ha podido importar',
  back: 'Atrás',
  importing: 'Importando…',
  submit: (count) => `Importar ${people(count)}`,
  submitOut: (count, out) => `Importar ${people(count)}, dar de baja a ${digits(out)}`,
  reading: 'Leyendo…',
  preview: 'Vista previa',
  choose: {
    file: 'Elige un archivo CSV, o suéltalo aquí',
    fileHint: (size, most) =>
      `Como máximo, ${size} y ${digits(most)} filas; UTF-8 o Windows-1252; coma, punto y coma o tabulador`,
    paste: 'O pega una lista',
    pasteHint: 'Filas de una hoja de cálculo, o una dirección o *@dominio por línea',
    last: 'Última importación',
    lastState: (file, moment, figures, undone) =>
      undone === null
        ? `${file}, ${moment}: ${figures}`
        : `${file}, ${moment}: ${figures}. Deshecha el ${undone}`,
  },
  figures: {
    new: (count) => plural(count, { one: '# nueva', many: '# nuevas', other: '# nuevas' }),
    changed: (count) => plural(count, { one: '# cambiada', many: '# cambiadas', other: '# cambiadas' }),
    unchanged: (count) => `${digits(count)} sin cambios`,
    refused: (count) => plural(count, { one: '# rechazada', many: '# rechazadas', other: '# rechazadas' }),
  },
  done: {
    whitelisted: (count) =>
      plural(count, {
        one: 'Se ha añadido # entrada a la lista de acceso.',
        many: 'Se han añadido # de entradas a la lista de acceso.',
        other: 'Se han añadido # entradas a la lista de acceso.',
      }),
    newPeople: 'Las personas nuevas participan cuando inician sesión y crean su perfil.',
    invite: 'Invitarlas',
    refusedRows: 'Descargar las filas rechazadas',
    kept: 'Sin deshacer',
  },
  undo: {
    action: 'Deshacer la importación',
    undoing: 'Deshaciendo…',
    failed: 'No se ha podido deshacer la importación',
    question: '¿Deshacer la importación?',
    effect: (count) =>
      `${plural(count, { one: '# persona vuelve', many: '# de personas vuelven', other: '# personas vuelven' })} a como estaban antes. Las cuentas que creó se eliminan, salvo que estén en uso o que ya las lleve el directorio de la empresa. Verás qué se queda, y por qué.`,
    confirm: 'Deshacer',
  },
  names: {
    open: 'Elige qué hacer con estos',
    chosen: 'Elegido',
    createAll: (count) => `Crear todos (${digits(count)})`,
    notWithAll: (names) => `Revisa estos: parecen erratas. ${names}`,
    near: (name, other) => `${name} (¿${other}?)`,
    department: (name, count, near) => [name, rowsNear(count, near)],
    group: (name, count, near) => ['Grupo ', name, rowsNear(count, near)],
    lines: (count, lines) =>
      plural(count, { one: `línea ${lines}`, many: `líneas ${lines}`, other: `líneas ${lines}` }),
    linesAndMore: (lines) => `líneas ${lines} y más`,
    people: (name) => `Qué hacer con ${name}`,
    status: (name, count) => ['Estado desconocido: «', name, `», ${rows(count)}`],
    noStatus: 'Importar sin estado',
    statuses: { active: 'Trabajan aquí', leave: 'Están de permiso', leaves: 'Dejan la empresa' },
    leaveOut: 'Omitir estas filas',
    create: 'Crearlo',
    into: (name) => `Asignar a ${name}`,
    intoOther: 'Asignar a',
  },
  found: {
    instead: (field, taken, other) => `${field} sale de «${taken}», no de «${other}».`,
    headerLine: 'Los nombres de las columnas están en',
    lineOf: (line, text) => `Línea ${line}: ${text}`,
    noHeader: 'Ninguna línea',
    leavers: {
      title: 'Quién se va',
      leaving: (count) => `Según el archivo, se van: ${people(count)}`,
      missing: (count) => `Están aquí y no en el archivo: ${people(count)}`,
      keep: 'Mantener',
      out: 'Dar de baja',
      press: 'Dar de baja',
      effect:
        'Ya no pueden entrar, no están en ninguna ronda y no reciben correos. Si se deshace la importación, vuelven.',
      more: (names, count) => `${names} y ${digits(count)} más`,
    },
    noAddress: {
      title: '¿Qué columna tiene las direcciones?',
      text: 'Ningún nombre de columna lo dice. Elige «Correo» encima de la correcta.',
    },
    onLeave: 'Personas de permiso',
    group: 'Grupo de dominios de las entradas nuevas de la lista de acceso',
    groupsFrom: (column, meets) => `«${column}» pasa a ser el grupo de dominios. ${meets}`,
    toMix: (choice, place) => `Para mezclarlos, elige «${choice}» en «${place}».`,
    groupHint: 'Donde el archivo no indica ningún grupo',
    languageHint: 'Donde el archivo no indica ninguno. Cada persona puede cambiarlo.',
    noLanguage: 'El de su grupo o, si no, el de la empresa',
    chooseGroup: 'Elige uno',
    waiting: {
      title: (count) =>
        plural(count, {
          one: '# fila espera tu elección',
          many: '# de filas esperan tu elección',
          other: '# filas esperan tu elección',
        }),
      text: 'Su departamento o su grupo no se conoce. Sin elección, estas filas se omiten.',
    },
    outcomes: { new: 'nueva', changed: 'cambiada', unchanged: 'sin cambios', refused: 'rechazada' },
    rows: {
      new: 'Filas nuevas',
      changed: 'Filas cambiadas',
      unchanged: 'Filas sin cambios',
      refused: 'Filas rechazadas',
    },
    first: (shown, all) => `Las primeras ${digits(shown)} de ${digits(all)}`,
    whitelisted: (count) =>
      plural(count, {
        one: 'Se añade # entrada a la lista de acceso.',
        many: 'Se añaden # de entradas a la lista de acceso.',
        other: 'Se añaden # entradas a la lista de acceso.',
      }),
    neverHere: (count) =>
      plural(count, {
        one: '# persona del archivo ya se fue y nunca estuvo aquí. Nada cambia.',
        many: '# de personas del archivo ya se fueron y nunca estuvieron aquí. Nada cambia.',
        other: '# personas del archivo ya se fueron y nunca estuvieron aquí. Nada cambia.',
      }),
    withoutGroup: (count) =>
      `${plural(count, { one: '# persona no tendrá grupo de dominios y no estará', many: '# de personas no tendrán grupo de dominios y no estarán', other: '# personas no tendrán grupo de dominios y no estarán' })} en las rondas de los grupos. Elige un grupo para las entradas nuevas, o una columna que lo indique.`,
    problem: (text, count) => `${text}: ${rows(count)}`,
    newPerson: 'No, es una persona nueva. La cuenta anterior se elimina para siempre.',
    unread: (text, count) => `${text} (${rows(count)}): el campo queda vacío`,
    again: (text, count) => `${text} (${rows(count)}): se importa de nuevo`,
  },
  sheet: {
    label: 'El archivo',
    caption: 'Las primeras filas del archivo',
    holds: (column) => `Qué contiene «${column}»`,
    leftOut: 'Sin importar',
    now: (field, column) => `${field} (ahora «${column}»)`,
    fields: {
      email: 'Correo',
      former_email: 'Dirección anterior',
      first_name: 'Nombre',
      last_name: 'Apellidos',
      full_name: 'Nombre y apellidos juntos',
      department: 'Departamento',
      group: 'Grupo de dominios',
      manager: 'Responsable (dirección)',
      language: 'Idioma',
      status: 'Estado',
      account: 'Cuenta (activa, bloqueada)',
      start_date: 'Primer día',
      leave_start: 'Permiso desde',
      leave_end: 'Permiso hasta',
      leave_reason: 'Motivo del permiso',
    },
  },
}
