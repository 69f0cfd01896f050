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
    one: '# de estas personas ya está',
    many: '# de estas personas ya están',
    other: '# de estas personas ya están',
  })
const made = (count: number) =>
  plural(count, { one: '# pareja formada', many: '# de parejas formadas', other: '# parejas formadas' })
const another = 'Un segundo emparejamiento les da a otra persona.'

export const pairings: Words['rounds']['pairings'] = {
  companyWide: 'Todas las personas',
  companyWideChoice: 'Toda la empresa',
  failed: 'No se han podido cargar los emparejamientos',
  matches,
  leftOut: (count) =>
    plural(count, {
      one: '# persona se queda fuera',
      many: '# de personas se quedan fuera',
      other: '# personas se quedan fuera',
    }),
  actions: {
    title: 'Acciones de administración',
    generate: 'Emparejar este mes',
    view: (count) => `Parejas actuales (${digits(count)})`,
    sync: 'Sincronizar el personal',
    syncFailed: 'No se ha podido sincronizar el personal',
  },
  announce: {
    action: 'Anunciar la ronda',
    title: 'Anunciar la ronda',
    company:
      'Todas las personas de la empresa que participarían reciben un correo, con la fecha y un botón para saltarse esta ronda.',
    group: (name) =>
      `Todas las personas de ${name} que participarían reciben un correo, con la fecha y un botón para saltarse esta ronda.`,
    date: 'Fecha del emparejamiento',
    tell: (count) => `Avisar a ${people(count)}`,
    tellThem: 'Avisar',
    pending: 'Anunciando…',
    failed: 'No se ha podido anunciar la ronda.',
    countFailed: 'No se han podido contar las personas',
    allTold: 'Todas las personas de esta ronda ya tienen el aviso.',
    tooFew: 'En esta ronda participarían demasiado pocas personas.',
    told: (count) =>
      plural(count, {
        one: '# persona ya tiene el aviso, y no recibe un segundo correo.',
        many: '# de personas ya tienen el aviso, y no reciben un segundo correo.',
        other: '# personas ya tienen el aviso, y no reciben un segundo correo.',
      }),
  },
  eligibility: {
    title: 'Quién puede participar',
    failed: 'No se ha podido comprobar quién puede participar',
    total: 'Total de personas',
    ready: 'Por emparejar',
    excluded: 'Fuera',
    why: 'Por qué hay personas fuera',
    meetsNobody:
      'Ayudaría que hubiera más gente en su grupo, una preferencia abierta a todos o menos meses hasta poder repetir.',
    noGroup:
      'Solo un emparejamiento de toda la empresa incluye a quienes no tienen grupo de dominios. Con un grupo, entran también en los emparejamientos por grupos.',
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
    leftOut: 'Se quedan fuera',
  },
  round: {
    generate: 'Emparejar esta ronda',
    none: 'Elige en Acciones a quién emparejar y genera los emparejamientos de la ronda.',
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
    leftOut: 'Esta vez se quedan fuera',
    completes: 'Lo que se termina no se puede volver a abrir.',
    unseen: {
      title: 'Nadie ha visto estos encuentros',
      tick: 'Terminarlos aunque no se enviaron nunca',
    },
    shown: {
      'at-once': 'La gente ve enseguida su encuentro en su página.',
      'with-newsletter':
        'La gente ve su encuentro cuando sale el boletín, o cuando pulsas «Mostrar ya los encuentros».',
    },
  },
  pairGroups: {
    title: '¿Crear emparejamientos para todos los grupos?',
    confirm: (label) => `¿${label}?`,
    text: 'Un ensayo para cada grupo de dominios con bastantes personas. No se guarda nada ni se avisa a nadie hasta que confirmes.',
    looking: 'Buscando los mejores emparejamientos…',
    create: 'Crear emparejamientos',
    pending: 'Creando…',
    failed: 'No se han podido crear los emparejamientos',
    warning: 'Aviso',
    first: (shown) =>
      `Aquí están los primeros (${digits(shown)}). Cada emparejamiento muestra a quién ha dejado fuera.`,
    skipped: (groups) =>
      plural(groups, { one: '# grupo omitido', many: '# de grupos omitidos', other: '# grupos omitidos' }),
  },
  current: {
    title: 'Emparejamientos actuales',
    none: 'No hay emparejamientos actuales',
    noneText:
      'Elige a quién emparejar en las acciones de administración, y genera los emparejamientos del mes.',
    hidden: 'Aún sin mostrar',
    complete: 'Terminar',
    completeThis: (name) => `Terminar el emparejamiento ${name}`,
    view: 'Ver los encuentros',
    viewThis: (name) => `Ver los encuentros de ${name}`,
    leftOut: 'Quién se queda fuera, y la demostración',
    removeThis: (name) => `¿Eliminar «${name}»?`,
    removeSeen: (count) =>
      `${plural(count, { one: 'Su encuentro desaparece', many: 'Sus # de encuentros desaparecen', other: 'Sus # encuentros desaparecen' })} de todas las páginas, y se pueden generar emparejamientos nuevos. No se puede deshacer.`,
    removeHidden: (count) =>
      `${plural(count, { one: 'Su encuentro se elimina', many: 'Sus # de encuentros se eliminan', other: 'Sus # encuentros se eliminan' })} antes de que nadie lo haya visto, y se pueden generar emparejamientos nuevos. No se puede deshacer.`,
    removeConfirm: 'Eliminar el emparejamiento',
    removeFailed: 'No se ha podido eliminar el emparejamiento',
  },
  complete: {
    title: (name) => `¿Terminar «${name}»?`,
    effect: (count) =>
      `Se guarda como archivo terminado, con ${matches(count)}, y se pueden generar emparejamientos nuevos. No se puede volver a abrir.`,
    effectHidden: (count) =>
      `Se guarda como archivo terminado, con ${matches(count)}, y se pueden generar emparejamientos nuevos. No se puede volver a abrir. La gente ve su encuentro cuando sale el boletín.`,
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
    count: (count) =>
      plural(count, {
        one: '# emparejamiento terminado',
        many: '# de emparejamientos terminados',
        other: '# emparejamientos terminados',
      }),
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
    rescued: 'reemparejado',
    statuses: {
      active: 'activo',
      completed: 'terminado',
      called_off: 'anulado',
      met: 'hubo café',
      missed: 'sin café',
      no_answer: 'sin respuesta',
    },
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
    title: 'Quién se queda fuera, y la demostración',
    nobody: 'Ahora no se queda fuera nadie.',
    search: 'Buscar a quienes se quedan fuera',
    label: 'Personas que se quedan fuera, y por qué',
    bring: 'Reunir',
    bringThis: (name) => `Reunir: ${name}`,
  },
  stranded: {
    nobody: 'Hoy no se puede emparejar a nadie',
    looking: 'Buscando…',
    lookFailed: 'No se ha podido averiguar a quién se puede emparejar',
    make: (count) =>
      plural(count, {
        one: '¿Formar # pareja más?',
        many: '¿Formar # de parejas más?',
        other: '¿Formar # parejas más?',
      }),
    waiting: (waiting, leftOut) =>
      `${plural(waiting, { one: '# persona espera', many: '# de personas esperan', other: '# personas esperan' })} a otra, y ${plural(leftOut, { one: '# persona se quedó', many: '# de personas se quedaron', other: '# personas se quedaron' })} fuera.`,
    none: 'No hay dos que se puedan emparejar. Cup of Joe lo intenta de nuevo cada día.',
    effect:
      'Las dos personas de cada pareja reciben enseguida un correo, y sus encuentros anteriores se anulan. No se puede deshacer.',
    confirm: 'Emparejar y avisar',
    pending: 'Emparejando…',
    failed: 'No se ha podido emparejar a quienes están sin acompañante',
    atTables: {
      make: '¿Buscar mesa para quienes esperan?',
      none: 'No hay mesa para nadie. Cup of Joe lo intenta de nuevo cada día.',
      more: (tables) => `Mesas más: ${digits(tables)}.`,
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
