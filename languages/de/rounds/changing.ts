import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { listed, plural } = formatsOf('de')

const people = (count: number) => plural(count, { one: '# Person', other: '# Personen' })

export const changing: Words['rounds']['changing'] = {
  title: 'Was wäre, wenn …',
  text: 'Gespeichert wird erst, wenn du es übernimmst.',
  question: 'Was soll anders sein?',
  wishes: {
    apart: (one, other) => `Anders zusammenbringen: ${one} und ${other}`,
    out: (name) => `Diesen Monat auslassen: ${name}`,
    together: (name) => `Zusammenbringen: ${name} mit …`,
  },
  differently: 'Anders zusammenbringen',
  differentlyThese: (names) => `Anders zusammenbringen: ${listed(names)}`,
  atTables: {
    apart: (one, other) => `Getrennt setzen: ${one} und ${other}`,
    differently: 'Anders setzen',
    differentlyThese: (names) => `Anders setzen: ${listed(names)}`,
    with: (names) => `mit ${listed(names)}`,
    overruleHint: 'Das steht dann dauerhaft bei dem Tisch.',
  },
  chosen: (name) => ['Mit ', name],
  choose: (name) => `Wähl, wen ${name} treffen soll.`,
  chooseOther: 'Jemand anderen wählen',
  search: 'In dieser Runde nach einer Person suchen',
  searchFailed: 'Die Personen konnten nicht geladen werden',
  nobody: (search) => `In dieser Runde passt niemand zu „${search}“.`,
  withWhom: 'Mit wem?',
  apply: (counts) => `Übernehmen: ${counts}`,
  applying: 'Wird übernommen ...',
  failed: 'Die Paarung konnte nicht geändert werden',
  undo: 'Rückgängig',
  undoFailed: 'Die Änderung konnte nicht rückgängig gemacht werden',
  seen: 'Die Treffen sind schon zu sehen. Wessen Treffen sich ändert, sieht sofort das neue. Es wird keine E-Mail verschickt.',
  counts: {
    nobody: 'für niemanden ändert sich etwas',
    made: (matches, changed) =>
      `${plural(matches, { one: '# neues Treffen', other: '# neue Treffen' })}, ${people(changed)}`,
    fewer: (matches, changed) =>
      `${plural(matches, { one: '# Treffen weniger', other: '# Treffen weniger' })}, ${people(changed)}`,
  },
  preview: {
    impossible: 'Das geht nicht',
    failed: 'Die geänderte Runde konnte nicht berechnet werden',
    looking: 'Die beste Runde wird gesucht ...',
    overrule: 'Trotzdem, gegen diese Regel',
    overruleHint: 'Das steht dann dauerhaft bei dem Paar.',
    against: (names) => `Gegen eine Regel: ${listed(names)}`,
    cost: 'Was es kostet',
    compared: 'Verglichen mit der Runde, wie sie zuerst war',
    inWords: 'Was sich ändert, in Worten',
    whose: 'Wessen Treffen sich ändert',
    before: 'Vorher',
    after: 'Nachher',
    more: (count) =>
      plural(count, {
        one: 'Für # weitere Person ändert sich etwas, siehe die Worte.',
        other: 'Für # weitere Personen ändert sich etwas, siehe die Worte.',
      }),
    wasAndIs: (was, is) => [`vorher ${was}, jetzt `, is],
    with: (name) => `mit ${name}`,
    leftOut: 'leer ausgegangen',
    sitsOut: 'setzt aus',
  },
  since: {
    title: 'Änderungen an dieser Runde',
    count: (changes) =>
      plural(changes, { one: '# Änderung seit dem Anfang', other: '# Änderungen seit dem Anfang' }),
    label: 'Was geändert wurde',
    by: (name, moment) => `${name}, ${moment}`,
    byAdministrator: (moment) => `Verwaltung, ${moment}`,
    undo: 'Rückgängig',
    undoAll: 'Alle rückgängig',
    back: {
      title: 'Zurück zur ursprünglichen Runde?',
      effect: (pairing, changes) =>
        `Alle bekommen das Treffen zurück, das „${pairing}“ ihnen zuerst gegeben hat. ${plural(changes, { one: '# Änderung wird rückgängig gemacht.', other: '# Änderungen werden rückgängig gemacht.' })}`,
      confirm: 'Zurück',
      pending: 'Wird zurückgesetzt ...',
      failed: 'Die Änderungen konnten nicht rückgängig gemacht werden',
    },
  },
}
