import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('de')

const people = (count: number) => plural(count, { one: '# Person', other: '# Personen' })
const recipients = (count: number) =>
  plural(count, { one: 'An # Person verschickt', other: 'An # Personen verschickt' })

export const send: Words['newsletters']['send'] = {
  toUsers: 'Verschicken',
  toAll: 'An alle verschicken',
  toOthers: (count) =>
    plural(count, { one: 'An # andere Person schicken', other: 'An die anderen # schicken' }),
  sent: 'Newsletter verschickt',
  paused: 'Der Versand ist angehalten',
  pending: 'Wird verschickt ... (2 bis 3 Minuten)',
  notLinked:
    'Bitte verknüpf diesen Newsletter vor dem Versand mit einer Runde. Bearbeite ihn, um sie zu wählen.',
  error: 'Nicht verschickt',
  failed: 'Der Newsletter konnte nicht verschickt werden',
  failedSeeLogs: 'Der Newsletter konnte nicht verschickt werden. Näheres steht in den Versandprotokollen.',
  success: 'Der Newsletter ist verschickt',
  sentTo: recipients,
  still: {
    title: 'Wird noch verschickt',
    text: 'Der Versand dauert länger als erwartet und läuft vielleicht im Hintergrund weiter',
  },
  outcome: (all, sent, failed) =>
    `${recipients(all)}. ${digits(sent)} erfolgreich, ${digits(failed)} fehlgeschlagen.`,
  outcomeWithUncertain: (all, sent, failed, unknown) =>
    `${recipients(all)}. ${digits(sent)} erfolgreich, ${digits(failed)} fehlgeschlagen, ${digits(unknown)} unklar.`,
  soFar: (sent, total) => `${digits(sent)} von ${digits(total)} verschickt`,
  ask: {
    title: (title) => `„${title}“ verschicken?`,
    counting: 'Alle, die ihn bekommen, werden gezählt.',
    countingShort: 'Wird gezählt ...',
    effect: (count) =>
      plural(count, {
        one: '# Person bekommt eine persönliche E-Mail. Verschickte E-Mails lassen sich nicht zurückholen.',
        other:
          '# Personen bekommen je eine persönliche E-Mail. Verschickte E-Mails lassen sich nicht zurückholen.',
      }),
    confirm: (count) => `An ${people(count)} schicken`,
    untranslated: (count, language, first) =>
      plural(count, {
        one: `# Person liest ${language} und bekommt ${first}.`,
        other: `# Personen lesen ${language} und bekommen ${first}.`,
      }),
    older: (language, first) => `Der Text auf ${language} ist älter als der auf ${first}.`,
    mistake: 'Das ist wahrscheinlich ein Irrtum',
    override: (pairing) => `Um ihn trotzdem zu verschicken, gib den Namen der Runde ein: ${pairing}`,
    wrongName: 'Gib den Namen der Runde genau so ein',
    newsletter: 'Newsletter',
    newsletterFor: (title, month) => `${title}, für ${month}`,
    pairing: 'Runde',
    pairingOf: (name, month) => `${name}, ${month}`,
    group: 'Gruppe',
    groupGets: (count, pairing) => `${people(count)}, ${pairing}`,
    who: 'Wer ihn bekommt',
    everyone: 'Alle haben ein Treffen.',
    matched: (matched, unmatched) =>
      `${plural(matched, { one: '# Person hat', other: '# Personen haben' })} ein Treffen; ${plural(unmatched, { one: '# Person setzt aus und liest', other: '# Personen setzen aus und lesen' })} den Ersatztext.`,
    already: 'Schon verschickt',
    haveIt: (count) =>
      plural(count, {
        one: '# Person hat ihn vom abgebrochenen Versand und bekommt ihn nicht noch einmal.',
        other: '# Personen haben ihn vom abgebrochenen Versand und bekommen ihn nicht noch einmal.',
      }),
  },
  progress: {
    sending: (title) => `„${title}“ wird verschickt`,
    paused: (title) => `Der Versand von „${title}“ ist angehalten`,
    figures: (sent, failed, unknown, total) =>
      `${digits(sent)} verschickt, ${digits(failed)} fehlgeschlagen, ${digits(unknown)} unklar von ${digits(total)}`,
    byGroup: 'Nach Gruppen',
    preparing: 'Die Adressliste wird vorbereitet',
    states: {
      queued: 'wartet',
      sending: 'läuft',
      paused: 'angehalten',
      sent: 'verschickt',
      cancelled: 'abgebrochen',
    },
    ofGroup: (group, state, figures, reason) => [
      group,
      ` (${state}): ${figures}${reason ? `. ${reason}` : ''}`,
    ],
    cancelled: 'Der Versand ist abgebrochen',
    resend: (count) =>
      plural(count, { one: '# unklare E-Mail noch einmal', other: '# unklare E-Mails noch einmal' }),
    resendTitle: (count) =>
      plural(count, {
        one: '# unklare E-Mail noch einmal schicken?',
        other: '# unklare E-Mails noch einmal schicken?',
      }),
    resendEffect:
      'Der Server brach ab, während er sie verschickte; sie können also angekommen sein. Sie behalten ihre Message-ID, daher zeigen die meisten E-Mail-Programme jede nur einmal.',
    resendConfirm: 'Noch einmal schicken',
    resendFailed: 'Die unklaren E-Mails konnten nicht noch einmal geschickt werden',
  },
  control: {
    failed: 'Der Versand konnte nicht geändert werden',
    one: { pause: 'Versand anhalten', resume: 'Versand fortsetzen', cancel: 'Versand abbrechen' },
    all: { pause: 'Alle anhalten', resume: 'Alle fortsetzen', cancel: 'Alle abbrechen' },
    short: { pause: 'Anhalten', resume: 'Fortsetzen', cancel: 'Abbrechen' },
    toGroup: {
      pause: (group) => `Versand anhalten: ${group}`,
      resume: (group) => `Versand fortsetzen: ${group}`,
      cancel: (group) => `Versand abbrechen: ${group}`,
    },
    cancelTitle: (title) => `Den Versand von „${title}“ abbrechen?`,
    cancelTitleForGroup: (title, group) => `Den Versand von „${title}“ an ${group} abbrechen?`,
    cancelEffect: (sent, left) =>
      `${plural(sent, { one: '# Person hat', other: '# Personen haben' })} ihn schon. ${plural(left, { one: '# andere Person bekommt', other: '# andere bekommen' })} ihn nicht.`,
    cancelConfirm: 'Versand abbrechen',
    keep: 'Weiter verschicken',
    cancelling: 'Wird abgebrochen ...',
  },
}
