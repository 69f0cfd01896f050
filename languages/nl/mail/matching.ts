import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { digits, plural } = formatsOf('nl')

interface Department {
  department: string
}
interface Count {
  count: number
}
type Some = Department & Count
const colleagues = (count: number) => plural(count, { one: '# persoon', other: '# personen' })
const months = (count: number) => plural(count, { one: '# maand', other: '# maanden' })
const more = (other = '') => ({
  anywhere: ({ count }: Count) =>
    count === 1
      ? `nog een passende persoon${other} meedeed`
      : `nog ${digits(count)} passende personen${other} meededen`,
  inside: ({ count, department }: Some) =>
    count === 1
      ? `nog iemand van ${department}${other} meedeed die openstaat voor de eigen afdeling`
      : `nog ${digits(count)} personen van ${department}${other} meededen die openstaan voor de eigen afdeling`,
  outside: ({ count, department }: Some) =>
    count === 1
      ? `nog iemand van buiten ${department}${other} meedeed die openstaat voor andere afdelingen`
      : `nog ${digits(count)} personen van buiten ${department}${other} meededen die openstaan voor andere afdelingen`,
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
  meetsNobodyHelp: 'Meer mensen, een open voorkeur of minder maanden tot een nieuwe ontmoeting zou helpen.',
  onlyBetweenGroups: 'Alleen mensen uit verschillende groepen ontmoeten elkaar.',
  nobodyLeft: 'Er bleef niemand over die past.',
  odd: 'Dit keer was het aantal oneven.',
  fair: 'Van wie in plaats daarvan zonder match had kunnen blijven, gebeurde dat tot nu toe niemand minder vaak.',
  scarce: {
    across: ({ people, department, colleagues: some }) =>
      `${colleagues(people)} van ${department} willen alleen andere afdelingen; daarvoor is er alleen ${some}.`,
    within: ({ people, department, colleagues: some }) =>
      `${colleagues(people)} van ${department} willen alleen de eigen afdeling en kunnen elkaar deze maand niet ontmoeten; daarvoor is er alleen ${some}.`,
    open: ({ people, department, colleagues: some }) =>
      `${colleagues(people)} van ${department} staan open voor iedereen en kunnen elkaar deze maand niet ontmoeten; daarvoor is er alleen ${some}.`,
  },
  colleagues: {
    someAt: ({ count, places: where }) => `${colleagues(count)} (${where})`,
    someIn: ({ department, count }) =>
      count === 1 ? `1 persoon bij ${department}` : `${colleagues(count)} bij ${department}`,
    some: ({ count }) => colleagues(count),
  },
  part: {
    at: ({ count, department }) => `${digits(count)} bij ${department}`,
  },
  table: {
    fewPartners: ({ where, count }) =>
      count === 1
        ? `Er is ${where} maar één persoon die past.`
        : `Er zijn ${where} maar ${colleagues(count)} die passen.`,
    metMost: ({ lately, count, people, where }) =>
      `Er was ${lately} al een koffie met ${digits(count)} van de ${digits(people)} mogelijke matches ${where}.`,
    takes: ({ size }) => `Aan een tafel zitten minstens ${digits(size)} personen.`,
    across: ({ people, department }) =>
      `${colleagues(people)} van ${department} willen alleen andere afdelingen, en zoveel tafels kunnen er niet zijn.`,
    oneGroup: ({ people, group }) =>
      `${colleagues(people)} zijn uit dezelfde groep (${group}), en zoveel tafels kunnen er niet zijn.`,
    sizes: ({ people, size, most }) =>
      `${colleagues(people)} kunnen niet allemaal aan tafels van ${digits(size)} tot ${digits(most)} zitten.`,
    more: ({ more: some }) => `Er zou een plek aan een tafel kunnen zijn als ${some}.`,
    noRule: ({ months: some }) =>
      `Zonder de regel van ${months(some)} zou er een plek aan een tafel kunnen zijn.`,
  },
  takenByWishes: 'Iedereen die past, slaat over, heeft een andere match of wordt apart gehouden.',
  leftOutByWish: 'Het beheer heeft deze persoon in deze ronde overgeslagen.',
  cannotBePaired: 'Koppelen is niet meer mogelijk.',
  oneMore: ({ more: one }) => `Er zou een match zijn als ${one}.`,
  withoutWish: 'Zonder een van deze wensen zou er misschien een match zijn.',
  refused: {
    notHere: 'Iemand zit niet in deze ronde.',
    onePerson: ({ name }) => `Een paar is met twee personen, en ${name} staat er twee keer.`,
    togetherTwice: ({ name, other, third }) =>
      `${name} kan maar één persoon ontmoeten: kies ${other} of ${third}.`,
    togetherAndOut: ({ name, other }) =>
      `${name} zou moeten overslaan en ${other} ontmoeten: kies een van beide.`,
    togetherAndApart: ({ name, other }) =>
      `${name} en ${other} zouden samen en apart moeten: kies een van beide.`,
    noRoom: ({ most, people }) =>
      `Aan een tafel passen hoogstens ${most} mensen, en ${people} zouden samen moeten zitten.`,
    noTable: ({ name, other }) => `Er is geen tafel meer waaraan ${name} en ${other} samen kunnen zitten.`,
    barred: 'Deze twee kunnen deze maand niet worden gekoppeld.',
    oneGroup: ({ name, other }) =>
      `${name} en ${other} zijn uit dezelfde groep, en alleen mensen uit verschillende groepen ontmoeten elkaar.`,
    metLately: ({ name, other, month }) => `${name} en ${other} ontmoetten elkaar in ${month}.`,
    bothAcross: ({ name, other, department }) =>
      `${name} en ${other} wilden alleen een andere afdeling, en werken allebei bij ${department}.`,
    oneAcross: ({ name, department }) =>
      `${name} wilde alleen een andere afdeling, en allebei werken ze bij ${department}.`,
    bothWithin: ({ name, other, department, elsewhere }) =>
      `${name} en ${other} wilden alleen de eigen afdeling, en ${name} werkt bij ${department} en ${other} bij ${elsewhere}.`,
    oneWithin: ({ name, one, department, other, elsewhere }) =>
      `${name} wilde alleen de eigen afdeling, en ${one} werkt bij ${department} en ${other} bij ${elsewhere}.`,
  },
}
