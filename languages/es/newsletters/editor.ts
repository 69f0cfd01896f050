import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('es')

const people = (count: number) =>
  plural(count, { one: '# persona', many: '# de personas', other: '# personas' })
const pairs = (count: number) => plural(count, { one: '# pareja', many: '# de parejas', other: '# parejas' })
const issues = (count: number) =>
  plural(count, { one: '# problema', many: '# de problemas', other: '# problemas' })
const haveMatch = (count: number) =>
  plural(count, {
    one: '# persona tiene encuentro',
    many: '# de personas tienen encuentro',
    other: '# personas tienen encuentro',
  })
const back = 'Vuelve a ser un borrador: apruébalo otra vez.'

/** @param removed with its ending */
const entry = (label: string, item: string, removed: string) => ({
  label,
  item: (mark: string) => `${item} ${mark}`,
  up: (mark: string) => `Subir: ${item} ${mark}`,
  down: (mark: string) => `Bajar: ${item} ${mark}`,
  remove: (mark: string) => `Quitar: ${item} ${mark}`,
  removed: (mark: string) => `${item} ${mark}: ${removed}`,
  isNow: (place: number, of: number) => `${item}: ahora ${place} de ${of}`,
  add: `Añadir ${item.toLowerCase()}`,
})

export const editor: Words['newsletters']['editor'] = {
  form: 'Boletín',
  unsaved: 'Cambios sin guardar',
  edit: 'Editar',
  cancel: 'Dejar de editar',
  saveFirst: { title: 'Guarda antes tus cambios', text: 'Solo se envían los cambios guardados.' },
  gone: {
    title: 'Este boletín ya no está',
    text: 'Se envió o se eliminó. Los enviados están en los registros de envío.',
  },
  discard: {
    title: '¿Descartar tus cambios?',
    effect: (title) => `Se perderán los cambios de «${title}» que no has guardado.`,
    confirm: 'Descartar los cambios',
    keep: 'Seguir editando',
  },
  conflict: {
    title: 'Otra persona ha guardado este boletín.',
    withChanges:
      'Tus cambios siguen aquí, sin guardar. Si cargas la otra versión, pierdes la tuya; si sigues editando, la tuya sustituye a la otra al guardar.',
    withoutChanges: 'Carga la otra versión para seguir desde ahí.',
    load: 'Cargar la versión más reciente',
    keep: 'Seguir editando la mía',
  },
  save: {
    action: 'Guardar los cambios',
    pending: 'Guardando…',
    saved: 'Boletín guardado',
    failed: 'No se ha podido guardar el boletín',
    plain: 'Boletín guardado.',
    approved: 'Boletín guardado y aprobado.',
    back: `Boletín guardado. ${back}`,
    issues: (count) => `Boletín guardado; la comprobación encuentra ${issues(count)}. Es un borrador.`,
    issuesAndBack: (count) => `Boletín guardado; la comprobación encuentra ${issues(count)}. ${back}`,
    ready: (matched) => `Boletín guardado y comprobado: ${haveMatch(matched)}, listo para enviar.`,
    readyAndBack: (matched) => `Boletín guardado y comprobado: ${haveMatch(matched)}. ${back}`,
  },
  sections: {
    subject: 'Título y asunto',
    mood: 'El ánimo del mes',
    quote: 'Una cita para saborear',
    buzzer: 'El acertijo del mes',
    chats: 'Para un buen café',
    tips: 'Consejos',
    match: 'Tu encuentro',
    closing: 'Vista previa y despedida',
  },
  fields: {
    title: 'Título',
    description: 'Descripción',
    subject: 'Asunto del correo',
    newsletterImageUrl: 'URL de la imagen de cabecera',
    moodDescription: 'Descripción del ánimo',
    moodImageUrl: 'URL de la imagen del ánimo',
    quoteText: 'Cita',
    quoteAuthor: 'Autoría de la cita',
    brainBuzzerQuestion: 'Pregunta',
    brainBuzzerCorrectAnswer: 'Respuesta correcta',
    coffeeChatsParagraph: 'Párrafo inicial',
    matchPlaceholder: 'Texto sin encuentro',
    closingMessage: 'Despedida',
    adminNotes: 'Notas de administración',
  },
  lists: {
    brainBuzzerChoices: entry('Opciones', 'Opción', 'quitada'),
    coffeeChatStarters: entry('Para empezar a hablar', 'Pregunta', 'quitada'),
    proTips: entry('Consejos', 'Consejo', 'quitado'),
  },
  translations: {
    label: 'Idiomas',
    add: 'Añadir un idioma',
    choose: 'Añadir un idioma…',
    addOne: (language) => `Añadir textos iniciales en ${language}`,
    addAll: (languages) => `Añadir textos iniciales en los ${digits(languages)}`,
    added: (first) => `Textos iniciales añadidos. Lo que has escrito tú sigue ahí en ${first}.`,
    older: 'anterior',
    olderThan: (first) => `El texto en ${first} ha cambiado desde entonces.`,
    stillFits: 'Sigue valiendo',
    addFailed: 'No se ha podido empezar la traducción',
    remove: (language) => `Quitar ${language}`,
    preview: 'Idioma de la vista previa',
    own: 'Su idioma',
  },
  starterExample: '¿Qué te ha hecho sonreír esta semana?',
  notesHint: 'Solo las ve la administración; no se envían nunca.',
  placeholderHint: 'Para las personas sin encuentro.',
  noAnswer: 'Aún sin elegir (A, B, C o D)',
  answer: (letter, choice) => `${letter}: ${choice}`,
  image: {
    hint: 'En los correos funcionan las URL directas de imágenes, como https://…/coffee.jpg. Los enlaces a un álbum, no.',
    broken: 'No se ha podido cargar la imagen. Revisa la URL.',
    choose: 'Elegir de la galería',
    chooseFor: {
      newsletterImageUrl: 'Elegir de la galería: imagen de cabecera',
      moodImageUrl: 'Elegir de la galería: imagen del ánimo',
    },
    frame: 'Imagen',
  },
  preview: {
    live: 'Vista previa en directo',
    subject: (subject) => `Asunto: ${subject}`,
    frame: 'El boletín tal como se lee',
    forWhom: 'Vista previa para alguien',
    withMatch: 'con encuentro',
    withoutMatch: 'sin encuentro',
    recipient: 'Dirección para la vista previa',
    previous: 'Persona anterior',
    next: 'Persona siguiente',
    place: (name, place, all) => `${name}: ${digits(place)} de ${digits(all)}`,
    ofDraft: 'Ver el borrador',
    action: 'Vista previa',
    error: 'Fallo de la vista previa',
    mailFailed: 'No se ha podido crear la vista previa del correo',
  },
  test: {
    onlySaved: 'Una prueba muestra la versión guardada, no tus últimos cambios.',
    to: 'Enviar una prueba a',
    action: 'Enviar prueba',
    pending: 'Enviando la prueba…',
    sent: (email) => `Prueba enviada a ${email}`,
    sentUnmatched: (email) => `Prueba enviada a ${email}. No estás en esta ronda.`,
    failed: 'No se ha podido enviar la prueba',
  },
}

export const linking: Words['newsletters']['linking'] = {
  label: 'Emparejamiento vinculado',
  hint: 'Para ver los emparejamientos hace falta una sesión de administración.',
  none: 'Ningún emparejamiento vinculado',
  noneThere: 'No hay emparejamientos',
  failed: (reason) => `No se han podido cargar los emparejamientos: ${reason}`,
  notSignedIn: 'Hace falta iniciar sesión',
  ownMonth: (month) => `${month}, el mes de este boletín`,
  option: (group, count) => `${group} (${pairs(count)})`,
  mailedOption: (group, count, day) => `${group} (${pairs(count)}, con envío el ${day})`,
  alsoFor: 'También para',
  alsoForHint: (whom) => `${whom}. Cada grupo tiene su propio envío y su propio registro.`,
  people,
  peopleMailed: (count, day) => `${people(count)}, con envío el ${day}`,
  forWhom: (groups, count) => `${groups}: ${people(count)}`,
}

const critical = (count: number) =>
  plural(count, { one: '# problema grave', many: '# de problemas graves', other: '# problemas graves' })

export const validation: Words['newsletters']['validation'] = {
  action: 'Comprobar encuentros',
  pending: 'Comprobando…',
  failed: 'No se ha podido comprobar el boletín',
  error: 'Fallo de la comprobación',
  chooseFirst: { title: 'Falta algo', text: 'Elige primero un archivo de emparejamiento' },
  result: 'Resultado de la comprobación',
  levels: {
    valid: 'Todo en orden',
    warning: 'En orden, con avisos',
    error: 'La comprobación ha encontrado problemas',
  },
  criticalCount: critical,
  criticalSentence: (count) => `${critical(count)}.`,
  missingMatches: (found) => `Encuentros que faltan: ${found.join('; ')}.`,
  missingMatchesAndMore: (found, more) =>
    `Encuentros que faltan: ${found.join('; ')}; y ${digits(more)} más.`,
  what: (title, month, pairings) => `${title} (${month}) con ${pairings}`,
  pairing: (name, group) => `${name} (${group})`,
  figures: {
    people: 'Personas',
    matched: 'Con encuentro',
    unmatched: 'Sin encuentro',
    invalid: 'Encuentros no válidos',
    rate: 'Tasa de acierto',
  },
  dangers: 'Probablemente un error',
  critical: 'Problemas graves',
  missing: 'Encuentros que faltan',
  issues: (title, count) => `${title} (${digits(count)})`,
  more: (count) => `y ${digits(count)} más`,
}
