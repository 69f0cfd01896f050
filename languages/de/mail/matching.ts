import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { plural } = formatsOf('de')

interface Department {
  department: string
}
interface Count {
  count: number
}
type Some = Department & Count
const colleagues = (count: number) => plural(count, { one: '# Person', other: '# Personen' })
const suitable = (count: number, other: string) =>
  count === 1 ? `eine weitere passende Person${other}` : `${count} weitere passende Personen${other}`
/** What would have been needed, in the accusative. */
const more = (other = '') => ({
  anywhere: ({ count }: Count) =>
    count === 1 ? `eine weitere Person${other}` : `${count} weitere Personen${other}`,
  inside: ({ count, department }: Some) => `${suitable(count, other)} in ${department}`,
  outside: ({ count, department }: Some) => `${suitable(count, other)} außerhalb von ${department}`,
})

export const matching: MailWords['matching'] = {
  where: {
    anywhere: 'in dieser Runde',
    group: ({ group }) => `in ${group}`,
    inside: ({ department }) => `in ${department}`,
    outside: ({ department }) => `außerhalb von ${department}`,
  },
  lately: ({ months }) => (months === 1 ? 'im letzten Monat' : `in den letzten ${months} Monaten`),
  more: { here: more(), elsewhere: more(' aus einer anderen Gruppe') },
  meetsNobody: ({ where }) => `Kann ${where} niemanden treffen, der bereit ist.`,
  meetsNobodyHelp: 'Mehr Menschen, ein offener Wunsch oder weniger Monate bis zum Wiedersehen würden helfen.',
  onlyBetweenGroups: 'Es treffen sich nur Menschen aus verschiedenen Gruppen.',
  nobodyLeft: 'Es blieb niemand Passendes übrig.',
  hostLeft: 'Der Gastgeber kann nicht, und kein anderer hatte einen Platz.',
  moreGuests: 'Es gab mehr Gäste als Plätze bei Gastgebern.',
  moreHosts: 'Mehr Gastgeber würden helfen.',
  odd: 'Diesmal war die Zahl ungerade.',
  fair: 'Niemand sonst hat bisher seltener ausgesetzt.',
  scarce: {
    across: ({ people, department, colleagues: some }) =>
      `${colleagues(people)} aus ${department} möchten nur andere Abteilungen, und dafür gibt es nur ${some}.`,
    within: ({ people, department, colleagues: some }) =>
      `${colleagues(people)} aus ${department} möchten nur die eigene Abteilung und können einander in diesem Monat nicht treffen. Dafür gibt es nur ${some}.`,
    open: ({ people, department, colleagues: some }) =>
      `${colleagues(people)} aus ${department} können einander in diesem Monat nicht treffen. Dafür gibt es nur ${some}.`,
  },
  colleagues: {
    someAt: ({ count, places: where }) => `${colleagues(count)} (${where})`,
    someIn: ({ department, count }) =>
      count === 1 ? `1 Person in ${department}` : `${colleagues(count)} in ${department}`,
    some: ({ count }) => colleagues(count),
  },
  part: {
    at: ({ count, department }) => `${count} in ${department}`,
  },
  table: {
    fewPartners: ({ where, count }) =>
      count === 1
        ? `Es macht ${where} nur eine passende Person mit.`
        : `Es machen ${where} nur ${count} passende Personen mit.`,
    metMost: ({ lately, count, people, where }) =>
      `${count} von ${people} möglichen Treffen ${where} gab es ${lately} schon.`,
    takes: ({ size }) => `Ein Tisch braucht mindestens ${size} Personen.`,
    across: ({ people, department }) =>
      `${colleagues(people)} aus ${department} möchten nur andere Abteilungen, und dafür reichen die Tische nicht.`,
    oneGroup: ({ people, group }) =>
      `${colleagues(people)} sind in einer Gruppe (${group}), und dafür reichen die Tische nicht.`,
    sizes: ({ people, size, most }) =>
      `${colleagues(people)} lassen sich nicht auf Tische mit ${size} bis ${most} Personen aufteilen.`,
    more: ({ more: some }) => `Für einen Tisch bräuchte es ${some}.`,
    noRule: ({ months }) => `Ohne die ${months}-Monats-Regel könnte es einen Tisch geben.`,
  },
  takenByWishes: 'Die Wünsche für diese Runde lassen niemand Passendes übrig.',
  leftOutByWish: 'Die Verwaltung hat es für diese Runde so entschieden.',
  cannotBePaired: 'Ein Treffen ist nicht mehr möglich.',
  oneMore: ({ more: one }) => `Es hätte nur ${one} gebraucht.`,
  withoutWish: 'Ohne einen dieser Wünsche gäbe es vielleicht ein Treffen.',
  refused: {
    notHere: 'Jemand davon ist nicht in dieser Runde.',
    onePerson: ({ name }) => `Zu einem Paar gehören zwei Personen: ${name} ist zweimal genannt.`,
    togetherTwice: ({ name, other, third }) =>
      `${name} kann nur eine Person treffen: Wähl ${other} oder ${third}.`,
    togetherAndOut: ({ name, other }) =>
      `${name} kann nicht aussetzen und zugleich ${other} treffen: Wähl eins davon.`,
    togetherAndApart: ({ name, other }) =>
      `${name} und ${other} können nicht zugleich zusammengebracht und getrennt werden: Wähl eins davon.`,
    noRoom: ({ most, people }) =>
      `Ein Tisch fasst höchstens ${most} Personen, und ${people} sollen zusammensitzen.`,
    noTable: ({ name, other }) => `Für ${name} und ${other} zusammen bleibt kein Tisch.`,
    barred: 'Diese beiden lassen sich in diesem Monat nicht zusammenbringen.',
    oneGroup: ({ name, other }) =>
      `${name} und ${other} sind in derselben Gruppe, und es treffen sich nur Menschen aus verschiedenen Gruppen.`,
    twoHosts: ({ name, other }) =>
      `${name} und ${other} sind beide Gastgeber, und zu einem Treffen gehört nur einer.`,
    metLately: ({ name, other, month }) => `${name} und ${other} haben sich im ${month} getroffen.`,
    bothAcross: ({ name, other, department }) =>
      `${name} und ${other} wollten nur eine andere Abteilung, und beide sind in ${department}.`,
    oneAcross: ({ name, department }) =>
      `${name} wollte nur eine andere Abteilung, und beide sind in ${department}.`,
    bothWithin: ({ name, other, department, elsewhere }) =>
      `${name} und ${other} wollten nur die eigene Abteilung, aber ${name} ist in ${department} und ${other} in ${elsewhere}.`,
    oneWithin: ({ name, one, department, other, elsewhere }) =>
      `${name} wollte nur die eigene Abteilung, aber ${one} ist in ${department} und ${other} in ${elsewhere}.`,
  },
}
