import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, listed, period, plural } = formatsOf('de')

const people = (count: number) => plural(count, { one: '# Person', other: '# Personen' })
const sentToPeople = (count: number) =>
  plural(count, { one: 'an # Person verschickt', other: 'an # Personen verschickt' })
const savedBy = (who: string | null, fields: string[]) =>
  `${who ?? 'Jemand anderes'} hat diesen Newsletter gespeichert, seit du ihn geöffnet hast${fields.length > 0 ? `, und geändert: ${fields.join(', ')}` : ''}.`

export const newsletters: Responses['newsletters'] = {
  sample: { department: 'Die eigene Abteilung' },
  notTranslatedInto: (language, others) =>
    others.length > 0
      ? `Ein Newsletter wird hier übersetzt in: ${others.join(', ')}, nicht in ${language}.`
      : 'Es gibt hier keine andere Sprache, in die sich ein Newsletter übersetzen ließe.',
  wasSent: {
    edit: 'Dieser Newsletter ist verschickt und lässt sich nicht mehr bearbeiten.',
    approve: 'Dieser Newsletter ist verschickt und lässt sich nicht mehr freigeben.',
    delete: 'Dieser Newsletter ist verschickt und lässt sich nicht mehr löschen.',
  },
  isBeingSent: {
    edit: 'Dieser Newsletter wird gerade verschickt. Bearbeiten lässt er sich erst danach.',
    approve: 'Dieser Newsletter wird gerade verschickt. Freigeben lässt er sich erst danach.',
    delete: 'Dieser Newsletter wird gerade verschickt. Löschen lässt er sich erst danach.',
  },
  changed: {
    approve: (who, fields) => `${savedBy(who, fields)} Lade ihn neu und lies ihn, bevor du ihn freigibst.`,
    send: (who, fields) => `${savedBy(who, fields)} Lade ihn neu und lies ihn, bevor du ihn verschickst.`,
  },
  sendOver: {
    pause: 'Dieser Versand ist vorbei und lässt sich nicht mehr anhalten.',
    resume: 'Dieser Versand ist vorbei und lässt sich nicht mehr fortsetzen.',
    cancel: 'Dieser Versand ist vorbei und lässt sich nicht mehr abbrechen.',
  },
  resent: (count) =>
    plural(count, {
      one: '# unklare E-Mail wird noch einmal geschickt.',
      other: '# unklare E-Mails werden noch einmal geschickt.',
    }),
  send: {
    soFar: (sent, total) => `Bisher ${digits(sent)} von ${people(total)}.`,
    sentTo: (sent) => `Der Newsletter ist ${sentToPeople(sent)}.`,
    cancelled: (open) => `Der Versand ist abgebrochen. ${open}`,
    paused: (open, reason) => `Der Versand ist angehalten. ${open} ${reason}`,
    underWay: (open) => `Der Newsletter wird im Hintergrund noch verschickt. ${open}`,
    details: ({ sent, failed, total }) =>
      `Der Newsletter ist ${sentToPeople(total)}. ${digits(sent)} erfolgreich, ${digits(failed)} fehlgeschlagen.`,
    uncertain: (unknown) =>
      `${digits(unknown)} unklar: Sie sind vielleicht angekommen. Im Protokoll kannst du sie noch einmal schicken.`,
  },
  allMatched: (count) =>
    plural(count, { one: '# Person hat ein Treffen.', other: 'Alle # Personen haben ein Treffen.' }),
  someMatched: (matched, all) =>
    `${digits(matched)} von ${people(all)} haben ein Treffen; bitte lies die Hinweise.`,
  noMatches: 'In der verknüpften Runde gibt es keine Treffen.',
  nobodyTakesPart: 'Aus der verknüpften Runde macht niemand mehr mit. Los eine neue aus und verknüpf sie.',
  notes: {
    departed: {
      left: 'ist nicht mehr da',
      paused: 'macht Pause',
      optedOut: 'ist ausgestiegen',
      onLeave: 'ist abwesend',
      other: 'kann nicht mehr mitmachen',
    },
    gone: (who, departed) => `Seit der Auslosung: ${who} ${departed} und bekommt nichts.`,
    goneOfTwo: (who, departed, partner) =>
      `Seit der Auslosung: ${who} ${departed} und bekommt nichts; ${partner} erfährt das und kann um jemand anderen bitten.`,
    goneOfMore: (who, departed, others) =>
      `Seit der Auslosung: ${who} ${departed} und bekommt nichts; ${listed(others)} treffen sich trotzdem.`,
    unreachable: (who) =>
      `E-Mails haben ${who} in den letzten Monaten nicht erreicht. Cup of Joe versucht es weiter; frag nach, oder trag eine Pause ein.`,
    matchDeparted: (name, departed) => `Seit der Auslosung: Das Gegenüber, ${name}, ${departed}.`,
    matchGone: 'Das Gegenüber gibt es nicht mehr.',
    noMatch: (who) => `${who} setzt aus und liest den Text unten.`,
    joinedLater: (who) => `${who} kam nach der Auslosung dazu und liest: bei der nächsten Runde dabei.`,
  },
  dangers: {
    otherMonth: (month, pairing, ofMonth) =>
      `Der Newsletter ist für ${period(month)}, aber „${pairing}“ ist eine Runde für ${period(ofMonth)}: Alle bekämen ihr Gegenüber von damals genannt.`,
    toldAlready: (newsletter, count, pairing, on) =>
      `${newsletter === undefined ? 'Ein anderer Newsletter' : `„${newsletter}“`} hat ${people(count)} schon am ${on} das Treffen aus „${pairing}“ genannt: Das käme jetzt noch einmal.`,
  },
  noPairingFile: (file) => `Es gibt keine Datei einer Runde mit dem Namen „${file}“.`,
  staysLinked: (pairing) =>
    `In „${pairing}“ haben alle diesen Newsletter schon, die Runde bleibt also verknüpft.`,
  otherMonth: (month, pairing) =>
    `Mehrere Runden lassen sich verknüpfen, wenn alle für ${period(month)} sind, und „${pairing}“ ist es nicht.`,
  forEverybody: (pairing) =>
    `„${pairing}“ ist für alle, die Personen einer anderen Runde bekämen also zwei E-Mails. Verknüpf sie allein.`,
  twoOfGroup: (group) =>
    `Zwei dieser Runden sind für ${group}, diese Personen bekämen also zwei E-Mails. Verknüpf nur eine von beiden.`,
  inCommon: (one, other, count) =>
    `${plural(count, { one: '# Person ist', other: '# Personen sind' })} in „${one}“ und in „${other}“ und ${plural(count, { one: 'bekäme', other: 'bekämen' })} zwei E-Mails. Verknüpf nur eine von beiden.`,
  monthName: 'Der Monat ist ein englischer Monatsname oder eine Zahl von 1 bis 12.',
  savedMeanwhile:
    'Jemand anderes hat diesen Newsletter gespeichert, seit du ihn geöffnet hast. Lade ihn neu, bevor du speicherst.',
  approvedAlready: 'Dieser Newsletter ist schon freigegeben.',
  deleted: (title) => `„${title}“ ist gelöscht.`,
  testCopyRefused: (reason) => `Der Mailserver hat den Test nicht angenommen: ${reason}`,
  nobodyWith: (address) => `Niemand mit der Adresse ${address} bekommt diesen Newsletter.`,
  testCopies: (most, minutes) =>
    `Du hast in einer Stunde ${most} Tests verschickt. Bitte versuch es in ${minutes} noch einmal. Die Vorschau zeigt dieselbe E-Mail.`,
  testCopyWithMatch: (address) => `Ein Test ging an ${address}, mit dem eigenen Treffen.`,
  testCopyWithout: (address) => `Ein Test ging an ${address}, mit dem Text für alle ohne Treffen.`,
  linkFirst:
    'Bitte verknüpf diesen Newsletter vor dem Versand mit einer Runde. Bearbeite ihn, um sie zu wählen.',
  stillTaking:
    'Der Mailserver nimmt noch eine E-Mail des abgebrochenen Versands an. Verschick in einer Minute noch einmal.',
  uncertainBusy:
    'Die unklaren E-Mails eines früheren Versands werden noch einmal geschickt. Verschick an die übrigen, wenn das vorbei ist.',
  uncertainPaused:
    'Die unklaren E-Mails eines früheren Versands werden noch einmal geschickt, und das ist angehalten. Setz es fort oder brich es ab, dann verschick an die übrigen.',
  sentAlready: 'Dieser Newsletter ist schon verschickt.',
  approveFirst: 'Bitte gib den Newsletter frei, bevor du ihn verschickst.',
  everybodyHasIt: 'Alle haben diesen Newsletter schon.',
  notPaused: 'Dieser Versand ist nicht angehalten.',
  mailsDeleted: 'Die E-Mails dieses Protokolls sind gelöscht und lassen sich nicht noch einmal schicken.',
  waitUntilSent: 'Dieser Newsletter wird gerade verschickt. Bitte warte, bis er verschickt ist.',
  nothingUncertain:
    'Es gibt keine unklaren E-Mails, die noch einmal zu schicken wären. Wer nicht mehr da ist, bekommt keine, und wer schon mitmacht, keine Einladung.',
}
