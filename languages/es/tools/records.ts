import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { plural } = formatsOf('es')

const mails = (count: number) => plural(count, { one: '# correo', many: '# de correos', other: '# correos' })
const uncertain = (count: number) =>
  plural(count, { one: '# correo incierto', many: '# de correos inciertos', other: '# correos inciertos' })

export const logs: Words['tools']['logs'] = {
  title: 'Registros de envío y archivo de boletines',
  tabs: {
    label: 'Registros',
    current: (count) => `Registros actuales (${count})`,
    archived: (count) => `Registros archivados (${count})`,
  },
  search: 'Buscar en los registros',
  failed: 'No se han podido cargar los registros de envío',
  archivedFailed: 'No se han podido cargar los registros archivados',
  none: {
    title: 'Este mes no se ha enviado nada',
    text: 'Cuando se envía un boletín, su registro aparece aquí, persona por persona.',
  },
  noneArchived: {
    title: 'No hay registros archivados',
    text: 'Aquí aparecen los registros de meses anteriores.',
  },
  when: { sent: 'Enviado', cancelled: 'Cancelado', started: 'Empezado' },
  at: {
    sent: (at) => `Enviado: ${at}`,
    cancelled: (at) => `Cancelado: ${at}`,
    started: (at) => `Empezado: ${at}`,
  },
  notStarted: 'Aún sin empezar',
  states: {
    queued: 'en cola',
    sending: 'enviándose',
    paused: 'en pausa',
    sent: 'enviado',
    cancelled: 'cancelado',
  },
  archived: 'Archivado',
  purged: 'Vaciado',
  to: (title, group) => `${title}, a ${group}`,
  details: 'Ver detalles',
  detailsOf: (title) => `Ver los detalles de ${title}`,
  csvOf: (title) => `Descargar el CSV de ${title}`,
  csvOfMonth: (month) => `Descargar el CSV de todos los envíos de ${month}`,
  counts: {
    recipients: 'Personas',
    successful: 'Con éxito',
    failed: 'Fallidos',
    cancelled: 'Cancelados',
    unknown: 'Inciertos',
  },
  statuses: {
    success: 'Con éxito',
    sendgrid_limit: 'Límite de SendGrid',
    sendgrid_forbidden: 'SendGrid no lo permite',
    sendgrid_error: 'Fallo de SendGrid',
    failed: 'Fallido',
    unknown: 'Incierto',
    pending: 'Pendiente',
    cancelled: 'Cancelado',
  },
  dialog: {
    label: 'Registro',
    overview: 'Resumen',
    entries: 'Envíos',
    validation: 'Comprobación',
    preview: 'Ver el correo',
  },
  facts: {
    state: 'Estado',
    pairing: 'Emparejamiento',
    noPairing: 'Ninguno',
    file: 'Archivo',
  },
  again: {
    action: 'Empezar un boletín nuevo a partir de este',
    done: (title) => `«${title}» es un borrador con estos textos, para este mes. Está en Operaciones.`,
    failed: 'No se ha podido empezar un boletín a partir de este',
  },
  uncertain: {
    title: (count) =>
      `No se sabe si ${plural(count, { one: 'ha llegado # correo', many: 'han llegado # de correos', other: 'han llegado # correos' })}`,
    text: 'El servidor se detuvo mientras los enviaba.',
    action: 'Reenviarlos',
    question: (count) => `¿Reenviar ${uncertain(count)}?`,
    effect:
      'Tienen el mismo Message-ID, de modo que casi todos los programas de correo los muestran una sola vez.',
    confirm: 'Reenviar',
    failed: 'No se han podido reenviar los correos inciertos',
  },
  purge: {
    title: 'Contenido personal',
    deleted: (day) => `Eliminado el ${day}. Los recuentos, a quién se envió y con qué resultado siguen aquí.`,
    held: (count) =>
      plural(count, {
        one: 'El correo tal como se envió: nombres, encuentros, departamentos, fotos.',
        many: 'Los # de correos tal como se enviaron: nombres, encuentros, departamentos, fotos.',
        other: 'Los # correos tal como se enviaron: nombres, encuentros, departamentos, fotos.',
      }),
    action: 'Vaciar el contenido personal',
    question: (title) => `¿Vaciar «${title}»?`,
    effect: (count, month) =>
      `Se eliminan ${mails(count)} de ${month}, los nombres que contienen y las respuestas de los servidores de correo. Las vistas previas dejan de funcionar. Los recuentos, a quién se envió y con qué resultado se quedan. No se puede deshacer.`,
    confirm: 'Vaciar',
    purging: 'Vaciando…',
    failed: 'No se ha podido vaciar el registro',
  },
  matches: {
    total: 'Total de encuentros',
    validated: 'Comprobados',
    mismatches: 'No válidos',
    nobody: 'Nadie de estos encuentros participaba ya, así que no se envió ningún correo sobre ellos.',
    none: 'El emparejamiento no tenía encuentros.',
    valid: 'Todos los encuentros del emparejamiento seguían siendo válidos.',
    failed: 'No se han podido cargar los encuentros no válidos.',
    purged: 'La nota se ha vaciado.',
    matched: (email) => `Encuentro con ${email}`,
    noMatch: 'Sin encuentro',
  },
  entries: {
    search: 'Buscar a quién se envió',
    status: 'Estado del envío',
    count: (count) => plural(count, { one: '# persona', many: '# de personas', other: '# personas' }),
    failed: 'No se han podido cargar los envíos.',
    none: 'No se ha encontrado a nadie.',
    matched: (email) => `encuentro con ${email}`,
    noMatch: 'sin encuentro',
    valid: 'Válido',
    issues: 'Problemas',
  },
  preview: {
    purged:
      'Este boletín se envió y se archivó automáticamente. De los boletines enviados no hay vista previa de los correos, porque se eliminan para mantener limpio el sistema.',
    nobody: 'Este correo no ha llegado a nadie, así que no hay nada que mostrar.',
    find: 'Buscar por dirección',
    recipient: 'Persona',
    notTheirs: 'Nadie con esta dirección recibió este correo.',
    choose: 'Elige a una persona',
    none: 'No se ha encontrado a nadie',
    mailTo: (email) => `Correo para ${email}`,
    loading: 'Cargando el correo…',
    unknownUser: 'No se ha encontrado en el sistema a la persona elegida.',
    signIn: 'Hace falta iniciar sesión. Vuelve a cargar la página e inténtalo de nuevo.',
    error: (message) => `Fallo: ${message}`,
  },
}

export const inquiries: Words['tools']['inquiries'] = {
  search: 'Buscar consultas',
  failed: 'No se han podido cargar las consultas.',
  none: {
    title: 'Aún no hay consultas',
    text: 'Los mensajes del formulario de consulta de empresas aparecen aquí, y van a tu dirección de contacto.',
  },
  users: (howMany) => `${howMany} personas`,
}

export const audit: Words['tools']['audit'] = {
  search: 'Buscar en el registro de auditoría',
  searchExample: 'Persona, objeto o valor',
  action: 'Acción',
  allActions: 'Todas las acciones',
  from: 'Desde',
  to: 'Hasta',
  order: 'Orden',
  byPerson: 'Por persona',
  byAction: 'Por acción',
  failed: 'No se ha podido cargar el registro de auditoría.',
  none: 'No se ha encontrado nada.',
  changes: (count) => plural(count, { one: '# cambio', many: '# de cambios', other: '# cambios' }),
  nothing: 'nada',
}

export const topics: Words['tools']['topics'] = {
  text: 'Cada persona elige hasta cinco en su perfil. Quienes se encuentran leen lo que tienen en común. Nadie más lo lee, tampoco tú.',
  language: 'Nombres y preguntas en',
  name: 'Tema',
  question: 'Pregunta para empezar',
  questionHint: 'Si no hay, se forma con el nombre.',
  add: 'Añadir un tema',
  remove: (name) => `Eliminar ${name}`,
  failed: 'No se han podido cargar los temas.',
  saved: 'Los temas están guardados.',
  notSaved: 'No se han podido guardar los temas.',
}
