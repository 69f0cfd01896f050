import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('de')
const chats = (count: number) => plural(count, { one: '# Treffen', other: '# Treffen' })

export const map: Words['figures']['map'] = {
  title: 'Karte der Begegnungen',
  time: 'Zeitraum',
  months: (count) => plural(count, { one: '# Monat', other: '# Monate' }),
  group: 'Gruppe',
  failed: 'Die Begegnungen konnten nicht geladen werden.',
  tooFew: {
    title: 'Zu wenige Menschen für eine Karte',
    text: 'Bei weniger als fünf würde sie verraten, wer wen getroffen hat.',
  },
  none: {
    title: 'Noch keine Treffen',
    text: 'Die Karte füllt sich, sobald Leute im Newsletter oder auf ihrer Seite sagen, dass sie sich getroffen haben.',
  },
  drawing: 'Sehnendiagramm der Treffen zwischen Abteilungen. Die Zahlen stehen in der Tabelle darunter.',
  summary: (met, across) => `${chats(met)}, ${across} über Abteilungen hinweg`,
  nobody: 'Aus dieser Abteilung hat in diesem Zeitraum niemand jemanden getroffen.',
  met: (count, inside, others) => {
    const met =
      others === null
        ? `${chats(count)}.`
        : `${chats(count)}, mit ${plural(others.departments, { one: '# anderen Abteilung', other: '# anderen Abteilungen' })}, die meisten mit ${others.most} (${digits(others.mostMet)}).`
    return inside > 0 ? `${met} ${digits(inside)} innerhalb der Abteilung.` : met
  },
  people: (count) => plural(count, { one: '# Person', other: '# Personen' }),
  smaller: 'Kleinere Abteilungen',
  merged: (count) => `(${digits(count)})`,
  table: { caption: 'Treffen zwischen Abteilungen', with: 'Mit', chats: 'Treffen' },
  counted: (moment) => `Gezählt ${moment}.`,
  heat: {
    label: 'Heatmap',
    one: (department) => `Treffen mit ${department}, Monat für Monat`,
    all: 'Treffen jeder Abteilung, Monat für Monat',
    showAll: 'Alle Abteilungen',
    total: 'Insgesamt',
  },
}
