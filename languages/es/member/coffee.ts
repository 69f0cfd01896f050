import { formatsOf } from '../../../shared/languages/formats'
import { inWords } from '../seats'
import type { Words } from '../../words'

const { plural } = formatsOf('es')

const among = (people: number) => (people > 2 ? `, siendo ${inWords(people)}` : '')

export const meetings: Words['member']['meetings'] = {
  range: (from, to) => `${from}–\u2060${to}`,
  slot: (day, range) => `${day}, ${range}`,
  slotAlone: (slot) => `${slot}.`,
  at: (day, time) => `${day}, ${time}`,
  where: (place) => ['Dónde: ', place],
  timesAreOf: (city) => `Las horas son las de ${city}.`,
  timesAreOfAnd: (city, elsewhere) => `Las horas son las de ${city}; ${elsewhere}.`,
  timesAreOfProfile: (city) => `Las horas son las de ${city}, como en tu perfil.`,
  elsewhere: (at, name) => `${at} para ${name}`,
  yours: 'para ti',
  theirs: (at, name) => `${at} para ${name}`,
  suit: (people) => `Horas que os vienen bien${among(people)}`,
  otherTimes: '¿Ninguna te va? Ver otras horas',
  suggestedTimes: 'Volver a las horas propuestas',
  noTime: (reason) => `${reason}. Podéis escribiros para encontrar una hora.`,
  noOtherTime: 'En las próximas cuatro semanas no hay otra hora que os venga bien.',
  otherTimesFailed: 'No se han podido cargar las otras horas.',
  day: 'Día',
  time: 'Hora',
  meetOn: (people, slot) => `Vuestro café de ${inWords(people)}: ${slot}.`,
  planned: (slot) => `Vuestro café estaba previsto: ${slot}.`,
  wasCancelled: (slot) => `Este café se canceló: ${slot}.`,
  suits: (people) =>
    `La hora encaja en vuestros ${inWords(people)} calendarios. Puedes cambiarla o cancelarla.`,
  chose: (name) => `${name} eligió la hora.`,
  youChose: 'Elegiste tú la hora.',
  accepted: (name) => `${name} ha aceptado.`,
  mayCome: (name) => `Quizá venga ${name}.`,
  suggests: (name) => `Este mes propone la hora ${name}.`,
  youSuggest: 'Este mes propones tú la hora.',
  schedule: 'Fijar el café',
  again: 'Otro café',
  move: 'Cambiar',
  book: {
    moveTitle: 'Cambiar la hora del café',
    text: (names, people) =>
      `Veinticinco minutos con ${names}. Elige una hora: os llega la invitación por correo${among(people)}.`,
    book: 'Reservar esta hora',
    move: 'Cambiar a esta hora',
    booked: () => 'Reservado. Os llega una invitación por correo.',
    moved: () => 'Cambiado. Os llega una invitación por correo.',
    failed: 'No se ha podido reservar la hora',
    timesFailed: 'No se han podido cargar las horas.',
    byHand: '¿Prefieres enviarla desde tu calendario?',
    download: 'Descargar la invitación (.ics)',
    entry: {
      title: (names) => `Café: ${names}`,
      text: (starter) => `Vuestro café del mes.\nPara empezar: ${starter}`,
    },
  },
  cancel: {
    title: '¿Cancelar este café?',
    effect: () =>
      'Os llega un aviso por correo, y el café desaparece de los calendarios. Puedes reservar otra hora.',
    confirm: 'Cancelarlo',
    keep: 'Mantenerlo',
    done: () => 'Cancelado. Os llega un aviso por correo.',
    failed: 'No se ha podido cancelar la hora',
  },
}

export const matches: Words['member']['matches'] = {
  description: {
    one: 'Una persona al mes. Aquí está la tuya.',
    two: 'Dos personas este mes. Aquí están.',
    more: 'Este mes, toda una mesa. Aquí está.',
    none: 'Una persona al mes, y todas las que has conocido.',
  },
  current: 'Encuentro actual',
  currentFailed: 'No se ha podido cargar tu encuentro actual.',
  active: 'Activo',
  away: 'No puede venir',
  history: 'Encuentros anteriores',
  historyFailed: 'No se han podido cargar tus encuentros anteriores.',
  noHistory: 'Aún no hay encuentros anteriores',
  noHistoryText: 'Aquí aparecerán los cafés que ya terminaron.',
  search: 'Buscar en los encuentros anteriores',
  completed: 'Terminado',
  calledOff: 'Anulado',
  notSaid: 'No has contestado',
  answers: { confirmed: 'Hubo café', not_confirmed: 'Este mes no pudo ser', pending: 'Pendiente' },
  earlierAnswers: { confirmed: 'Hubo café', not_confirmed: 'No hubo café' },
  didYouMeet: (names) => ['¿Hubo café con ', names, '?'],
  change: 'Cambiar mi respuesta',
  keep: 'Dejarla así',
  answered: 'Tu respuesta está guardada.',
  notAnswered: 'No se ha podido guardar tu respuesta',
  takenBack: { title: 'Deshecho', text: 'Tu respuesta vuelve a estar abierta.' },
  undo: 'Deshacer',
  complete: {
    action: 'Marcar como terminado',
    title: '¿Marcar como terminado?',
    effect: (people) =>
      `Esto dice que el café de ${inWords(people)} tuvo lugar, y cierra el encuentro para ti.`,
    done: 'El café queda marcado como terminado.',
    failed: 'No se ha podido terminar el encuentro',
  },
  sayYouMet: (names) => names.map((name) => `${name || 'La otra persona'} dice que hubo café`).join('. '),
  lines: {
    notAnswered: (name) => `${name} aún no ha contestado.`,
    mayAnswer: (name) => `${name} aún puede decir cómo fue.`,
    metToo: (name) => `${name} dice lo mismo. Salud.`,
    missedToo: (name) => `Para ${name} tampoco pudo ser. Pasa.`,
    bothMet: 'Las dos respuestas dicen que hubo café. Salud.',
    bothMissed: 'Esta vez no pudo ser. Pasa.',
    onlyYouMet: (name) =>
      `Tú recuerdas el café; ${name} dice que no pudo ser. Pasa: un mensaje corto lo aclara.`,
    onlyTheyMet: (name) => `${name} recuerda el café contigo. Pasa: un mensaje corto lo aclara.`,
  },
  met: (people, departments) =>
    `Has conocido a ${plural(people, { one: '# persona', many: '# de personas', other: '# personas' })} de ${plural(departments, { one: '# departamento', many: '# de departamentos', other: '# departamentos' })}`,
  noDepartment: 'Sin departamento',
  formerColleagues: 'Excolegas',
  why: (people) => (people > 2 ? `Por qué este encuentro de ${inWords(people)}` : 'Por qué este encuentro'),
  toBegin: 'Para empezar',
  reveal: { month: (month) => `Tu café de ${month}`, with: 'es con…' },
  changed: {
    title: 'Tu encuentro ha cambiado',
    now: (names) => `Ahora te toca con ${names}.`,
    none: 'Este mes ya no tienes encuentro.',
    seen: 'Entendido',
    failed: 'No se ha podido guardar',
  },
  none: {
    title: 'Sin encuentro ahora mismo',
    next: 'En la próxima ronda del mes te tocará alguien.',
  },
  stranded: {
    text: 'No hace falta esperar al mes que viene.',
    ask: 'Quiero a otra persona',
    failed: 'No se ha podido pedir otra persona',
  },
}

export const feedback: Words['member']['feedback'] = {
  question: '¿Qué tal fue?',
  change: 'Cambiarlo',
  beans: (count) => plural(count, { one: '# grano', many: '# de granos', other: '# granos' }),
  choose: 'Elige de uno a cinco granos',
  line: 'En una línea',
  hint: 'Quienes llevan el programa la leen sin tu nombre, junto con las líneas de al menos otras cuatro personas. La otra persona no la ve.',
  give: (count) => plural(count, { one: 'Dar # grano', many: 'Dar # de granos', other: 'Dar # granos' }),
  giveSome: 'Dar granos',
  notNow: 'Ahora no',
  given: 'Gracias. Se muestra sin tu nombre.',
  failed: 'No se ha podido guardar tu opinión',
}
