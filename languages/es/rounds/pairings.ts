import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('es')

const people = (count: number) =>
  plural(count, { one: '# persona', many: '# de personas', other: '# personas' })
const matches = (count: number) =>
  plural(count, { one: '# encuentro', many: '# de encuentros', other: '# encuentros' })
const pairs = (count: number) => plural(count, { one: '# pareja', many: '# de parejas', other: '# parejas' })
const had = (count: number) =>
  plural(count, {
    one: '# de estas personas ya tiene encuentro',
    many: '# de estas personas ya tienen encuentro',
    other: '# de estas personas ya tienen encuentro',
  })
const made = (count: number) =>
  plural(count, { one: '# pareja formada', many: '# de parejas formadas', other: '# parejas formadas' })
const another = 'Un segundo emparejamiento les da otro.'

export const pairings: Words['rounds']['pairings'] = {
  companyWide: 'Todas las personas',
  companyWideChoice: 'Toda la empresa',
  failed: 'No se han podido cargar los emparejamientos',
  matches,
  leftOut: (count) =>
    plural(count, {
      one: '# persona sin encuentro',
      many: '# de personas sin encuentro',
      other: '# personas sin encuentro',
    }),
  actions: {
    title: 'Acciones de administración',
    generate: 'Emparejar este mes',
    view: (count) => `Parejas actuales (${digits(count)})`,
    sync: 'Sincronizar el personal',
    syncFailed: 'No se ha podido sincronizar el personal',
  },
  announce: {
    ask: {
      action: 'Preguntar quién se apunta',
      title: 'Preguntar quién se apunta',
      text: 'Todos reciben un correo con el botón «Me apunto». Solo participa quien lo pulsa.',
      now: (count) => `Preguntar ahora a ${people(count)}`,
      all: 'Ya se ha preguntado a todos.',
      failed: 'No se ha podido preguntar a nadie.',
    },
    action: 'Anunciar la ronda',
    title: 'Anunciar la ronda',
    company:
      'Todas las personas que participan reciben un correo, con la fecha y un botón para saltarse esta ronda.',
    group: (name) =>
      `Todas las personas de ${name} que participan reciben un correo, con la fecha y un botón para saltarse esta ronda.`,
    date: 'Fecha de la ronda',
    tell: (count) => `Avisar a ${people(count)}`,
    tellThem: 'Avisar',
    pending: 'Anunciando…',
    failed: 'No se ha podido anunciar la ronda.',
    countFailed: 'No se han podido contar las personas',
    allTold: 'Ya se ha avisado a todas las personas de esta ronda.',
    tooFew: 'Participan muy pocas personas para una ronda.',
    told: (count) =>
      plural(count, {
        one: '# persona ya tiene el aviso, y no recibe un segundo correo.',
        many: '# de personas ya tienen el aviso, y no reciben un segundo correo.',
        other: '# personas ya tienen el aviso, y no reciben un segundo correo.',
      }),
  },
  eligibility: {
    asked: (asked, yes, silent) =>
      `Preguntados: ${digits(asked)} · Apuntados: ${digits(yes)} · Sin respuesta: ${digits(silent)}`,
    title: 'Quién puede participar',
    failed: 'No se ha podido comprobar quién puede participar',
    total: 'Total de personas',
    ready: 'Pueden participar',
    excluded: 'Excluidas',
    why: '¿Por qué?',
    meetsNobody:
      'Ayudarían más gente en su grupo, una preferencia abierta o menos meses antes de volver a verse.',
    noGroup:
      'Quienes no tienen grupo de dominios solo entran en las rondas de toda la empresa. Con un grupo, entran también en las suyas.',
    minimum: 'Mínimo de personas',
    met: (required) => `Se alcanza (hacen falta ${digits(required)})`,
    notMet: (required) => `No se alcanza (hacen falta ${digits(required)})`,
    evenNumbers: 'Número par',
    yes: 'Sí',
    no: 'No',
    even: (count) => `${digits(count)} es par`,
    odd: (count) => `${digits(count)} es impar`,
  },
  figures: {
    pairs: 'Parejas',
    tables: 'Mesas',
    across: 'Entre departamentos',
    metBefore: 'Ya se conocían',
    threes: 'De tres',
    leftOut: 'Sin encuentro',
    uneasy: {
      withoutTime: (count) =>
        plural(count, {
          one: '# mesa no tiene ninguna media hora que le venga bien a todo el mundo.',
          many: '# de mesas no tienen ninguna media hora que le venga bien a todo el mundo.',
          other: '# mesas no tienen ninguna media hora que le venga bien a todo el mundo.',
        }),
      otherSizes: (count) =>
        plural(count, {
          one: '# mesa es más grande o más pequeña de lo elegido.',
          many: '# de mesas son más grandes o más pequeñas de lo elegido.',
          other: '# mesas son más grandes o más pequeñas de lo elegido.',
        }),
      mixed: (count) =>
        plural(count, {
          one: '# mesa reúne a personas de varios grupos.',
          many: '# de mesas reúnen a personas de varios grupos.',
          other: '# mesas reúnen a personas de varios grupos.',
        }),
    },
  },
  round: {
    generate: 'Emparejar esta ronda',
    none: 'Elige a quién emparejar en «Acciones de administración» y genera los emparejamientos de la ronda.',
    paired: {
      title: 'Ya con encuentro en esta ronda',
      text: (count) => `${had(count)} en un emparejamiento terminado de esta ronda. ${another}`,
      textTold: (count, day) =>
        `${had(count)} en un emparejamiento terminado de esta ronda, y un boletín lo dijo el ${day}. ${another}`,
    },
  },
  generate: {
    title: 'Emparejar este mes',
    text: (name) => `Un ensayo para ${name}. No se guarda nada ni se avisa a nadie hasta que confirmes.`,
    looking: 'Buscando el mejor emparejamiento…',
    impossible: 'Ahora no se puede emparejar',
    generate: (count) => `Generar ${pairs(count)}`,
    generateTables: (count) =>
      plural(count, { one: 'Generar # mesa', many: 'Generar # de mesas', other: 'Generar # mesas' }),
    again: (count) => `Emparejar otra vez a ${people(count)}`,
    pending: 'Generando…',
    failed: 'No se han podido generar los emparejamientos',
    done: (count, name) => `${made(count)} para ${name}`,
    doneAndLinked: (count, name, newsletter) => `${made(count)} para ${name}, en el boletín «${newsletter}»`,
    paired: {
      title: 'Ya con encuentro este mes',
      text: (count) => `${had(count)} en un emparejamiento terminado de este mes. ${another}`,
      textTold: (count, day) =>
        `${had(count)} en un emparejamiento terminado de este mes, y un boletín lo dijo el ${day}. ${another}`,
      tick: (count) => `Emparejar otra vez a ${people(count)}, con alguien distinto`,
    },
    leftOut: 'Sin encuentro esta vez',
    completes: 'Un emparejamiento terminado no se puede volver a abrir.',
    unseen: {
      title: 'Nadie ha visto estos encuentros',
      tick: 'Terminarlos aunque no se enviaron nunca',
    },
    nextByItself: (day) => `La siguiente ronda empieza sola el ${day}.`,
    shown: {
      'at-once': 'La gente ve enseguida su encuentro en su página.',
      'with-newsletter':
        'La gente ve su encuentro cuando sale el boletín, o cuando pulsas «Mostrar ya los encuentros».',
    },
  },
  pairGroups: {
    title: '¿Crear emparejamientos para todos los grupos?',
    confirm: (label) => `¿${label}?`,
    text: 'Un ensayo para cada grupo de dominios con personas suficientes. No se guarda nada ni se avisa a nadie hasta que confirmes.',
    looking: 'Buscando los mejores emparejamientos…',
    create: 'Crear emparejamientos',
    pending: 'Creando…',
    failed: 'No se han podido crear los emparejamientos',
    warning: 'Aviso',
    first: (shown) =>
      `Aquí están las primeras ${digits(shown)}. Cada emparejamiento muestra a todas las personas sin encuentro.`,
    skipped: (groups) =>
      plural(groups, { one: '# grupo omitido', many: '# de grupos omitidos', other: '# grupos omitidos' }),
  },
  current: {
    title: 'Emparejamientos actuales',
    none: 'No hay emparejamientos actuales',
    noneText: 'Elige a quién emparejar en «Acciones de administración» y genera los emparejamientos del mes.',
    hidden: 'Aún sin mostrar',
    complete: 'Terminar',
    completeThis: (name) => `Terminar el emparejamiento ${name}`,
    view: 'Ver los encuentros',
    leftOut: 'Quién se queda sin encuentro, y por qué',
    removeThis: (name) => `¿Eliminar «${name}»?`,
    removeSeen: (count) =>
      `${plural(count, { one: 'Su encuentro desaparece', many: 'Sus # de encuentros desaparecen', other: 'Sus # encuentros desaparecen' })} de todas las páginas. Después puedes generar otro emparejamiento. No se puede deshacer.`,
    removeHidden: (count) =>
      `${plural(count, { one: 'Su encuentro se elimina antes de que nadie lo haya visto', many: 'Sus # de encuentros se eliminan antes de que nadie los haya visto', other: 'Sus # encuentros se eliminan antes de que nadie los haya visto' })}. Después puedes generar otro emparejamiento. No se puede deshacer.`,
    removeConfirm: 'Eliminar el emparejamiento',
    removeFailed: 'No se ha podido eliminar el emparejamiento',
  },
  complete: {
    title: (name) => `¿Terminar «${name}»?`,
    effect: () => 'Cierra la ronda. Los cafés reservados siguen en pie. No se puede volver a abrir.',
    effectHidden: () =>
      'Cierra la ronda. No se puede volver a abrir. La gente ve su encuentro cuando sale el boletín.',
    confirm: 'Terminar el emparejamiento',
    pending: 'Terminando…',
    failed: 'No se han podido terminar los emparejamientos',
  },
  show: {
    action: 'Mostrar ya los encuentros',
    actionOf: (name) => `Mostrar ya los encuentros de ${name}`,
    title: (name) => `¿Mostrar ya los encuentros de «${name}»?`,
    effect: (count) =>
      `${plural(count, { one: '# persona ve', many: '# de personas ven', other: '# personas ven' })} enseguida su encuentro en su página. No se envía ningún correo. No se puede deshacer.`,
    confirm: 'Mostrar los encuentros',
    pending: 'Mostrando…',
    failed: 'No se han podido mostrar los encuentros',
  },
  completed: {
    title: 'Emparejamientos terminados',
    none: 'No hay emparejamientos terminados',
    noneText: 'Cuando se termina un emparejamiento, su archivo aparece aquí para verlo y descargarlo.',
    search: 'Buscar en los emparejamientos terminados',
    searchHint: 'Mes, grupo o nombre del archivo',
    found: (count) =>
      plural(count, {
        one: '# archivo encontrado',
        many: '# de archivos encontrados',
        other: '# archivos encontrados',
      }),
    view: 'Ver',
    viewThis: (name) => `Ver ${name}`,
    download: 'Descargar',
    sureToRemove: (name) =>
      `¿Seguro que quieres eliminar el archivo de emparejamiento «${name}»? No se puede deshacer.`,
    removeFailed: 'No se ha podido eliminar el archivo de emparejamiento',
  },
  list: {
    summary: (rounds, all) =>
      `${plural(rounds, { one: '# emparejamiento', many: '# de emparejamientos', other: '# emparejamientos' })}, ${matches(all)}`,
    pairing: 'Emparejamiento',
    choice: (name, count) => `${name} (${matches(count)})`,
    noneText: 'Genera los emparejamientos del mes para verlos aquí.',
    search: 'Buscar por nombre o correo',
    found: matches,
    nobody: (search) => `Nadie coincide con «${search}».`,
    empty: 'Este emparejamiento no tiene encuentros.',
    label: (name) => `Encuentros de ${name}`,
    rescued: 'rescatado',
    statuses: {
      active: 'activo',
      completed: 'terminado',
      called_off: 'anulado',
      met: 'hubo café',
      missed: 'sin café',
      no_answer: 'sin respuesta',
    },
    host: 'Anfitrión',
    booked: 'reservado',
    answers: {
      pending: 'no ha contestado',
      confirmed: 'dice que hubo café',
      not_confirmed: 'dice que no pudo ser',
    },
    overruled: {
      preference: 'Contra una preferencia',
      'met-lately': 'Se vieron hace poco',
      hours: 'Sin horas en común',
    },
  },
  left: {
    title: 'Quién se queda sin encuentro, y por qué',
    nobody: 'Nadie se queda sin encuentro.',
    search: 'Buscar a personas sin encuentro',
    label: 'Personas sin encuentro, y por qué',
    bring: 'Reunir',
    bringThis: (name) => `Reunir: ${name}`,
  },
  stranded: {
    nobody: 'Hoy no hay encuentros nuevos',
    looking: 'Buscando…',
    lookFailed: 'No se han podido buscar encuentros nuevos',
    make: (count) =>
      plural(count, {
        one: '¿Formar # pareja más?',
        many: '¿Formar # de parejas más?',
        other: '¿Formar # parejas más?',
      }),
    waiting: (waiting, leftOut) =>
      `${plural(waiting, { one: '# persona espera', many: '# de personas esperan', other: '# personas esperan' })} otro encuentro, y ${plural(leftOut, { one: '# persona se quedó', many: '# de personas se quedaron', other: '# personas se quedaron' })} sin ninguno.`,
    none: 'Hoy no hay ningún encuentro adecuado. Cup of Joe lo intenta de nuevo cada día.',
    effect:
      'Las dos personas de cada pareja reciben enseguida un correo, y sus encuentros anteriores se anulan. No se puede deshacer.',
    confirm: 'Emparejar y avisar',
    pending: 'Emparejando…',
    failed: 'No se han podido formar encuentros nuevos',
    atTables: {
      make: '¿Buscar mesa para quienes esperan?',
      none: 'Hoy no hay ninguna mesa adecuada. Cup of Joe lo intenta de nuevo cada día.',
      more: (tables) =>
        plural(tables, { one: '# mesa nueva.', many: '# de mesas nuevas.', other: '# mesas nuevas.' }),
      effect:
        'Todas las personas de estas mesas reciben enseguida un correo, y se anulan los encuentros anteriores de quienes reciben un sitio. No se puede deshacer.',
      confirm: 'Sentar y avisar',
    },
  },
  sync: {
    pending: 'Sincronizando…',
    title: 'Sincronización del personal',
    summary: (updated, created, unchanged) =>
      `Actualizadas: ${digits(updated)}; creadas: ${digits(created)}; sin cambios: ${digits(unchanged)}.`,
    skipped: (lines) =>
      plural(lines, { one: '# línea omitida', many: '# de líneas omitidas', other: '# líneas omitidas' }),
    caption: 'Líneas del archivo de personal que se han omitido',
    line: 'Línea',
    wrong: 'Qué falla',
  },
}
