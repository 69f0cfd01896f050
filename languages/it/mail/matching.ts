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
const more = (other = '') => ({
  anywhere: ({ count }: Count) =>
    count === 1
      ? `partecipasse un’altra persona compatibile${other}`
      : `partecipassero altre ${digits(count)} persone compatibili${other}`,
  inside: ({ count, department }: Some) =>
    count === 1
      ? `partecipasse un’altra persona del reparto ${department}${other}, aperta al proprio reparto`
      : `partecipassero altre ${digits(count)} persone del reparto ${department}${other}, aperte al proprio reparto`,
  outside: ({ count, department }: Some) =>
    count === 1
      ? `partecipasse un’altra persona fuori dal reparto ${department}${other}, aperta ad altri reparti`
      : `partecipassero altre ${digits(count)} persone fuori dal reparto ${department}${other}, aperte ad altri reparti`,
})

export const matching: MailWords['matching'] = {
  where: {
    anywhere: 'in questo giro',
    group: ({ group }) => `nel gruppo ${group}`,
    inside: ({ department }) => `nel reparto ${department}`,
    outside: ({ department }) => `fuori dal reparto ${department}`,
  },
  lately: ({ months: some }) => (some === 1 ? 'nell’ultimo mese' : `negli ultimi ${months(some)}`),
  more: { here: more(), elsewhere: more(', di un altro gruppo') },
  meetsNobody: ({ where }) => `Non può incontrare nessuno che partecipi ${where}.`,
  meetsNobodyHelp: 'Aiuterebbero più persone, una preferenza aperta o meno mesi prima di rivedersi.',
  onlyBetweenGroups: 'Gli incontri sono solo tra gruppi diversi.',
  nobodyLeft: 'Non restava nessuno di adatto.',
  odd: 'Stavolta il numero era dispari.',
  fair: 'Tra chi poteva restare fuori al suo posto, nessuno è restato fuori meno spesso finora.',
  scarce: {
    across: ({ people, department, colleagues: some }) =>
      `${colleagues(people)} del reparto ${department} vogliono solo altri reparti; per loro c’è solo: ${some}.`,
    within: ({ people, department, colleagues: some }) =>
      `${colleagues(people)} del reparto ${department} vogliono solo il proprio reparto e questo mese non possono incontrarsi tra loro; per loro c’è solo: ${some}.`,
    open: ({ people, department, colleagues: some }) =>
      `${colleagues(people)} del reparto ${department} sono aperte a chiunque e questo mese non possono incontrarsi tra loro; per loro c’è solo: ${some}.`,
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
        ? `C’è una sola persona compatibile ${where}.`
        : `Ci sono solo ${digits(count)} persone compatibili ${where}.`,
    metMost: ({ lately, count, people, where }) =>
      `C’è già stato un incontro ${lately} con ${digits(count)} delle ${digits(people)} persone possibili ${where}.`,
    takes: ({ size }) => `A un tavolo ci sono almeno ${digits(size)} persone.`,
    across: ({ people, department }) =>
      `${colleagues(people)} del reparto ${department} vogliono solo altri reparti, e non possono esserci così tanti tavoli.`,
    oneGroup: ({ people, group }) =>
      `${colleagues(people)} sono dello stesso gruppo (${group}), e non possono esserci così tanti tavoli.`,
    sizes: ({ people, size, most }) =>
      `${colleagues(people)} non possono avere tutte un posto a tavoli da ${digits(size)} a ${digits(most)}.`,
    more: ({ more: some }) => `Potrebbe esserci un posto a un tavolo se ${some}.`,
    noRule: ({ months: some }) => `Senza la regola di ${months(some)} potrebbe esserci un posto a un tavolo.`,
  },
  takenByWishes: 'Tutte le persone possibili saltano il giro, incontrano qualcun altro o restano separate.',
  leftOutByWish: 'L’amministrazione ha scelto di non includere questa persona nel giro.',
  cannotBePaired: 'Un abbinamento non è più possibile.',
  oneMore: ({ more: one }) => `Ci sarebbe un incontro se ${one}.`,
  withoutWish: 'Senza una di queste richieste forse ci sarebbe un incontro.',
  refused: {
    notHere: 'Qualcuno non fa parte di questo giro.',
    onePerson: ({ name }) => `Per una coppia servono due persone, e ${name} compare due volte.`,
    togetherTwice: ({ name, other, third }) =>
      `${name} può incontrare una sola persona: scegli ${other} o ${third}.`,
    togetherAndOut: ({ name, other }) =>
      `${name} dovrebbe saltare il giro e incontrare ${other}: scegli una delle due cose.`,
    togetherAndApart: ({ name, other }) =>
      `${name} e ${other} dovrebbero incontrarsi e non incontrarsi: scegli una delle due cose.`,
    noRoom: ({ most, people }) =>
      `A un tavolo siedono al massimo ${most} persone, e ${people} dovrebbero sedere insieme.`,
    noTable: ({ name, other }) => `Non resta nessun tavolo a cui ${name} e ${other} possano sedere insieme.`,
    barred: 'Queste due persone non si possono abbinare questo mese.',
    oneGroup: ({ name, other }) =>
      `${name} e ${other} sono dello stesso gruppo, e gli incontri sono solo tra gruppi diversi.`,
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
