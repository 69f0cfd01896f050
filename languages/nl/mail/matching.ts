import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { digits } = formatsOf('nl')

interface Department {
  department: string
}
interface Count {
  count: number
}
type Some = Department & Count
const SMALL = ['geen', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien']

/** Small numbers as words. */
const inWords = (count: number) => SMALL[count] ?? digits(count)
/** "Vier mensen" */
export const peopleFirst = (count: number) => {
  const some = `${inWords(count)} mensen`
  return some.charAt(0).toUpperCase() + some.slice(1)
}
const colleagues = (count: number) => (count === 1 ? 'één collega' : `${inWords(count)} collega’s`)
const months = (count: number) => (count === 1 ? 'één maand' : `${inWords(count)} maanden`)
const suitable = (count: number) =>
  count === 1 ? 'nog één passende persoon' : `nog ${inWords(count)} passende mensen`

const more = (other = '') => ({
  anywhere: ({ count }: Count) =>
    count === 1 ? `nog één persoon${other}` : `nog ${inWords(count)} mensen${other}`,
  inside: ({ count, department }: Some) => `${suitable(count)}${other} van ${department}`,
  outside: ({ count, department }: Some) => `${suitable(count)}${other} van buiten ${department}`,
})

export const matching: MailWords['matching'] = {
  where: {
    anywhere: 'in deze ronde',
    group: ({ group }) => `in ${group}`,
    inside: ({ department }) => `bij ${department}`,
    outside: ({ department }) => `buiten ${department}`,
  },
  lately: ({ months: some }) => (some === 1 ? 'in de afgelopen maand' : `in de afgelopen ${months(some)}`),
  more: { here: more(), elsewhere: more(' uit een andere groep') },
  meetsNobody: ({ where }) => `Kan niemand ontmoeten die ${where} meedoet.`,
  meetsNobodyHelp: 'Meer mensen, een open voorkeur of een kortere tijd tot een nieuwe ontmoeting zou helpen.',
  onlyBetweenGroups: 'Alleen mensen uit verschillende groepen ontmoeten elkaar.',
  nobodyLeft: 'Er was niemand meer over die past.',
  hostLeft: 'Wie ontvangt, kan niet, en niemand anders had een plaats.',
  moreGuests: 'Er waren meer gasten dan plaatsen bij iemand die ontvangt.',
  moreHosts: 'Meer mensen die ontvangen zou helpen.',
  odd: 'Deze keer was het aantal oneven.',
  fair: 'Niemand anders bleef minder vaak zonder match.',
  scarce: {
    across: ({ people, department, colleagues: some }) =>
      `${peopleFirst(people)} van ${department} willen alleen andere afdelingen, en kunnen alleen ${some} ontmoeten.`,
    within: ({ people, department, colleagues: some }) =>
      `${peopleFirst(people)} van ${department} willen alleen de eigen afdeling. Deze maand kunnen ze niet elkaar ontmoeten, alleen ${some}.`,
    open: ({ people, department, colleagues: some }) =>
      `${peopleFirst(people)} van ${department} kunnen deze maand niet elkaar ontmoeten, alleen ${some}.`,
  },
  colleagues: {
    someAt: ({ count, places: where }) => `${colleagues(count)} (${where})`,
    someIn: ({ department, count }) => `${colleagues(count)} van ${department}`,
    some: ({ count }) => colleagues(count),
  },
  part: {
    at: ({ count, department }) => `${inWords(count)} van ${department}`,
  },
  table: {
    fewPartners: ({ where, count }) =>
      count === 1
        ? `Er doet ${where} maar één passende persoon mee.`
        : `Er doen ${where} maar ${inWords(count)} passende mensen mee.`,
    metMost: ({ lately, count, people, where }) =>
      `Van de ${digits(people)} mogelijke matches ${where} hebben er ${lately} al ${digits(count)} elkaar ontmoet.`,
    takes: ({ size }) => `Aan een tafel zitten minstens ${inWords(size)} mensen.`,
    across: ({ people, department }) =>
      `${peopleFirst(people)} van ${department} willen alleen andere afdelingen, en daarvoor zijn er niet genoeg tafels.`,
    oneGroup: ({ people, group }) =>
      `${peopleFirst(people)} zitten in één groep (${group}), en daarvoor zijn er niet genoeg tafels.`,
    sizes: ({ people, size, most }) =>
      `${peopleFirst(people)} zijn niet te verdelen over tafels van ${inWords(size)} tot ${inWords(most)}.`,
    more: ({ more: some }) => `Met ${some} zou er een tafel kunnen zijn.`,
    noRule: ({ months: some }) => `Zonder de regel van ${months(some)} zou er een tafel kunnen zijn.`,
  },
  takenByWishes: 'Door de wensen voor deze ronde blijft er niemand over die past.',
  leftOutByWish: 'Het beheer heeft dit voor deze ronde zo besloten.',
  cannotBePaired: 'Een match is niet meer mogelijk.',
  oneMore: ({ more: one }) => `Met ${one} was het gelukt.`,
  withoutWish: 'Zonder een van deze wensen zou er misschien een match zijn.',
  refused: {
    notHere: 'Iemand hier zit niet in deze ronde.',
    onePerson: ({ name }) => `Een paar bestaat uit twee mensen, en ${name} staat er twee keer.`,
    togetherTwice: ({ name, other, third }) =>
      `${name} kan maar één persoon ontmoeten: kies ${other} of ${third}.`,
    togetherAndOut: ({ name, other }) =>
      `${name} kan niet én overslaan én ${other} ontmoeten: kies een van beide.`,
    togetherAndApart: ({ name, other }) =>
      `${name} en ${other} kunnen niet én bij elkaar én apart: kies een van beide.`,
    noRoom: ({ most, people }) =>
      `Aan een tafel passen hooguit ${inWords(most)} mensen, en ${inWords(people)} moeten bij elkaar.`,
    noTable: ({ name, other }) => `Er is geen tafel meer over voor ${name} en ${other} samen.`,
    barred: 'Deze twee kunnen deze maand geen match zijn.',
    oneGroup: ({ name, other }) =>
      `${name} en ${other} zijn uit dezelfde groep, en alleen mensen uit verschillende groepen ontmoeten elkaar.`,
    twoHosts: ({ name, other }) =>
      `${name} en ${other} ontvangen allebei, en per ontmoeting ontvangt één persoon.`,
    metLately: ({ name, other, month }) => `${name} en ${other} ontmoetten elkaar in ${month}.`,
    bothAcross: ({ name, other, department }) =>
      `${name} en ${other} wilden alleen een andere afdeling, maar allebei werken ze bij ${department}.`,
    oneAcross: ({ name, department }) =>
      `${name} wilde alleen een andere afdeling, maar allebei werken ze bij ${department}.`,
    bothWithin: ({ name, other, department, elsewhere }) =>
      `${name} en ${other} wilden alleen de eigen afdeling, maar ${name} werkt bij ${department} en ${other} bij ${elsewhere}.`,
    oneWithin: ({ name, one, department, other, elsewhere }) =>
      `${name} wilde alleen de eigen afdeling, maar ${one} werkt bij ${department} en ${other} bij ${elsewhere}.`,
  },
}
