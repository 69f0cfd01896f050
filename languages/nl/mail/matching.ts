import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { digits, plural } = formatsOf('nl')

interface Department {
  department: string
}
const colleagues = (count: number) => plural(count, { one: '# persoon', other: '# personen' })

const places = (say: (where: string) => string) => ({
  anywhere: say('in het bedrijf'),
  inside: ({ department }: Department) => say(`bij ${department}`),
  outside: ({ department }: Department) => say(`buiten ${department}`),
})
const more = (say: (colleague: string) => string) => ({
  anywhere: say('nog een passende persoon'),
  inside: ({ department }: Department) =>
    say(`nog iemand van ${department} die openstaat voor de eigen afdeling`),
  outside: ({ department }: Department) =>
    say(`nog iemand van buiten ${department} die openstaat voor andere afdelingen`),
})
const all = (count: number, where: string) =>
  `In de afgelopen drie maanden was er al een koffie met alle ${digits(count)} mogelijke matches ${where}.`

export const matching: MailWords['matching'] = {
  noPartner: places((where) => `Er is ${where} niemand die past.`),
  metOnlyOne: places(
    (where) => `In de afgelopen drie maanden was er al een koffie met de enige mogelijke match ${where}.`,
  ),
  metAll: {
    anywhere: ({ count }) => all(count, 'in het bedrijf'),
    inside: ({ count, department }) => all(count, `bij ${department}`),
    outside: ({ count, department }) => all(count, `buiten ${department}`),
  },
  nobodyLeft: 'Er bleef niemand over met wie een match mogelijk is.',
  fair: 'Van wie in plaats daarvan zonder match had kunnen blijven, gebeurde dat tot nu toe niemand minder vaak.',
  oddOf: ({ people, department }) =>
    `De ${colleagues(people)} van ${department} die gekoppeld kunnen worden, zijn een oneven aantal, dus één blijft zonder match.`,
  odd: ({ people }) =>
    `De ${colleagues(people)} die gekoppeld kunnen worden, zijn een oneven aantal, dus één blijft zonder match.`,
  teamAcross: ({ people, departments }) =>
    `${colleagues(people)} (${departments}) kunnen alleen elkaar ontmoeten, en deden dat in de afgelopen drie maanden allemaal al.`,
  teamOf: ({ people, department }) =>
    `${colleagues(people)} van ${department} kunnen alleen elkaar ontmoeten, en deden dat in de afgelopen drie maanden allemaal al.`,
  team: ({ people }) =>
    `${colleagues(people)} kunnen alleen elkaar ontmoeten, en deden dat in de afgelopen drie maanden allemaal al.`,
  teamFrom: ({ month }) => `Vanaf ${month} kunnen twee van hen elkaar weer ontmoeten.`,
  scarce: {
    across: ({ people, department, colleagues: some }) =>
      `${colleagues(people)} van ${department} willen alleen andere afdelingen; daarvoor is er alleen ${some}.`,
    within: ({ people, department, colleagues: some }) =>
      `${colleagues(people)} van ${department} willen alleen de eigen afdeling en kunnen elkaar deze maand niet ontmoeten; daarvoor is er alleen ${some}.`,
    open: ({ people, department, colleagues: some }) =>
      `${colleagues(people)} van ${department} staan open voor iedereen en kunnen elkaar deze maand niet ontmoeten; daarvoor is er alleen ${some}.`,
  },
  depend: {
    these: ({ people, colleagues: some, who }) =>
      `Voor samen ${colleagues(people)} is er alleen ${some}: ${who}.`,
    all: ({ people, colleagues: some }) => `Voor samen ${colleagues(people)} is er alleen ${some}.`,
    more: 'Te veel mensen zijn van dezelfde collega’s afhankelijk voor een match.',
  },
  colleagues: {
    someAt: ({ count, places: where }) => `${colleagues(count)} (${where})`,
    oneIn: ({ department }) => `1 persoon bij ${department}`,
    someIn: ({ count, department }) => `${colleagues(count)} bij ${department}`,
    one: '1 persoon',
    some: ({ count }) => colleagues(count),
  },
  part: {
    groupIn: ({ size, department }) => `1 uit een oneven groep van ${digits(size)} bij ${department}`,
    group: ({ size }) => `1 uit een oneven groep van ${digits(size)}`,
    oneAcross: ({ department }) => `1 van ${department} (alleen andere afdelingen)`,
    oneWithin: ({ department }) => `1 van ${department} (alleen de eigen afdeling)`,
    oneOpen: ({ department }) => `1 van ${department} (iedereen)`,
    across: ({ count, department }) => `${digits(count)} van ${department} (alleen andere afdelingen)`,
    within: ({ count, department }) => `${digits(count)} van ${department} (alleen de eigen afdeling)`,
    open: ({ count, department }) => `${digits(count)} van ${department} (iedereen)`,
    at: ({ count, department }) => `${digits(count)} bij ${department}`,
  },
  takenByWishes: 'Iedereen die past, slaat over, heeft een andere match of wordt apart gehouden.',
  leftOutByWish: 'Het beheer heeft deze persoon in deze ronde overgeslagen.',
  cannotBePaired: 'Koppelen is niet meer mogelijk.',
  oneMore: more((colleague) => `Er zou een match zijn als ${colleague} meedeed.`),
  oneMoreAllowed: places(
    (where) => `Er zou een match zijn als ${where} nog iemand meedeed met wie dat mogelijk is.`,
  ),
  togetherOrOneMore: more(
    (colleague) =>
      `Er zou een match kunnen zijn als twee van hen toch werden samengebracht, of als ${colleague} meedeed.`,
  ),
  noRule: 'Zonder de regel van drie maanden zou er een match kunnen zijn.',
  ruleOfTwoMonths: 'Met een regel van twee maanden in plaats van drie zou er een match kunnen zijn.',
  ruleOfOneMonth: 'Met een regel van één maand in plaats van drie zou er een match kunnen zijn.',
  withoutWish: 'Zonder een van deze wensen zou er misschien een match zijn.',
  refused: {
    notHere: ({ name }) => `${name} zit niet in deze ronde.`,
    onePerson: ({ name }) => `Een paar is met twee personen, en ${name} staat er twee keer.`,
    togetherTwice: ({ name, other, third }) =>
      `${name} kan maar één persoon ontmoeten: kies ${other} of ${third}.`,
    togetherAndOut: ({ name, other }) =>
      `${name} zou moeten overslaan en ${other} ontmoeten: kies een van beide.`,
    togetherAndApart: ({ name, other }) =>
      `${name} en ${other} zouden samen en apart moeten: kies een van beide.`,
    barred: 'Deze twee kunnen deze maand niet worden gekoppeld.',
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
