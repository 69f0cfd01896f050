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
const stranded = (people: number) =>
  plural(people, {
    one: '# persona ha perdido su encuentro',
    many: '# de personas han perdido su encuentro',
    other: '# personas han perdido su encuentro',
  })
const groupsOf = (count: number) => plural(count, { one: '# grupo', many: '# de grupos', other: '# grupos' })

export const month: ServerWords['month'] = {
  notYet: 'Aún no',
  of: (done, all) => `${digits(done)} de ${digits(all)}`,
  people: {
    ready: persons,
    reasons,
    aside: (parts) => `${itemised(parts)}.`,
    nobodyAside: 'No se excluye a nadie.',
    tooFew: (minimum) =>
      `Una ronda necesita al menos ${persons(minimum)} que hayan iniciado sesión, tengan perfil y participen.`,
    bring: 'Importar personas',
    invite: 'Invitar a personas',
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
        ? `${groupsOf(count)}, nadie sin encuentro.`
        : `${groupsOf(count)}, ${persons(leftOut)} sin encuentro.`,
    ofGroups: (done, all) => `${digits(done)} de ${groupsOf(all)}`,
    unseen: (months, count) =>
      `Los encuentros de ${listed(months.map(monthName))} no se enviaron nunca: ${plural(count, { one: '# pareja no los ha visto', many: '# de parejas no los han visto', other: '# parejas no los han visto' })}.`,
    completes: (names, more, now) =>
      `Esto termina ${someQuoted(names, more)}, y empareja para ${monthName(now)} a quienes pueden participar.`,
    completeAndBegin: (months, now) =>
      `Terminar ${listed(months.map(monthName))} y empezar ${monthName(now)}`,
    tooSmall: 'Ningún grupo tiene aún personas suficientes.',
    left: (groups, more) => `Aún por emparejar: ${some(groups, more)}.`,
    trial: 'Primero ves un ensayo. No se guarda nada hasta que confirmes.',
    pairGroups: 'Emparejar todos los grupos',
    generate: 'Generar el emparejamiento',
  },
  newsletter: {
    title: quoted,
    figures: { notLinked: 'Sin vincular', none: 'Aún no hay', draft: 'Borrador', approved: 'Aprobado' },
    unapproved: (title) => `Lee ${quoted(title)} y apruébalo.`,
    approve: 'Leer y aprobar',
    unlinked: (title, round) => `Vincula ${quoted(title)} a ${round}.`,
    link: 'Vincular',
    noneForGroups: (groups) => `Aún no hay boletín. Escribe uno para los ${groupsOf(groups)}.`,
    createForGroups: (groups) => `Crear uno para ${groupsOf(groups)}`,
    none: (round) =>
      `Aún no hay boletín para ${round}. Uno nuevo trae un estado de ánimo, una cita y consejos.`,
    orLink: (title) => `O vincula también ${quoted(title)}.`,
    create: 'Crear boletín',
  },
  sending: {
    failed: (mails) =>
      `${plural(mails, { one: '# correo no se ha podido enviar', many: '# de correos no se han podido enviar', other: '# correos no se han podido enviar' })}.`,
    unknown: (mails) =>
      `Puede que ${plural(mails, { one: '# correo no haya llegado', many: '# de correos no hayan llegado', other: '# correos no hayan llegado' })}: consulta los registros de envío.`,
    paused: 'El envío está en pausa.',
    resume: 'Reanudar',
    underWay: 'Puedes cerrar esta página: el envío continúa.',
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
      plural(matches, {
        one: '# pareja sin respuesta.',
        many: '# de parejas sin respuesta.',
        other: '# parejas sin respuesta.',
      }),
    stranded: (people) => `${stranded(people)}.`,
    noneWaits: (people) => `${stranded(people)}; aún nadie ha pedido otro.`,
    allWait: (people) =>
      plural(people, {
        one: '# persona ha perdido su encuentro y espera otro.',
        many: '# de personas han perdido su encuentro y esperan otro.',
        other: '# personas han perdido su encuentro y esperan otro.',
      }),
    someWait: (people, waiting) =>
      `${stranded(people)}; ${plural(waiting, { one: '# espera', many: '# esperan', other: '# esperan' })} otro.`,
    pair: (waiting) => `Otro encuentro para ${persons(waiting)}`,
  },
  completed: {
    done: 'Terminado',
    text: 'Cierra el mes y lo archiva.',
    toCome: (coffees) =>
      plural(coffees, {
        one: 'Aún queda # café reservado.',
        many: 'Aún quedan # cafés reservados.',
        other: 'Aún quedan # cafés reservados.',
      }),
    complete: 'Terminar',
    allFull: 'Todas las tazas están llenas: este mes está hecho.',
    allFullOfRound: 'Todas las tazas están llenas: esta ronda está hecha.',
    next: (day) => `Próxima ronda: ${day}.`,
    nextFrom: (day) => `Próxima ronda: aún sin anunciar. Se puede hacer a partir del ${day}.`,
  },
}
