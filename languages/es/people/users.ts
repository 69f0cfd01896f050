import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('es')

const people = (count: number) =>
  plural(count, { one: '# persona', many: '# de personas', other: '# personas' })

export const users: Words['people']['users'] = {
  counts: (all, active, paused, optedOut) =>
    `${people(all)}: ${plural(active, { one: '# participa', many: '# participan', other: '# participan' })}, ${digits(paused)} en pausa, ${plural(optedOut, { one: '# no participa', many: '# no participan', other: '# no participan' })}`,
  invite: 'Invitar',
  search: 'Buscar personas',
  searchHint: 'Nombre, correo, departamento',
  filters: {
    status: 'Filtrar por estado',
    readiness: 'Filtrar por si pueden participar',
    allReadiness: 'Puedan participar o no',
    readinessOf: (label, count) => `${label} (${digits(count)})`,
  },
  statuses: { active: 'Participa', paused: 'En pausa', opted_out: 'No participa' },
  columns: {
    name: 'Nombre',
    email: 'Correo del trabajo',
    status: 'Estado',
    department: 'Departamento',
    group: 'Grupo',
    match: 'Encuentro actual',
    actions: 'Acciones',
  },
  failed: 'No se han podido cargar las personas.',
  noneFound: 'Nadie coincide con la búsqueda',
  none: 'No hay personas',
  caption: 'Personas',
  selectAll: 'Seleccionar a todas las que se muestran',
  showing: (shown, all) => `Se muestran ${digits(shown)} de ${people(all)}`,
  unsaved: (count) =>
    plural(count, {
      one: '# persona con cambios sin guardar',
      many: '# de personas con cambios sin guardar',
      other: '# personas con cambios sin guardar',
    }),
  row: {
    admin: 'administración',
    manager: (name) => ['Responsable: ', name],
    status: (name) => `Estado de ${name}`,
    changeEnd: (name) => `Cambiar el fin de la pausa de ${name}`,
    until: (day) => `hasta el ${day}`,
    openEnd: 'sin fecha de vuelta',
    department: (name) => `Departamento de ${name}`,
    notSet: 'Sin elegir',
    noMatch: 'Ninguno',
    saveNamed: (name) => `Guardar ${name}`,
    saved: 'Los cambios están guardados',
    failed: 'No se han podido guardar los cambios',
    noChanges: { title: 'Sin cambios', description: 'No hay nada que guardar de esta persona' },
  },
  away: {
    pause: (name) => `¿Poner en pausa a ${name}?`,
    optOut: (name) => `¿Dar de baja a ${name}?`,
    submitPause: 'Poner en pausa',
    submitOptOut: 'Dar de baja',
  },
  address: {
    action: 'Cambiar la dirección',
    question: (name) => `¿Cambiar la dirección de ${name}?`,
    text: 'Su historial, sus bloqueos, su encuentro, su entrada de la lista de acceso y sus correos pasan a la dirección nueva. Se cierran todas sus sesiones, y las dos direcciones reciben un correo.',
    newAddress: 'Nueva dirección',
    sameAddress: 'Ya es la dirección de esta persona',
    pending: 'Cambiando…',
    failed: 'No se ha podido cambiar la dirección',
    barred: (email) => `${email} está bloqueada en la lista de acceso`,
    staysBarred: 'El bloqueo se mantiene: con esta dirección no se puede iniciar sesión ni tener encuentros.',
    taken: (email) => `${email} ya tiene una cuenta`,
    keeps: (email, day) =>
      `Si las dos son de la misma persona, continúa la cuenta más antigua, con su historial, sus bloqueos y su baja: ${email}, desde el ${day}.`,
    erases: (email, day, matches) =>
      `La otra se elimina: ${email}, desde el ${day}, con ${plural(matches, { one: '# encuentro', many: '# encuentros', other: '# encuentros' })}. En el historial de las demás personas aparece entonces «Excolega». No se puede deshacer.`,
    merge: 'La misma persona: eliminar la otra cuenta',
    otherAddress: 'Escribe la dirección de la cuenta que se elimina',
  },
  signOut: {
    action: 'Cerrar sus sesiones',
    question: (name) => `¿Cerrar todas las sesiones de ${name}?`,
    effect:
      'Por si se pierde un dispositivo: su sesión se cierra enseguida en todos los navegadores. Puede volver a iniciarla.',
    pending: 'Cerrando sesiones…',
    failed: 'No se han podido cerrar las sesiones',
  },
  erase: {
    action: 'Eliminar datos',
    question: (name) => `¿Eliminar los datos de ${name}?`,
    text: 'Su cuenta, su perfil y su foto, sus accesos, su entrada de la lista de acceso y sus correos se eliminan para siempre. Los encuentros anteriores se quedan en el historial de las demás personas, como «Excolega». No se puede deshacer. Las copias de seguridad y el archivo de personal los limpias tú.',
    address: (email) => ['Escribe ', email, ' para confirmar'],
    otherAddress: 'Escribe la dirección de esta persona',
    pending: 'Eliminando…',
    failed: 'No se han podido eliminar los datos',
  },
}
