import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { plural } = formatsOf('de')
const people = (count: number) => plural(count, { one: '# Person', other: '# Personen' })
/** What a button does, and to how many. */
const button = (verb: string, alone: string) => (count: number) =>
  count === 0 ? alone : `${people(count)} ${verb}`

export const pause: Words['people']['pause'] = {
  again: 'Wieder dabei',
  inMonths: (months, day) => `${plural(months, { one: 'In # Monat', other: 'In # Monaten' })}, am ${day}`,
  otherDay: 'An einem anderen Tag',
  day: 'Tag',
  tooEarly: 'Wähl einen Tag ab morgen',
  match: 'Offenes Treffen',
  keep: 'Bleibt',
  stepOut: 'Jetzt absagen',
  stepOutHint: 'Ein gebuchter Termin entfällt. Wer allein bleibt, erfährt es per E-Mail.',
}

export const bulk: Words['people']['bulk'] = {
  status: {
    action: 'Status',
    title: 'Status ändern',
    active: {
      label: 'Dabei',
      hint: 'Sie sind in der nächsten Runde dabei.',
      submit: button('wieder aufnehmen', 'Wieder aufnehmen'),
    },
    paused: { label: 'Pause', submit: button('pausieren lassen', 'Pausieren lassen') },
    opted_out: {
      label: 'Ausgestiegen',
      hint: 'Bis sie von selbst zurückkommen oder du sie zurückholst.',
      submit: button('aussteigen lassen', 'Aussteigen lassen'),
    },
  },
  department: {
    action: 'Abteilung',
    title: 'Abteilung ändern',
    submit: button('verschieben', 'Verschieben'),
    of: 'Abteilungen von',
    noGroup: 'Personen ohne Gruppe',
    department: 'Abteilung',
    choose: 'Bitte wählen',
  },
  group: {
    action: 'Domaingruppe',
    title: 'Einer Domaingruppe zuordnen',
    submit: button('verschieben', 'Verschieben'),
    effect:
      'Ihr eigener Eintrag der Freigabeliste zieht in diese Gruppe um; wer keinen hat, bekommt einen. Laufende Runden bleiben, wie sie sind. Du kannst sie wieder verschieben.',
    group: 'Zuordnen',
    choose: 'Gruppe wählen',
  },
  invite: 'Einladen',
  signOut: {
    action: 'Abmelden',
    title: 'Überall abmelden',
    submit: button('abmelden', 'Abmelden'),
    effect: 'Sie können sich wieder anmelden; du bleibst angemeldet. Das lässt sich nicht rückgängig machen.',
  },
}
