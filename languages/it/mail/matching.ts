import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { digits, plural } = formatsOf('it')

interface Department {
  department: string
}
interface Count {
  count: number
}
type Some = Department & Count
const colleagues = (count: number) =>
  plural(count, { one: '# persona', many: '# di persone', other: '# persone' })
const months = (count: number) => plural(count, { one: '# mese', many: '# di mesi', other: '# mesi' })
/** The rule of how long nobody meets again. */
const ruleOf = (count: number) => (count === 1 ? 'la regola di un mese' : `la regola dei ${months(count)}`)
const suitable = (count: number) =>
  count === 1 ? 'un’altra persona compatibile' : `altre ${digits(count)} persone compatibili`
/** Somebody more who would have helped; where groups matter, of another one. */
const more = (other = '') => ({
  anywhere: ({ count }: Count) =>
    count === 1 ? `un’altra persona${other}` : `altre ${digits(count)} persone${other}`,
  inside: ({ count, department }: Some) => `${suitable(count)}${other} nel reparto ${department}`,
  outside: ({ count, department }: Some) => `${suitable(count)}${other} fuori dal reparto ${department}`,
})

export const matching: MailWords['matching'] = {
  where: {
    anywhere: 'in questo giro',
    group: ({ group }) => `nel gruppo ${group}`,
    inside: ({ department }) => `nel reparto ${department}`,
    outside: ({ department }) => `fuori dal reparto ${department}`,
  },
  lately: ({ months: some }) => (some === 1 ? 'nell’ultimo mese' : `negli ultimi ${months(some)}`),
  more: { here: more(), elsewhere: more(' di un altro gruppo') },
  meetsNobody: ({ where }) => `Tra chi è pronto ${where} non c’è nessuno da incontrare.`,
  meetsNobodyHelp: 'Servirebbero più persone, una preferenza aperta o meno mesi prima di rivedersi.',
  onlyBetweenGroups: 'Gli incontri sono solo tra gruppi diversi.',
  nobodyLeft: 'Non restava nessuna persona compatibile.',
  hostLeft: 'Chi ospita non può, e nessun altro aveva un posto.',
  moreGuests: 'C’erano più invitati che posti con chi ospita.',
  moreHosts: 'Servirebbero più persone che ospitano.',
  odd: 'Questa volta il numero era dispari.',
  fair: 'Finora nessun altro è rimasto fuori meno spesso.',
  scarce: {
    across: ({ people, department, colleagues: some }) =>
      `${colleagues(people)} del reparto ${department} vogliono solo altri reparti, e la scelta si limita a ${some}.`,
    within: ({ people, department, colleagues: some }) =>
      `${colleagues(people)} del reparto ${department} vogliono solo il proprio reparto e questo mese non possono incontrarsi tra loro. La scelta si limita a ${some}.`,
    open: ({ people, department, colleagues: some }) =>
      `${colleagues(people)} del reparto ${department} non possono incontrarsi tra loro questo mese. La scelta si limita a ${some}.`,
  },
  colleagues: {
    someAt: ({ count, places: where }) => `${colleagues(count)} (${where})`,
    someIn: ({ department, count }) =>
      count === 1 ? `1 persona nel reparto ${department}` : `${colleagues(count)} nel reparto ${department}`,
    some: ({ count }) => colleagues(count),
  },
  part: {
    at: ({ count, department }) => `${digits(count)} nel reparto ${department}`,
  },
  table: {
    fewPartners: ({ where, count }) =>
      count === 1
        ? `Partecipa una sola persona compatibile ${where}.`
        : `Partecipano solo ${digits(count)} persone compatibili ${where}.`,
    metMost: ({ lately, count, people, where }) =>
      `C’è già stato un incontro ${lately} con ${digits(count)} delle ${digits(people)} persone possibili ${where}.`,
    takes: ({ size }) => `Per un tavolo servono almeno ${digits(size)} persone.`,
    across: ({ people, department }) =>
      `${colleagues(people)} del reparto ${department} vogliono solo altri reparti, e non ci sono abbastanza tavoli.`,
    oneGroup: ({ people, group }) =>
      `${colleagues(people)} sono dello stesso gruppo (${group}), e non ci sono abbastanza tavoli.`,
    sizes: ({ people, size, most }) =>
      `${colleagues(people)} non si possono dividere in tavoli da ${digits(size)} a ${digits(most)}.`,
    more: ({ more: some }) => `Con ${some} potrebbe esserci un tavolo.`,
    noRule: ({ months: some }) => `Senza ${ruleOf(some)} potrebbe esserci un tavolo.`,
  },
  takenByWishes: 'Le richieste per questo giro non lasciano nessuna persona compatibile.',
  leftOutByWish: 'Per questo giro ha deciso così l’amministrazione.',
  cannotBePaired: 'Un incontro non è più possibile.',
  oneMore: ({ more: one }) => `Con ${one} ci sarebbe stato un incontro.`,
  withoutWish: 'Senza una di queste richieste forse ci sarebbe un incontro.',
  refused: {
    notHere: 'Qualcuno non fa parte di questo giro.',
    onePerson: ({ name }) => `Per una coppia servono due persone, e ${name} compare due volte.`,
    togetherTwice: ({ name, other, third }) =>
      `${name} può incontrare una sola persona: scegli ${other} o ${third}.`,
    togetherAndOut: ({ name, other }) =>
      `${name} non può saltare il giro e anche incontrare ${other}: scegli una delle due cose.`,
    togetherAndApart: ({ name, other }) =>
      `${name} e ${other} non possono incontrarsi e anche non incontrarsi: scegli una delle due cose.`,
    noRoom: ({ most, people }) =>
      `A un tavolo siedono al massimo ${most} persone, e qui sarebbero ${people}.`,
    noTable: ({ name, other }) => `Non resta nessun tavolo a cui ${name} e ${other} possano sedere insieme.`,
    barred: 'Queste due persone non si possono abbinare questo mese.',
    oneGroup: ({ name, other }) =>
      `${name} e ${other} sono dello stesso gruppo, e gli incontri sono solo tra gruppi diversi.`,
    twoHosts: ({ name, other }) => `${name} e ${other} ospitano, e a ogni incontro ospita una sola persona.`,
    metLately: ({ name, other, month }) => `Ultimo incontro di ${name} e ${other}: ${month}.`,
    bothAcross: ({ name, other, department }) =>
      `${name} e ${other} volevano solo un altro reparto, e sono nel reparto ${department}.`,
    oneAcross: ({ name, department }) =>
      `${name} voleva solo un altro reparto, e tutte e due le persone sono nel reparto ${department}.`,
    bothWithin: ({ name, other, department, elsewhere }) =>
      `${name} e ${other} volevano solo il proprio reparto: ${name} è nel reparto ${department}, ${other} nel reparto ${elsewhere}.`,
    oneWithin: ({ name, one, department, other, elsewhere }) =>
      `${name} voleva solo il proprio reparto: ${one} è nel reparto ${department}, ${other} nel reparto ${elsewhere}.`,
  },
}
