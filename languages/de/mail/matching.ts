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
    anywhere: 'im Unternehmen',
    inside: ({ department }) => `in ${department}`,
    outside: ({ department }) => `außerhalb von ${department}`,
  },
  lately: ({ months }) => (months === 1 ? 'im letzten Monat' : `in den letzten ${months} Monaten`),
  more: { here: more(), elsewhere: more(' aus einer anderen Gruppe') },
  noPartner: ({ where }) => `Es gibt ${where} kein passendes Gegenüber.`,
  onlyBetweenGroups: 'Treffen gibt es nur zwischen verschiedenen Gruppen.',
  metAll: ({ lately, where, count }) =>
    count === 1
      ? `Mit dem einzigen möglichen Gegenüber ${where} gab es ${lately} schon ein Treffen.`
      : `Mit allen ${count}, die ${where} infrage kommen, gab es ${lately} schon ein Treffen.`,
  nobodyLeft: 'Es blieb niemand übrig, der passt.',
  fair: 'Unter allen, die stattdessen hätten leer ausgehen können, ist bisher niemand seltener leer ausgegangen.',
  oddOf: ({ people, department }) =>
    `Die ${colleagues(people)} aus ${department}, die zusammenpassen, sind eine ungerade Zahl; eine davon geht leer aus.`,
  odd: ({ people }) =>
    `Die ${colleagues(people)}, die zusammenpassen, sind eine ungerade Zahl; eine davon geht leer aus.`,
  teamAcross: ({ people, departments, lately }) =>
    `${colleagues(people)} (${departments}) können nur einander treffen, und ${lately} haben alle schon alle Möglichen getroffen.`,
  teamOf: ({ people, department, lately }) =>
    `${colleagues(people)} aus ${department} können nur einander treffen, und ${lately} haben alle schon alle Möglichen getroffen.`,
  team: ({ people, lately }) =>
    `${colleagues(people)} können nur einander treffen, und ${lately} haben alle schon alle Möglichen getroffen.`,
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
  },
  colleagues: {
    someAt: ({ count, places: where }) => `${colleagues(count)} (${where})`,
    someIn: ({ department, count }) =>
      count === 1 ? `1 Person in ${department}` : `${colleagues(count)} in ${department}`,
    some: ({ count }) => colleagues(count),
  },
  part: {
    groupIn: ({ size, department }) => `1 aus einer ungeraden Gruppe von ${size} in ${department}`,
    group: ({ size }) => `1 aus einer ungeraden Gruppe von ${size}`,
    across: ({ department, count }) =>
      count === 1
        ? `1 aus ${department} (nur andere Abteilungen)`
        : `${count} aus ${department} (nur andere Abteilungen)`,
    within: ({ department, count }) =>
      count === 1
        ? `1 aus ${department} (nur die eigene Abteilung)`
        : `${count} aus ${department} (nur die eigene Abteilung)`,
    open: ({ department, count }) =>
      count === 1 ? `1 aus ${department} (für alle offen)` : `${count} aus ${department} (für alle offen)`,
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
  oneMoreAllowed: ({ where }) =>
    `Es gäbe ein Treffen, wenn ${where} eine weitere Person mitmachen würde, mit der eins möglich ist.`,
  togetherOrOneMore: ({ more: one }) =>
    `Es könnte ein Treffen geben, wenn trotzdem zwei davon zusammengebracht würden oder wenn ${one}.`,
  noRule: ({ months }) => `Ohne die ${months}-Monats-Regel könnte es ein Treffen geben.`,
  ruleOfMonths: ({ months, fewer }) =>
    fewer === 1
      ? `Wäre es ein Monat statt ${months} ohne Wiederholung, könnte es ein Treffen geben.`
      : `Wären es ${fewer} statt ${months} Monate ohne Wiederholung, könnte es ein Treffen geben.`,
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
