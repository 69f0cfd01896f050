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
const more = (other = '') => ({
  anywhere: ({ count }: Count) =>
    count === 1
      ? `eine weitere passende Person${other} mitmachen würde`
      : `${count} weitere passende Personen${other} mitmachen würden`,
  inside: ({ count, department }: Some) =>
    count === 1
      ? `eine weitere Person${other} in ${department}, die für die eigene Abteilung offen ist, mitmachen würde`
      : `${count} weitere Personen${other} in ${department}, die für die eigene Abteilung offen sind, mitmachen würden`,
  outside: ({ count, department }: Some) =>
    count === 1
      ? `eine weitere Person${other} außerhalb von ${department}, die für andere Abteilungen offen ist, mitmachen würde`
      : `${count} weitere Personen${other} außerhalb von ${department}, die für andere Abteilungen offen sind, mitmachen würden`,
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
  meetsNobodyHelp:
    'Mehr Menschen, eine offene Vorliebe oder weniger Monate bis zum Wiedersehen würden helfen.',
  onlyBetweenGroups: 'Treffen gibt es nur zwischen verschiedenen Gruppen.',
  nobodyLeft: 'Es blieb niemand übrig, der passt.',
  odd: 'Diesmal war es eine ungerade Zahl.',
  fair: 'Unter allen, die stattdessen hätten leer ausgehen können, ist bisher niemand seltener leer ausgegangen.',
  scarce: {
    across: ({ people, department, colleagues: some }) =>
      `${colleagues(people)} aus ${department} möchten nur andere Abteilungen; dafür gibt es nur ${some}.`,
    within: ({ people, department, colleagues: some }) =>
      `${colleagues(people)} aus ${department} möchten nur die eigene Abteilung und können einander in diesem Monat nicht treffen; dafür gibt es nur ${some}.`,
    open: ({ people, department, colleagues: some }) =>
      `${colleagues(people)} aus ${department} sind für alle offen und können einander in diesem Monat nicht treffen; dafür gibt es nur ${some}.`,
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
        ? `Es gibt ${where} nur ein passendes Gegenüber.`
        : `Es gibt ${where} nur ${colleagues(count)}, die passen.`,
    metMost: ({ lately, count, people, where }) =>
      `Mit ${count} von ${people}, die ${where} infrage kommen, gab es ${lately} schon ein Treffen.`,
    takes: ({ size }) => `An einem Tisch sitzen mindestens ${size} Personen.`,
    across: ({ people, department }) =>
      `${colleagues(people)} aus ${department} möchten nur andere Abteilungen; so viele Tische kann es nicht geben.`,
    oneGroup: ({ people, group }) =>
      `${colleagues(people)} sind aus einer Gruppe (${group}); so viele Tische kann es nicht geben.`,
    sizes: ({ people, size, most }) =>
      `${colleagues(people)} können nicht alle an Tischen mit ${size} bis ${most} Personen sitzen.`,
    more: ({ more: some }) => `Es könnte einen Platz an einem Tisch geben, wenn ${some}.`,
    noRule: ({ months }) => `Ohne die ${months}-Monats-Regel könnte es einen Platz an einem Tisch geben.`,
  },
  takenByWishes:
    'Alle, die infrage kommen, setzen aus, sind mit jemand anderem zusammengebracht oder bleiben getrennt.',
  leftOutByWish: 'Die Verwaltung hat diese Person in dieser Runde ausgelassen.',
  cannotBePaired: 'Eine Paarung ist nicht mehr möglich.',
  oneMore: ({ more: one }) => `Es gäbe ein Treffen, wenn ${one}.`,
  withoutWish: 'Ohne einen dieser Wünsche gäbe es vielleicht ein Treffen.',
  refused: {
    notHere: 'Jemand davon gehört nicht zu dieser Runde.',
    onePerson: ({ name }) => `Ein Paar sind zwei Personen, und ${name} ist zweimal genannt.`,
    togetherTwice: ({ name, other, third }) =>
      `${name} kann nur eine Person treffen: Wähle ${other} oder ${third}.`,
    togetherAndOut: ({ name, other }) => `${name} soll aussetzen und ${other} treffen: Wähle eins davon.`,
    togetherAndApart: ({ name, other }) =>
      `${name} und ${other} sollen zusammengebracht und getrennt werden: Wähle eins davon.`,
    noRoom: ({ most, people }) =>
      `Ein Tisch fasst höchstens ${most} Personen, und ${people} sollen zusammensitzen.`,
    noTable: ({ name, other }) => `Es bleibt kein Tisch, an dem ${name} und ${other} zusammensitzen könnten.`,
    barred: 'Diese beiden lassen sich in diesem Monat nicht zusammenbringen.',
    oneGroup: ({ name, other }) =>
      `${name} und ${other} sind aus einer Gruppe, und Treffen gibt es nur zwischen verschiedenen Gruppen.`,
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
