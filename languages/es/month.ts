import { formatsOf } from '../../shared/languages/formats'
import type { ServerWords } from '../words'
import { reasons } from './reasons'

const { digits, itemised, listed, monthName, plural } = formatsOf('es')

const some = (names: string[], more: number) =>
  more === 0 ? itemised(names) : `${itemised(names)} y ${digits(more)} más`
const quoted = (name: string) => `«${name}»`
/** The first names, and how many more there are. */
export const someQuoted = (names: string[], more: number) => some(names.map(quoted), more)
const pairs = (count: number) => plural(count, { one: '# pareja', many: '# de parejas', other: '# parejas' })
const persons = (count: number) =>
  plural(count, { one: '# persona', many: '# de personas', other: '# personas' })
const groupsOf = (count: number) => plural(count, { one: '# grupo', many: '# de grupos', other: '# grupos' })

export const month: ServerWords['month'] = {
  notYet: 'Aún no',
  of: (done, all) => `${digits(done)} de ${digits(all)}`,
  people: {
    ready: persons,
    reasons,
    aside: (parts) => `${itemised(parts)}.`,
    nobodyAside: 'Nadie queda aparte.',
    tooFew: (minimum) =>
      `Hacen falta al menos ${persons(minimum)} con sesión iniciada, con perfil y que participen.`,
    bring: 'Importar personas',
    see: 'Ver las personas',
  },
  pairing: {
    pairs: (count, threes) => {
      if (threes === 0) return pairs(count)
      if (count === 1) return `${pairs(count)}, de tres`
      return `${pairs(count)}, ${threes === 1 ? 'una' : digits(threes)} de tres`
    },
    tables: (count) => plural(count, { one: '# mesa', many: '# de mesas', other: '# mesas' }),
    gone: (count) =>
      `${plural(count, { one: '# persona se ha ido', many: '# de personas se han ido', other: '# personas se han ido' })} desde que se hizo la ronda.`,
    groups: (count, leftOut) =>
      leftOut === 0
        ? `${groupsOf(count)}, nadie se queda fuera.`
        : `${groupsOf(count)}, ${plural(leftOut, { one: '# persona se queda fuera', many: '# de personas se quedan fuera', other: '# personas se quedan fuera' })}.`,
    ofGroups: (done, all) => `${digits(done)} de ${groupsOf(all)}`,
    unseen: (months, count) =>
      `Los encuentros de ${listed(months.map(monthName))} no se enviaron nunca: ${plural(count, { one: '# pareja no los ha visto', many: '# de parejas no los han visto', other: '# parejas no los han visto' })}.`,
    completes: (names, more, now) =>
      `Esto termina ${someQuoted(names, more)}, y empareja para ${monthName(now)} a quienes pueden participar.`,
    completeAndBegin: (months, now) =>
      `Terminar ${listed(months.map(monthName))} y empezar ${monthName(now)}`,
    tooSmall: 'Ningún grupo tiene aún bastantes personas.',
    left: (groups, more) => `Aún por emparejar: ${some(groups, more)}.`,
    trial: 'Un ensayo muestra quién se vería con quién antes de guardar nada.',
    pairGroups: 'Emparejar todos los grupos',
    generate: 'Generar el emparejamiento',
  },
  newsletter: {
    title: quoted,
    figures: { notLinked: 'Sin vincular', none: 'Aún no hay', draft: 'Borrador', approved: 'Aprobado' },
    linked: (title, round) => `${quoted(title)} está vinculado a ${round}. Léelo y apruébalo.`,
    approve: 'Leer y aprobar',
    unlinked: (title, round) => `${quoted(title)} no tiene emparejamiento. Vincúlalo a ${round}.`,
    link: 'Vincular',
    noneForGroups: (groups) =>
      `Aún no hay boletín para ${groupsOf(groups)}. Puede haber uno para todos; elige un grupo para escribirle uno propio.`,
    createForGroups: (groups) => `Crear uno para ${groupsOf(groups)}`,
    none: (round) =>
      `Aún no hay boletín para ${round}. Uno nuevo empieza con un estado de ánimo, una cita y consejos.`,
    orLink: (title) => `O vincula también ${quoted(title)}.`,
    create: 'Crear boletín',
  },
  sending: {
    failed: (mails) =>
      `${plural(mails, { one: '# correo no se ha podido enviar', many: '# de correos no se han podido enviar', other: '# correos no se han podido enviar' })}.`,
    unknown: (mails) =>
      `De ${plural(mails, { one: '# correo', many: '# de correos', other: '# correos' })} no se sabe si llegó a su destino: consulta los registros de envío.`,
    paused: 'El envío está en pausa.',
    resume: 'Reanudar',
    underWay: 'Sigue adelante sin esta página.',
    cancelled: (left) =>
      `El envío se canceló; aún ${plural(left, { one: 'puede recibirlo # persona', many: 'pueden recibirlo # de personas', other: 'pueden recibirlo # personas' })} más.`,
    send: 'Enviar',
    sendOthers: (left) => `Enviar al resto (${digits(left)})`,
  },
  meetings: {
    met: (met, all) => `${digits(met)} de ${digits(all)} con café`,
    booked: (matches) =>
      plural(matches, {
        one: '# con hora reservada.',
        many: '# con hora reservada.',
        other: '# con hora reservada.',
      }),
    notMet: (matches) => `${digits(matches)} sin café.`,
    silent: (matches) =>
      plural(matches, { one: '# sin respuesta.', many: '# sin respuesta.', other: '# sin respuesta.' }),
    stranded: (people) => `${persons(people)} sin acompañante.`,
    noneWaits: (people) => `${persons(people)} sin acompañante; aún nadie ha pedido a otra persona.`,
    allWait: (people) =>
      plural(people, {
        one: '# persona está sin acompañante y espera a otra.',
        many: '# de personas están sin acompañante y esperan a otra.',
        other: '# personas están sin acompañante y esperan a otra.',
      }),
    someWait: (people, waiting) =>
      `${persons(people)} sin acompañante; ${plural(waiting, { one: '# espera', many: '# esperan', other: '# esperan' })} a otra.`,
    pair: (waiting) => `Emparejar de nuevo (${digits(waiting)})`,
  },
  completed: {
    done: 'Terminado',
    text: 'Al terminarlo queda como registro; puede empezar el mes siguiente.',
    toCome: (coffees) =>
      plural(coffees, {
        one: 'Aún queda # café reservado.',
        many: 'Aún quedan # cafés reservados.',
        other: 'Aún quedan # cafés reservados.',
      }),
    complete: 'Terminar',
  },
}
