import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'
import { editor, linking, validation } from './newsletters/editor'
import { send } from './newsletters/send'

const { plural } = formatsOf('de')

const have = (count: number) => plural(count, { one: '# Person hat', other: '# Personen haben' })

export const newsletters: Words['newsletters'] = {
  title: 'Newsletter',
  loadFailed: 'Die Newsletter konnten nicht geladen werden.',
  none: {
    title: 'Noch keine Newsletter',
    text: 'Leg einen an. Er beginnt mit einer Stimmung, einem Zitat, etwas zum Knobeln und Tipps, und alles lässt sich ändern.',
  },
  wasSent: {
    title: (round, people) =>
      `Der Newsletter für ${round} ging an ${plural(people, { one: '# Person', other: '# Personen' })}`,
    text: 'Die E-Mails stehen in den Versandprotokollen.',
  },
  search: 'Newsletter durchsuchen',
  status: { draft: 'Entwurf', approved: 'freigegeben', sent: 'verschickt' },
  created: (day) => `Angelegt am ${day}`,
  noPairing: 'Keine Runde verknüpft',
  edit: { action: 'Bearbeiten', of: (title) => `${title} bearbeiten` },
  sendOf: (label, title) => `${label}: ${title}`,
  more: (title) => `Mehr zu ${title}`,
  create: {
    month: 'Monat des neuen Newsletters',
    action: 'Newsletter anlegen',
    pending: 'Wird angelegt ...',
    done: 'Newsletter angelegt',
    text: (title) => `„${title}“ ist ein Entwurf mit Texten für den Anfang.`,
    textLinked: (title, pairings) =>
      `„${title}“ ist ein Entwurf mit Texten für den Anfang, verknüpft mit ${pairings.join(', ')}.`,
    edit: 'Jetzt bearbeiten',
    failed: 'Der Newsletter konnte nicht angelegt werden',
  },
  approve: {
    action: 'Freigeben',
    of: (title) => `${title} freigeben`,
    pending: 'Wird freigegeben ...',
    done: (title) => `„${title}“ ist freigegeben und kann verschickt werden.`,
    failed: 'Der Newsletter konnte nicht freigegeben werden',
  },
  duplicate: {
    action: 'Duplizieren',
    done: (title) =>
      `„${title}“ ist ein Entwurf mit denselben Texten. Verknüpf ihn mit der Runde einer anderen Gruppe.`,
    failed: 'Der Newsletter konnte nicht dupliziert werden',
  },
  delete: {
    action: 'Löschen',
    title: (title) => `„${title}“ löschen?`,
    confirm: 'Newsletter löschen',
    pending: 'Wird gelöscht ...',
    failed: 'Der Newsletter konnte nicht gelöscht werden',
    failedTitle: 'Nicht gelöscht',
    unsent: 'Er wurde nie verschickt. Seine Texte werden endgültig gelöscht.',
    sent: (sent) => `${have(sent)} ihn schon. Seine Texte werden endgültig gelöscht.`,
    sentAndUncertain: (sent, uncertain) =>
      `${have(sent)} ihn schon, ${plural(uncertain, { one: 'und # hat ihn vielleicht', other: 'und # haben ihn vielleicht' })}. Seine Texte werden endgültig gelöscht.`,
  },
  editor,
  linking,
  validation,
  send,
}
