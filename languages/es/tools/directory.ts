import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { listed, plural } = formatsOf('es')

const people = (count: number) =>
  plural(count, { one: '# persona', many: '# de personas', other: '# personas' })

export const departments: Words['tools']['departments'] = {
  domainGroup: 'Grupo de dominios',
  common: 'Lista común',
  commonText: 'Personas sin grupo de dominios',
  choose: { label: 'Departamentos de', nothing: 'Elige un grupo' },
  of: (group) => `Departamentos de ${group}`,
  ofCommon: 'Departamentos de la lista común',
  search: 'Buscar departamentos',
  failed: 'No se han podido cargar los departamentos.',
  none: {
    title: 'Este grupo no tiene departamentos',
    text: 'Añade el primero. Las personas sin departamento están en Other.',
  },
  default: 'Predeterminado',
  people,
  peopleIn: (count, department) => `${people(count)} en ${department}`,
  peopleOf: (department) => `Personas de ${department}`,
  peopleFailed: 'No se han podido cargar las personas.',
  add: 'Añadir departamento',
  added: (name) => `El departamento ${name} se ha añadido`,
  notAdded: 'No se ha podido añadir el departamento',
  notCreated: 'No se ha podido crear el departamento',
  notRenamed: 'No se ha podido cambiar el nombre del departamento',
  fields: {
    name: 'Nombre del departamento',
    nameExample: 'p. ej., ventas',
    displayName: 'Nombre visible',
    displayNameExample: 'p. ej., Ventas',
  },
  remove: {
    title: (name) => `¿Eliminar «${name}»?`,
    effect: (count) =>
      count === 0
        ? 'No hay nadie en él. No se puede deshacer.'
        : plural(count, {
            one: 'Su # persona pasa a Other. No se puede deshacer.',
            many: 'Sus # de personas pasan a Other. No se puede deshacer.',
            other: 'Sus # personas pasan a Other. No se puede deshacer.',
          }),
    confirm: 'Eliminar el departamento',
    failed: 'No se ha podido eliminar el departamento',
  },
}

export const groups: Words['tools']['groups'] = {
  title: 'Grupos de dominios',
  search: 'Buscar grupos de dominios',
  failed: 'No se han podido cargar los grupos.',
  none: {
    title: 'Aún no hay grupos',
    text: 'Un grupo tiene sus propios departamentos y sus propios emparejamientos. Una sola empresa no necesita ninguno.',
  },
  add: 'Añadir grupo',
  addText: 'Las personas de un grupo comparten sus departamentos y se emparejan entre sí.',
  renameText: 'Los emparejamientos anteriores conservan su nombre y su letra.',
  created: (name) => `El grupo ${name} se ha creado`,
  changed: (name) => `El grupo ${name} se ha cambiado`,
  notCreated: 'No se ha podido crear el grupo de dominios',
  notChanged: 'No se ha podido cambiar el grupo de dominios',
  fields: {
    name: 'Nombre',
    nameHint: 'Corto, para nombres de archivo: diseno',
    displayName: 'Nombre visible',
    displayNameExample: 'Estudio de diseño',
    languageHint: 'Para las personas cuyo idioma no conocemos.',
    companyLanguage: 'El idioma de la empresa',
    description: 'Descripción',
    color: 'Color',
  },
  manage: 'Gestionar',
  manageOne: (group) => `Gestionar ${group}`,
  done: 'Listo',
  remove: {
    action: 'Eliminar el grupo',
    title: (group) => `¿Eliminar «${group}»?`,
    effect: (concerned) =>
      `Todos los correos de este grupo quedan sin asignar.${concerned} Sus departamentos se eliminan, y sus personas usan la lista común. Los emparejamientos terminados se conservan.`,
    unassigned: (entries, total, names) => {
      const more = total - names.length
      const others =
        more > 0
          ? [plural(more, { one: '# persona más', many: '# de personas más', other: '# personas más' })]
          : []
      const who = total > 0 ? `: ${listed([...names, ...others])}` : ''
      return `Quedan sin asignar ${plural(entries, { one: '# entrada', many: '# de entradas', other: '# entradas' })} y ${people(total)}${who}.`
    },
    failed: 'No se ha podido eliminar el grupo de dominios',
  },
  emails: {
    of: (group) => `Correos de ${group}`,
    title: 'Correos de este grupo',
    search: 'Buscar correos de este grupo',
    none: 'Aún no hay ningún correo asignado a este grupo.',
    add: 'Añadir un correo',
    addExample: 'Dirección o *@empresa.es',
    addAction: 'Añadir al grupo',
    notAdded: 'No se ha podido añadir el correo al grupo',
    unassign: 'Quitar del grupo',
    unassignOne: (email) => `Quitar ${email} del grupo`,
  },
}

export const managers: Words['tools']['managers'] = {
  title: 'Responsables',
  text: 'Ven y llevan el programa solo para este grupo. Se les avisa por correo. Sus permisos terminan en cuanto las quitas de aquí.',
  failed: 'No se han podido cargar las personas responsables.',
  notChanged: 'No se han podido cambiar las personas responsables',
  people: {
    add: 'Añadir responsable',
    example: 'Su dirección',
    action: 'Añadir',
    none: 'Nadie es aún responsable de este grupo.',
    added: (email, group) => `${email} es responsable de ${group}`,
    removed: (email, group) => `${email} ya no es responsable de ${group}`,
  },
  domains: {
    add: 'Dominios que pueden autorizar',
    example: 'empresa.es',
    action: 'Autorizar',
    none: 'Ninguno: las personas responsables no pueden cambiar la lista de acceso.',
    added: (domain) => `Las personas responsables pueden autorizar direcciones de ${domain}`,
    removed: (domain) => `Las personas responsables ya no pueden autorizar direcciones de ${domain}`,
  },
}

export const whitelist: Words['tools']['whitelist'] = {
  import: 'Importar personas',
  text: '*@empresa.es deja entrar a todo el mundo; también puedes añadir direcciones sueltas. Sin entradas, nadie puede registrarse.',
  list: 'Correos de la lista de acceso',
  search: 'Buscar en la lista de acceso',
  searchExample: 'Dirección, motivo o grupo',
  sort: {
    label: 'Ordenar la lista de acceso',
    email: 'Dirección A–Z',
    backwards: 'Dirección Z–A',
  },
  found: (count) =>
    plural(count, {
      one: '# entrada encontrada',
      many: '# de entradas encontradas',
      other: '# entradas encontradas',
    }),
  failed: 'No se ha podido cargar la lista de acceso.',
  noneHere: 'Aquí aún no hay ninguna entrada.',
  none: {
    title: 'Aún no puede registrarse nadie',
    text: 'Añade el dominio de tu empresa, por ejemplo *@empresa.es, para dejar entrar a quienes tienen allí una dirección.',
  },
  selectAll: 'Seleccionar todo lo que se muestra',
  add: {
    title: 'Añadir a la lista de acceso',
    email: 'Correo',
    group: 'Grupo de dominios',
    reason: 'Motivo',
    action: 'Añadir correo',
    done: (email) => `${email} está en la lista de acceso`,
    failed: 'No se ha podido añadir el correo',
  },
  barred: 'bloqueada',
  added: (by, day) => `añadida por ${by} el ${day}`,
  addedFor: (reason, by, day) => `${reason} · añadida por ${by} el ${day}`,
  groupOf: (email) => `Grupo de dominios de ${email}`,
  belongs: (email, group) => `${email} pertenece a ${group}`,
  isUnassigned: (email) => `${email} está sin asignar`,
  isActive: (email) => `${email}: entrada activa`,
  isBarred: (email) => `${email}: entrada bloqueada`,
  notChanged: 'No se ha podido cambiar el grupo del correo',
  activate: 'Activar',
  bar: {
    action: 'Bloquear',
    title: (email) => `¿Bloquear «${email}»?`,
    nobody: 'Nadie tiene cuenta por esta entrada. Ya nadie podrá registrarse con ella.',
    effect: (count, signedIn) => {
      const barred = `${plural(count, { one: '# persona ya no puede', many: '# de personas ya no pueden', other: '# personas ya no pueden' })} iniciar sesión ni tener encuentros.`
      return signedIn > 0 ? `${barred} Se cierran las sesiones de ${people(signedIn)}.` : barred
    },
  },
  remove: {
    action: 'Quitar',
    removing: 'Quitando…',
    title: (email) => `¿Quitar «${email}»?`,
    effect: (email) =>
      `¿Seguro que quieres quitar «${email}» de la lista de acceso? Las personas incluidas solo por esta entrada ya no pueden iniciar sesión ni tienen encuentros.`,
    failed: 'No se ha podido quitar el correo',
  },
  group: {
    action: 'Cambiar de grupo',
    title: (email) => `¿Cambiar el grupo de «${email}»?`,
    effect: 'El grupo nuevo vale desde la próxima ronda.',
  },
}

export const secrets: Words['tools']['secrets'] = {
  copy: (what) => `Copiar: ${what}`,
  tokens: {
    copied: 'Ya lo he copiado',
    used: (made, used) => `Creado el ${made}, último uso: ${used}`,
    unused: (made) => `Creado el ${made}, aún sin usar`,
    making: 'Creando…',
  },
  revoke: {
    action: 'Revocar',
    one: (name) => `Revocar ${name}`,
    title: (name) => `¿Revocar «${name}»?`,
  },
}
