import type { Responses } from '../../words'

export const replies: Responses['replies'] = {
  pausedFor: {
    1: 'Du machst einen Monat Pause. Danach bist du von selbst wieder dabei.',
    3: 'Du machst drei Monate Pause. Danach bist du von selbst wieder dabei.',
  },
  invalid: 'Dieser Link gilt nicht mehr. Melde dich bitte an, dann geht dasselbe auf deiner Seite.',
  expired: 'Dieser Link ist abgelaufen. Melde dich bitte an, dann geht dasselbe auf deiner Seite.',
  met: 'Schön. Wir haben notiert, dass ihr euch getroffen habt.',
  notMet: 'Notiert. Nächsten Monat gibt es wieder ein Treffen.',
  staysPaused: 'Du machst Pause, und das bleibt so, bis sie endet. Es wurde nichts geändert.',
  staysOut: 'Du bist ausgestiegen, und das bleibt so, bis du zurückkommst. Es wurde nichts geändert.',
  in: 'Schön. Bei der nächsten Runde bist du dabei.',
  saidIn: 'Du bist dabei. Wen du triffst, erfährst du gleich nach der Auslosung.',
  saidNotIn: 'Zurückgenommen. Diese Runde findet ohne dich statt.',
  skipped: 'Notiert. Du setzt die nächste Runde aus. Danach bist du von selbst wieder dabei.',
  noMoreInvitations: 'Notiert. Wir fragen nicht noch einmal. Wenn du dich anmeldest, bist du willkommen.',
  optedOut: 'Du bist ausgestiegen: keine Treffen und keine Newsletter mehr, bis du zurückkommst.',
  optedOutAlready: 'Du bist schon ausgestiegen, und das bleibt so, bis du zurückkommst.',
  pausedLonger: 'Du machst schon länger Pause. Das bleibt so.',
  otherLink: 'Dieser Link ist für etwas anderes.',
  matchGone: 'Die Runde hat sich seit dieser E-Mail geändert. Auf deiner Seite steht, wen du jetzt triffst.',
}
