import { formatsOf } from '../../shared/languages/formats'
import type { ServerWords } from '../words'
import { reasons } from './reasons'

const { digits, itemised, listed, monthName, plural } = formatsOf('it')

const some = (names: string[], more: number) =>
  more === 0 ? itemised(names) : `${names.join(', ')} e altri ${digits(more)}`
const quoted = (name: string) => `«${name}»`
/** The first names, and how many more there are. */
export const someQuoted = (names: string[], more: number) => some(names.map(quoted), more)
const pairs = (count: number) => plural(count, { one: '# coppia', many: '# di coppie', other: '# coppie' })
const stranded = (people: number) =>
  plural(people, {
    one: '# persona senza incontro',
    many: '# di persone senza incontro',
    other: '# persone senza incontro',
  })
const groupsOf = (count: number) => plural(count, { one: '# gruppo', many: '# di gruppi', other: '# gruppi' })

export const month: ServerWords['month'] = {
  notYet: 'Non ancora',
  of: (done, all) => `${digits(done)} di ${digits(all)}`,
  people: {
    ready: (count) =>
      plural(count, { one: '# persona pronta', many: '# di persone pronte', other: '# persone pronte' }),
    reasons,
    aside: (parts) => `${itemised(parts)}.`,
    nobodyAside: 'Nessuno è escluso.',
    tooFew: (minimum) =>
      `Per un giro servono almeno ${digits(minimum)} persone che abbiano fatto l’accesso, abbiano un profilo e partecipino.`,
    bring: 'Importa persone',
    invite: 'Invita persone',
    see: 'Vedi le persone',
  },
  pairing: {
    pairs: (count, threes) => {
      if (threes === 0) return pairs(count)
      if (count === 1) return `${pairs(count)}, in tre`
      return `${pairs(count)}, di cui ${threes === 1 ? 'una' : digits(threes)} in tre`
    },
    tables: (count) => plural(count, { one: '# tavolo', many: '# di tavoli', other: '# tavoli' }),
    gone: (count) =>
      `Da quando è stato fatto il giro ${plural(count, { one: 'è andata via # persona', many: 'sono andate via # di persone', other: 'sono andate via # persone' })}.`,
    groups: (count, leftOut) =>
      leftOut === 0
        ? `${groupsOf(count)}, nessuno resta fuori.`
        : `${groupsOf(count)}, ${plural(leftOut, { one: '# persona resta fuori', many: '# di persone restano fuori', other: '# persone restano fuori' })}.`,
    ofGroups: (done, all) => `${digits(done)} di ${groupsOf(all)}`,
    unseen: (months, count) =>
      `Gli incontri di ${listed(months.map(monthName))} non sono mai partiti: ${plural(count, { one: '# coppia non li ha visti', many: '# di coppie non li hanno visti', other: '# coppie non li hanno visti' })}.`,
    completes: (names, more, now) =>
      `Così si conclude ${someQuoted(names, more)}, e si abbina chi è pronto per ${monthName(now)}.`,
    completeAndBegin: (months, now) => `Concludi ${listed(months.map(monthName))} e inizia ${monthName(now)}`,
    tooSmall: 'Nessun gruppo ha ancora abbastanza persone.',
    left: (groups, more) => `Ancora da abbinare: ${some(groups, more)}.`,
    trial: 'Prima vedi una prova. Finché non confermi, non si salva niente.',
    pairGroups: 'Abbina tutti i gruppi',
    generate: 'Genera l’abbinamento',
  },
  newsletter: {
    title: quoted,
    figures: { notLinked: 'Non collegata', none: 'Ancora nessuna', draft: 'Bozza', approved: 'Approvata' },
    unapproved: (title) => `Leggi ${quoted(title)}, poi approvala.`,
    approve: 'Leggi e approva',
    unlinked: (title, round) => `Collega ${quoted(title)} a ${round}.`,
    link: 'Collegala',
    noneForGroups: (groups) =>
      `Ancora nessuna newsletter. Scrivine una per ${groups === 2 ? 'entrambi i gruppi' : `tutti i ${groupsOf(groups)}`}.`,
    createForGroups: (groups) => `Creane una per ${groupsOf(groups)}`,
    none: (round) =>
      `Ancora nessuna newsletter per ${round}. Una nuova inizia con un’atmosfera, una citazione e dei consigli.`,
    orLink: (title) => `Oppure collega anche ${quoted(title)}.`,
    create: 'Crea newsletter',
  },
  sending: {
    failed: (mails) =>
      plural(mails, {
        one: 'L’invio di # e-mail non è riuscito.',
        many: 'L’invio di # di e-mail non è riuscito.',
        other: 'L’invio di # e-mail non è riuscito.',
      }),
    unknown: (mails) =>
      plural(mails, {
        one: '# e-mail potrebbe non essere arrivata: vedi i registri degli invii.',
        many: '# di e-mail potrebbero non essere arrivate: vedi i registri degli invii.',
        other: '# e-mail potrebbero non essere arrivate: vedi i registri degli invii.',
      }),
    paused: 'L’invio è in pausa.',
    resume: 'Riprendi',
    underWay: 'Puoi chiudere questa pagina: l’invio continua.',
    cancelled: (left) =>
      plural(left, {
        one: 'L’invio è stato annullato; # persona può ancora riceverla.',
        many: 'L’invio è stato annullato; altre # di persone possono ancora riceverla.',
        other: 'L’invio è stato annullato; le altre # possono ancora riceverla.',
      }),
    send: 'Invia',
    sendOthers: (left) =>
      plural(left, { one: 'Invia a # altra', many: 'Invia alle altre #', other: 'Invia alle altre #' }),
  },
  meetings: {
    met: (met, all) => `${digits(met)} di ${digits(all)} si sono visti`,
    booked: (matches) => `Prenotati: ${digits(matches)}.`,
    notMet: (matches) => `Saltati: ${digits(matches)}.`,
    silent: (matches) => `Senza risposta: ${digits(matches)}.`,
    stranded: (people) => `${stranded(people)}.`,
    noneWaits: (people) => `${stranded(people)}; nessuno ha ancora chiesto un’altra persona.`,
    allWait: (people) =>
      plural(people, {
        one: '# persona è senza incontro e ne aspetta un’altra.',
        many: '# di persone sono senza incontro e ne aspettano un’altra.',
        other: '# persone sono senza incontro e ne aspettano un’altra.',
      }),
    someWait: (people, waiting) =>
      `${stranded(people)}; ${plural(waiting, { one: '# ne aspetta un’altra', many: '# ne aspettano un’altra', other: '# ne aspettano un’altra' })}.`,
    pair: (waiting) => `Abbina chi aspetta (${digits(waiting)})`,
  },
  completed: {
    done: 'Concluso',
    text: 'Chiude il mese e lo archivia.',
    toCome: (coffees) =>
      plural(coffees, {
        one: 'C’è ancora # caffè prenotato.',
        many: 'Ci sono ancora # di caffè prenotati.',
        other: 'Ci sono ancora # caffè prenotati.',
      }),
    complete: 'Concludi',
    allFull: 'Tutte le tazze sono piene: il mese è concluso.',
    allFullOfRound: 'Tutte le tazze sono piene: il giro è concluso.',
    next: (day) => `Prossimo giro: ${day}.`,
    nextFrom: (day) => `Prossimo giro: non ancora annunciato. Primo giorno possibile: ${day}.`,
  },
}
