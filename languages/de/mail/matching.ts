import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { plural } = formatsOf('de')

interface Department {
  department: string
}
const colleagues = (count: number) => plural(count, { one: '# Person', other: '# Personen' })

const places = (say: (where: string) => string) => ({
  anywhere: say('im Unternehmen'),
  inside: ({ department }: Department) => say(`in ${department}`),
  outside: ({ department }: Department) => say(`außerhalb von ${department}`),
})
const more = (say: (colleague: string) => string) => ({
  anywhere: say('eine weitere passende Person'),
  inside: ({ department }: Department) =>
    say(`eine weitere Person in ${department}, die für die eigene Abteilung offen ist,`),
  outside: ({ department }: Department) =>
    say(`eine weitere Person außerhalb von ${department}, die für andere Abteilungen offen ist,`),
})
const all = (count: number, where: string) =>
  `In den letzten drei Monaten gab es schon mit allen ${count}, die ${where} infrage kommen, ein Treffen.`

export const matching: MailWords['matching'] = {
  noPartner: places((where) => `Es gibt ${where} kein passendes Gegenüber.`),
  metOnlyOne: places(
    (where) =>
      `In den letzten drei Monaten gab es schon mit dem einzigen möglichen Gegenüber ${where} ein Treffen.`,
  ),
  metAll: {
    anywhere: ({ count }) => all(count, 'im Unternehmen'),
    inside: ({ count, department }) => all(count, `in ${department}`),
    outside: ({ count, department }) => all(count, `außerhalb von ${department}`),
  },
  nobodyLeft: 'Es blieb niemand übrig, mit dem ein Treffen möglich ist.',
  fair: 'Unter allen, die stattdessen hätten leer ausgehen können, ist bisher niemand seltener leer ausgegangen.',
  oddOf: ({ people, department }) =>
    `Die ${colleagues(people)} aus ${department}, die zusammenpassen, sind eine ungerade Zahl; eine davon geht leer aus.`,
  odd: ({ people }) =>
    `Die ${colleagues(people)}, die zusammenpassen, sind eine ungerade Zahl; eine davon geht leer aus.`,
  teamAcross: ({ people, departments }) =>
    `${colleagues(people)} (${departments}) können nur einander treffen, und in den letzten drei Monaten haben alle schon alle Möglichen getroffen.`,
  teamOf: ({ people, department }) =>
    `${colleagues(people)} aus ${department} können nur einander treffen, und in den letzten drei Monaten haben alle schon alle Möglichen getroffen.`,
  team: ({ people }) =>
    `${colleagues(people)} können nur einander treffen, und in den letzten drei Monaten haben alle schon alle Möglichen getroffen.`,
  teamFrom: ({ month }) => `Ab ${month} können sich zwei von ihnen wieder treffen.`,
  scarce: {
    across: ({ people, department, colleagues: some }) =>
      `${colleagues(people)} aus ${department} möchten nur andere Abteilungen; dafür gibt es nur ${some}.`,
    within: ({ people, department, colleagues: some }) =>
      `${colleagues(people)} aus ${department} möchten nur die eigene Abteilung und können einander in diesem Monat nicht treffen; dafür gibt es nur ${some}.`,
    open: ({ people, department, colleagues: some }) =>
      `${colleagues(people)} aus ${department} sind für alle offen und können einander in diesem Monat nicht treffen; dafür gibt es nur ${some}.`,
  },
  depend: {
    these: ({ people, colleagues: some, who }) =>
      `Für ${colleagues(people)} gibt es zusammen nur ${some}: ${who}.`,
    all: ({ people, colleagues: some }) => `Für ${colleagues(people)} gibt es zusammen nur ${some}.`,
    more: 'Es gibt mehr Personen als mögliche Gegenüber für sie.',
  },
  colleagues: {
    someAt: ({ count, places: where }) => `${colleagues(count)} (${where})`,
    oneIn: ({ department }) => `1 Person in ${department}`,
    someIn: ({ count, department }) => `${colleagues(count)} in ${department}`,
    one: '1 Person',
    some: ({ count }) => colleagues(count),
  },
  part: {
    groupIn: ({ size, department }) => `1 aus einer ungeraden Gruppe von ${size} in ${department}`,
    group: ({ size }) => `1 aus einer ungeraden Gruppe von ${size}`,
    oneAcross: ({ department }) => `1 aus ${department} (nur andere Abteilungen)`,
    oneWithin: ({ department }) => `1 aus ${department} (nur die eigene Abteilung)`,
    oneOpen: ({ department }) => `1 aus ${department} (für alle offen)`,
    across: ({ count, department }) => `${count} aus ${department} (nur andere Abteilungen)`,
    within: ({ count, department }) => `${count} aus ${department} (nur die eigene Abteilung)`,
    open: ({ count, department }) => `${count} aus ${department} (für alle offen)`,
    at: ({ count, department }) => `${count} in ${department}`,
  },
  takenByWishes:
    'Alle, die infrage kommen, setzen aus, sind mit jemand anderem zusammengebracht oder bleiben getrennt.',
  leftOutByWish: 'Die Verwaltung hat diese Person in dieser Runde ausgelassen.',
  cannotBePaired: 'Eine Paarung ist nicht mehr möglich.',
  oneMore: more((colleague) => `Es gäbe ein Treffen, wenn ${colleague} mitmachen würde.`),
  oneMoreAllowed: places(
    (where) =>
      `Es gäbe ein Treffen, wenn ${where} eine weitere Person mitmachen würde, mit der eins möglich ist.`,
  ),
  togetherOrOneMore: more(
    (colleague) =>
      `Es könnte ein Treffen geben, wenn trotzdem zwei davon zusammengebracht würden oder wenn ${colleague} mitmachen würde.`,
  ),
  noRule: 'Ohne die Drei-Monats-Regel könnte es ein Treffen geben.',
  ruleOfTwoMonths: 'Wären es zwei statt drei Monate ohne Wiederholung, könnte es ein Treffen geben.',
  ruleOfOneMonth: 'Wäre es ein Monat statt drei ohne Wiederholung, könnte es ein Treffen geben.',
  withoutWish: 'Ohne einen dieser Wünsche gäbe es vielleicht ein Treffen.',
  refused: {
    notHere: ({ name }) => `${name} gehört nicht zu dieser Runde.`,
    onePerson: ({ name }) => `Ein Paar sind zwei Personen, und ${name} ist zweimal genannt.`,
    togetherTwice: ({ name, other, third }) =>
      `${name} kann nur eine Person treffen: Wähle ${other} oder ${third}.`,
    togetherAndOut: ({ name, other }) => `${name} soll aussetzen und ${other} treffen: Wähle eins davon.`,
    togetherAndApart: ({ name, other }) =>
      `${name} und ${other} sollen zusammengebracht und getrennt werden: Wähle eins davon.`,
    barred: 'Diese beiden lassen sich in diesem Monat nicht zusammenbringen.',
    metLately: ({ name, other, month }) => `${name} und ${other} haben sich im ${month} getroffen.`,
    bothAcross: ({ name, other, department }) =>
      `${name} und ${other} wollten nur eine andere Abteilung, und beide sind in ${department}.`,
    oneAcross: ({ name, department }) =>
      `${name} wollte nur eine andere Abteilung, und beide sind in ${department}.`,
    bothWithin: ({ name, other, department, elsewhere }) =>
      `${name} und ${other} wollten nur die eigene Abteilung, und ${name} ist in ${department}, ${other} in ${elsewhere}.`,
    oneWithin: ({ name, one, department, other, elsewhere }) =>
      `${name} wollte nur die eigene Abteilung, und ${one} ist in ${department}, ${other} in ${elsewhere}.`,
  },
}
