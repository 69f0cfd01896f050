import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { digits, plural } = formatsOf('it')

interface Department {
  department: string
}
const colleagues = (count: number) =>
  plural(count, { one: '# persona', many: '# di persone', other: '# persone' })

const places = (say: (where: string) => string) => ({
  anywhere: say('in azienda'),
  inside: ({ department }: Department) => say(`nel reparto ${department}`),
  outside: ({ department }: Department) => say(`fuori dal reparto ${department}`),
})
const more = (say: (colleague: string) => string) => ({
  anywhere: say('un’altra persona compatibile'),
  inside: ({ department }: Department) =>
    say(`un’altra persona del reparto ${department}, aperta al proprio reparto,`),
  outside: ({ department }: Department) =>
    say(`un’altra persona fuori dal reparto ${department}, aperta ad altri reparti,`),
})
const all = (count: number, where: string) =>
  `Negli ultimi tre mesi c’è già stato un incontro con tutte le ${digits(count)} persone possibili ${where}.`

export const matching: MailWords['matching'] = {
  noPartner: places((where) => `Non c’è nessuna persona compatibile ${where}.`),
  metOnlyOne: places(
    (where) => `Negli ultimi tre mesi c’è già stato un incontro con l’unica persona possibile ${where}.`,
  ),
  metAll: {
    anywhere: ({ count }) => all(count, 'in azienda'),
    inside: ({ count, department }) => all(count, `nel reparto ${department}`),
    outside: ({ count, department }) => all(count, `fuori dal reparto ${department}`),
  },
  nobodyLeft: 'Non restava nessuno con cui sia possibile un incontro.',
  fair: 'Tra chi poteva restare fuori al suo posto, nessuno è restato fuori meno spesso finora.',
  oddOf: ({ people, department }) =>
    `Le ${colleagues(people)} del reparto ${department} che si possono abbinare sono in numero dispari, quindi una resta fuori.`,
  odd: ({ people }) =>
    `Le ${colleagues(people)} che si possono abbinare sono in numero dispari, quindi una resta fuori.`,
  teamAcross: ({ people, departments }) =>
    `${colleagues(people)} (${departments}) possono incontrarsi solo tra loro, e negli ultimi tre mesi l’hanno già fatto tutte.`,
  teamOf: ({ people, department }) =>
    `${colleagues(people)} del reparto ${department} possono incontrarsi solo tra loro, e negli ultimi tre mesi l’hanno già fatto tutte.`,
  team: ({ people }) =>
    `${colleagues(people)} possono incontrarsi solo tra loro, e negli ultimi tre mesi l’hanno già fatto tutte.`,
  teamFrom: ({ month }) => `Da ${month}, due di loro possono incontrarsi di nuovo.`,
  scarce: {
    across: ({ people, department, colleagues: some }) =>
      `${colleagues(people)} del reparto ${department} vogliono solo altri reparti; per loro c’è solo: ${some}.`,
    within: ({ people, department, colleagues: some }) =>
      `${colleagues(people)} del reparto ${department} vogliono solo il proprio reparto e questo mese non possono incontrarsi tra loro; per loro c’è solo: ${some}.`,
    open: ({ people, department, colleagues: some }) =>
      `${colleagues(people)} del reparto ${department} sono aperte a chiunque e questo mese non possono incontrarsi tra loro; per loro c’è solo: ${some}.`,
  },
  depend: {
    these: ({ people, colleagues: some, who }) =>
      `Per ${colleagues(people)} in tutto c’è solo: ${some}. Si tratta di ${who}.`,
    all: ({ people, colleagues: some }) => `Per ${colleagues(people)} in tutto c’è solo: ${some}.`,
    more: 'Troppe persone dipendono dalle stesse persone per un incontro.',
  },
  colleagues: {
    someAt: ({ count, places: where }) => `${colleagues(count)} (${where})`,
    oneIn: ({ department }) => `1 persona nel reparto ${department}`,
    someIn: ({ count, department }) => `${colleagues(count)} nel reparto ${department}`,
    one: '1 persona',
    some: ({ count }) => colleagues(count),
  },
  part: {
    groupIn: ({ size, department }) => `1 di un gruppo dispari di ${digits(size)} nel reparto ${department}`,
    group: ({ size }) => `1 di un gruppo dispari di ${digits(size)}`,
    oneAcross: ({ department }) => `1 del reparto ${department} (solo altri reparti)`,
    oneWithin: ({ department }) => `1 del reparto ${department} (solo il proprio reparto)`,
    oneOpen: ({ department }) => `1 del reparto ${department} (chiunque)`,
    across: ({ count, department }) => `${digits(count)} del reparto ${department} (solo altri reparti)`,
    within: ({ count, department }) => `${digits(count)} del reparto ${department} (solo il proprio reparto)`,
    open: ({ count, department }) => `${digits(count)} del reparto ${department} (chiunque)`,
    at: ({ count, department }) => `${digits(count)} nel reparto ${department}`,
  },
  takenByWishes: 'Tutte le persone possibili saltano il giro, incontrano qualcun altro o restano separate.',
  leftOutByWish: 'L’amministrazione ha scelto di non includere questa persona nel giro.',
  cannotBePaired: 'Un abbinamento non è più possibile.',
  oneMore: more((colleague) => `Ci sarebbe un incontro se ${colleague} partecipasse.`),
  oneMoreAllowed: places(
    (where) => `Ci sarebbe un incontro se ${where} partecipasse un’altra persona con cui è possibile.`,
  ),
  togetherOrOneMore: more(
    (colleague) =>
      `Potrebbe esserci un incontro se due di loro si incontrassero lo stesso, o se ${colleague} partecipasse.`,
  ),
  noRule: 'Senza la regola dei tre mesi potrebbe esserci un incontro.',
  ruleOfTwoMonths: 'Con una regola di due mesi invece di tre potrebbe esserci un incontro.',
  ruleOfOneMonth: 'Con una regola di un mese invece di tre potrebbe esserci un incontro.',
  withoutWish: 'Senza una di queste richieste forse ci sarebbe un incontro.',
  refused: {
    notHere: ({ name }) => `${name} non fa parte di questo giro.`,
    onePerson: ({ name }) => `Per una coppia servono due persone, e ${name} compare due volte.`,
    togetherTwice: ({ name, other, third }) =>
      `${name} può incontrare una sola persona: scegli ${other} o ${third}.`,
    togetherAndOut: ({ name, other }) =>
      `${name} dovrebbe saltare il giro e incontrare ${other}: scegli una delle due cose.`,
    togetherAndApart: ({ name, other }) =>
      `${name} e ${other} dovrebbero incontrarsi e non incontrarsi: scegli una delle due cose.`,
    barred: 'Queste due persone non si possono abbinare questo mese.',
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
