import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('es')

const steps = (count: number) => plural(count, { one: '# paso', many: '# de pasos', other: '# pasos' })

export const thisMonth: Words['rounds']['thisMonth'] = {
  restored: {
    title: (at, made) => `Restaurado el ${at} desde la copia de seguridad del ${made}`,
    text: 'Aquí falta todo lo que pasó entre los dos momentos.',
    held: {
      mails: 'Los correos que tocaban entretanto están retenidos: puede que ya se enviaran',
      round: 'Puede que entretanto se hiciera una ronda',
      administrators: 'Las demás cuentas de administración están desactivadas',
      second_factors:
        'Las llaves de acceso, aplicaciones y códigos de recuperación de las demás cuentas de administración están desactivados',
      managers: 'Las personas responsables de grupo están desactivadas',
      api_keys: 'Las claves de API están desactivadas',
      directory_tokens: 'La sincronización con el directorio está desactivada desde la restauración',
      webhooks: 'Los webhooks y canales están desactivados',
    },
    send: 'Enviar',
    noRound: 'No se hizo ninguna ronda',
    turnOn: 'Volver a activar',
    leave: 'Dejarlo así',
    done: 'Tu decisión está guardada.',
    failed: 'No se ha podido guardar tu decisión.',
  },
  title: 'Este mes',
  scope: (month, group) => `${month}, ${group}`,
  failed: 'No se ha podido cargar este mes.',
  steps: {
    people: 'Personas',
    pairing: 'Emparejamiento',
    newsletter: 'Boletín',
    sending: 'Envío',
    meetings: 'Café',
    completed: 'Terminado',
  },
  states: {
    todo: 'más tarde',
    due: 'ahora toca',
    running: 'en marcha',
    done: 'hecho',
    problem: 'requiere atención',
  },
  details: {
    todo: 'Le toca cuando estén llenas las tazas anteriores.',
    due: 'Esto es lo siguiente.',
    running: 'Está en marcha.',
    done: 'Hecho.',
    problem: 'Esto requiere atención.',
  },
  afterStep: (state) => `: ${state}`,
  stepAndState: (step, state) => `${step}: ${state}`,
  allDone: 'Todos los pasos del mes están hechos.',
  round: {
    title: 'Esta ronda',
    allDone: 'Todos los pasos de la ronda están hechos.',
  },
  mails: 'Correos',
  behind: {
    mails: 'Ver los correos',
    people: 'Ver las personas',
    pairs: 'Ver las parejas',
    answers: 'Ver las respuestas',
    open: (newsletter) => `Abrir «${newsletter}»`,
  },
  /** People whom the directory brought back under new ids. */
  returns: {
    question: (people) =>
      `${plural(people, { one: '# persona ha vuelto con un identificador nuevo.', many: '# personas han vuelto con identificadores nuevos.', other: '# personas han vuelto con identificadores nuevos.' })} ¿Son las mismas u otras?`,
    text: (day) =>
      `Desde el ${day}, el directorio de la empresa las ha quitado y ha añadido personas con las mismas direcciones. Pasa cuando cambia el directorio o cuando una dirección pasa a otra persona. Hasta que respondas, estas cuentas no están en ninguna ronda ni reciben correos.`,
    same: {
      action: 'Las mismas',
      title: (people) =>
        `¿${plural(people, { one: 'Es # persona la misma', many: 'Son # de personas las mismas', other: 'Son # personas las mismas' })}?`,
      effect: (people) =>
        `${plural(people, { one: '# cuenta sigue como estaba, con su historial, sus bloqueos y su baja', many: '# de cuentas siguen como estaban, con su historial, sus bloqueos y sus bajas', other: '# cuentas siguen como estaban, con su historial, sus bloqueos y sus bajas' })}. Las cuentas más recientes se eliminan; un perfil creado en ellas sustituye al anterior.`,
    },
    other: {
      action: 'Otras',
      title: (people) =>
        `¿${plural(people, { one: 'Es # persona nueva', many: 'Son # de personas nuevas', other: 'Son # personas nuevas' })}?`,
      effect: (people) =>
        `${plural(people, { one: '# cuenta anterior se elimina para siempre', many: '# cuentas anteriores se eliminan para siempre', other: '# cuentas anteriores se eliminan para siempre' })}: perfil, bloqueos, baja y correos. En el historial de las demás personas aparece «Excolega». Las personas nuevas empiezan de cero. No se puede deshacer.`,
    },
    number: (people) => `Escribe ${people} para confirmar`,
    otherNumber: 'Escribe el número de personas',
    pending: 'Guardando…',
    failed: 'No se ha podido guardar la respuesta',
  },
  create: {
    pending: 'Creando…',
    linked: (title, pairings) => `«${title}» es un borrador, vinculado a ${pairings.join(', ')}.`,
    draft: (title) => `«${title}» es un borrador con contenido inicial.`,
    failed: 'No se ha podido crear el borrador del boletín',
  },
  resume: {
    pending: 'Reanudando…',
    done: 'El envío se ha reanudado.',
    failed: 'No se ha podido reanudar el envío',
  },
  sending: 'Enviando…',
}

export const wholeMonth: Words['rounds']['wholeMonth'] = {
  title: 'Recorrer todo el mes',
  made: 'Ver el resultado',
  run: 'Empezar',
  goOn: 'Seguir',
  pending: 'En marcha…',
  text: (scope = 'todo el mundo') =>
    `Lo que la administración hace una vez al mes, con ${scope}: emparejar a quienes pueden participar, escribir el boletín, aprobarlo y enviarlo. Todos los correos van a la bandeja de salida; ninguno sale de esta máquina.`,
  round: {
    title: 'Recorrer toda la ronda',
    made: 'Ver el resultado',
    text: (scope = 'todo el mundo') =>
      `Lo que la administración hace una vez por ronda, con ${scope}: emparejar a quienes pueden participar, escribir el boletín, aprobarlo y enviarlo. Todos los correos van a la bandeja de salida; ninguno sale de esta máquina.`,
  },
  noChange: 'Este paso no ha cambiado nada.',
  failed: 'Este paso ha fallado.',
  sent: 'Todos los correos están en la bandeja de salida.',
  result: {
    failed: 'No se han podido cargar los emparejamientos.',
    somebody: 'una persona',
    proof: 'La demostración',
    proofFailed: 'No se ha podido cargar la demostración.',
    mailTo: (name) => `El correo para ${name}`,
    mail: (name) => `Correo para ${name}`,
    mailFailed: 'No se ha podido cargar el correo.',
    outbox: 'Abrir la bandeja de salida',
    pageOf: (name) => `La página de ${name}`,
    pageFailed: 'No se ha podido cargar la página.',
    be: (name, path, email) => [
      `Para iniciar sesión como ${name ?? 'esa persona'}, abre `,
      path,
      ' en una ventana privada y escribe ',
      email,
      '.',
    ],
  },
}

export const cycle: Words['rounds']['cycle'] = {
  title: 'Ciclo automático',
  next: (moment) => `Próxima ejecución: ${moment}`,
  off: 'Desactivado: cada mes se hace a mano. Se activa en Herramientas, Programa.',
  look: 'Actualizar',
  looking: 'Actualizando…',
  failed: 'No se han podido cargar las ejecuciones.',
  none: 'Aún no hay ejecuciones.',
  attention: 'Requiere atención',
  running: 'En marcha',
  steps: (run) => `Pasos de la ejecución del ${run}`,
  columns: { step: 'Paso', state: 'Estado', when: 'Cuándo', tries: 'Intentos', result: 'Resultado' },
  states: {
    waiting: 'En espera',
    committing: 'Enviándose',
    done: 'Hecho',
    skipped: 'Omitido',
    failed: 'Fallido',
    unknown: 'Incierto',
    again: 'Reintentando',
  },
  nextTry: (moment) => `Próximo intento: ${moment}`,
  isNext: 'Ahora toca',
  afterOthers: 'Después de los demás',
  now: 'Ahora',
  inAll: steps,
  finished: (done, all) => `Acabado: ${digits(done)} de ${steps(all)}`,
  someFailed: (run, failed) =>
    `${run}: ${plural(failed, { one: 'ha fallado # paso', many: 'han fallado # de pasos', other: 'han fallado # pasos' })}`,
}

export const feedback: Words['rounds']['feedback'] = {
  title: 'Opiniones',
  month: 'Mes',
  people: 'Personas',
  failed: 'No se han podido cargar las opiniones.',
  tooFew: {
    title: 'Se muestran a partir de cinco',
    group:
      'De este grupo aún no hay cinco respuestas que se puedan mostrar juntas. Las cinco primeras de un mes pueden contar solo para toda la empresa.',
    company: 'Aún no hay cinco respuestas que se puedan mostrar juntas.',
  },
  given: (mean, small, answers) => [mean, ' ', small(`de 5 granos; respuestas: ${digits(answers)}`)],
  lines: 'Lo que ha escrito la gente',
}

export const counters: Words['rounds']['counters'] = {
  title: 'Participación',
  failed: 'No se han podido cargar los contadores.',
  total: 'Total de personas',
  active: 'Participan',
  paused: 'En pausa',
  optedOut: 'No participan',
}
