import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { listed, plural } = formatsOf('de')

const people = (count: number) => plural(count, { one: '# Person', other: '# Personen' })

export const changing: Words['rounds']['changing'] = {
  title: 'Was wäre, wenn …',
  text: 'Bis du es übernimmst, ändert sich nichts.',
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
    overruleHint: 'Das bleibt beim Tisch vermerkt.',
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
  failed: 'Die Runde konnte nicht geändert werden',
  undo: 'Rückgängig',
  undoFailed: 'Die Änderung konnte nicht rückgängig gemacht werden',
  seen: 'Alle sehen ihr Treffen schon. Ändert es sich, ist sofort das neue zu sehen. Es wird keine E-Mail verschickt.',
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
    overruleHint: 'Das bleibt beim Paar vermerkt.',
    against: (names) => `Gegen eine Regel: ${listed(names)}`,
    cost: 'Was es kostet',
    compared: 'Verglichen mit der ursprünglichen Runde',
    inWords: 'Was sich ändert, in Worten',
    whose: 'Wessen Treffen sich ändert',
    before: 'Vorher',
    after: 'Nachher',
    more: (count) =>
      plural(count, {
        one: '# weitere Person ist betroffen: siehe die Liste unten.',
        other: '# weitere Personen sind betroffen: siehe die Liste unten.',
      }),
    wasAndIs: (was, is) => [`vorher ${was}, jetzt `, is],
    with: (name) => `mit ${name}`,
    leftOut: 'ohne Treffen',
    sitsOut: 'diesmal nicht dabei',
  },
  since: {
    title: 'Änderungen an dieser Runde',
    count: (changes) =>
      plural(changes, { one: '# Änderung seit der Auslosung', other: '# Änderungen seit der Auslosung' }),
    label: 'Was geändert wurde',
    by: (name, moment) => `${name}, ${moment}`,
    byAdministrator: (moment) => `Verwaltung, ${moment}`,
    undo: 'Rückgängig',
    undoAll: 'Alle rückgängig',
    back: {
      title: 'Zurück zur ursprünglichen Runde?',
      effect: (pairing, changes) =>
        `Alle bekommen ihr ursprüngliches Treffen in „${pairing}“ zurück. ${plural(changes, { one: '# Änderung wird rückgängig gemacht.', other: '# Änderungen werden rückgängig gemacht.' })}`,
      confirm: 'Zurück',
      pending: 'Wird zurückgesetzt ...',
      failed: 'Die Änderungen konnten nicht rückgängig gemacht werden',
    },
  },
}
