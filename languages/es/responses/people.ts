import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { day, digits, plural } = formatsOf('es')

const persons = (count: number) =>
  plural(count, { one: '# persona', many: '# de personas', other: '# personas' })
const are = (count: number, what: string) =>
  `${plural(count, { one: '# persona está', many: '# de personas están', other: '# personas están' })} ${what}.`
const entries = (count: number, one: string, other: string) =>
  `${plural(count, { one: `# entrada ${one}`, many: `# de entradas ${other}`, other: `# entradas ${other}` })}.`

export const people: Responses['people'] = {
  attributes: {
    tooMany: (most) => `Ya hay ${digits(most)} atributos. Elimina uno primero.`,
    inUse: (name, programmes) => `${name} se usa en ${programmes.join(', ')}. Cambia eso primero.`,
    deleted: (name) => `${name} se ha eliminado.`,
    exists: (name) => `Ya hay un atributo llamado ${name}.`,
    chooseOne: 'Elige uno de los valores.',
    from: {
      import: 'Indica la columna de los valores.',
      scim: 'Indica la ruta, por ejemplo addresses[type eq "work"].locality.',
    },
  },
  noUndo: 'Esto no se puede deshacer.',
  areSignedOut: (count) => `Sesiones cerradas en todas partes: ${persons(count)}.`,
  belongTo: (count, group) =>
    `${plural(count, { one: '# persona pertenece', many: '# de personas pertenecen', other: '# personas pertenecen' })} ahora a ${group}.`,
  lackDepartment: (count) =>
    `${plural(count, { one: '# persona no tiene', many: '# de personas no tienen', other: '# personas no tienen' })} ese departamento en su lista.`,
  areNow: {
    in: (count, department) => are(count, `ahora en ${department}`),
    active: (count) =>
      `${plural(count, { one: '# persona participa', many: '# de personas participan', other: '# personas participan' })} ahora.`,
    paused: (count) => are(count, 'ahora en pausa'),
    pausedUntil: (count, until) => are(count, `ahora en pausa hasta el ${day(until)}`),
    opted_out: (count) =>
      `${plural(count, { one: '# persona ya no participa', many: '# de personas ya no participan', other: '# personas ya no participan' })}.`,
  },
  entriesNow: {
    removed: (count) => entries(count, 'ha salido de la lista de acceso', 'han salido de la lista de acceso'),
    active: (count) => entries(count, 'activada', 'activadas'),
    barred: (count) => entries(count, 'bloqueada', 'bloqueadas'),
    unassigned: (count) => entries(count, 'sin asignar', 'sin asignar'),
    moved: (count, group) => entries(count, `trasladada a ${group}`, `trasladadas a ${group}`),
  },
  signedOutByThis: (count) => `Con esto se han cerrado las sesiones de ${persons(count)}.`,
  undoneFor: {
    user: (count) => `Deshecho para ${persons(count)}.`,
    entry: (count) =>
      `Deshecho para ${plural(count, { one: '# entrada', many: '# de entradas', other: '# entradas' })}.`,
  },
  stayAsTheyAre: (count) =>
    `${plural(count, { one: '# ha cambiado desde entonces y se queda como está', many: '# han cambiado desde entonces y se quedan como están', other: '# han cambiado desde entonces y se quedan como están' })}.`,
  nobodyInvited: (why) => `No se ha invitado a nadie: ${why.join(', ')}.`,
  tooManyBlocks: (most, minutes) =>
    `Has añadido ${most} direcciones en una hora. Inténtalo de nuevo dentro de ${minutes}. Quitar sí puedes.`,
  yourself: 'De todos modos, nunca te tocaría contigo.',
  addressTaken: (email) =>
    `${email} ya tiene una cuenta. Si es de la misma persona, indícalo; si no, elige otra dirección.`,
  noEntryChanged: 'No había ninguna entrada que cambiar.',
  nobodyChanged: 'No había nada que cambiar.',
  tooLateToUndo: 'Esto ya no se puede deshacer: han pasado más de diez minutos, o ya está deshecho.',
  wholeDomain: (domain) =>
    `${domain} es un dominio entero y no nombra a nadie. Escribe las direcciones de las personas que quieres invitar.`,
  invited: (count) =>
    `${plural(count, { one: '# persona invitada', many: '# de personas invitadas', other: '# personas invitadas' })}. En los registros de envío se ve cómo va.`,
  nameFirst: 'Añade antes tu nombre: es la firma del correo.',
  nobodyFound: 'No hay nadie a quien invitar.',
  backLater: 'Elige un día a partir de mañana, y solo si dejas el programa.',
  notAskedNow: 'Esta ronda ya está hecha. Te preguntaremos antes de la próxima.',
  noRoundToSkip: 'Ahora mismo no participas, así que no hay ninguna ronda que saltarse.',
  madeWithoutYou: (month) => `La ronda de ${month} se hizo sin ti. En la próxima participas automáticamente.`,
  pauseLength: 'Una pausa dura uno o tres meses desde hoy. Revisa la fecha de tu dispositivo.',
  photoTooOften: (minutes) =>
    `Has cambiado tu foto muchas veces. Se queda la última. Inténtalo de nuevo dentro de ${minutes}.`,
  pauseEnd: (months) =>
    `Una pausa termina entre mañana y dentro de ${months} meses. Solo quien está en pausa tiene fecha de vuelta.`,
  signedOut: (name) => `Se han cerrado todas las sesiones de ${name}.`,
}
