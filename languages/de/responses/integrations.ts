import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits } = formatsOf('de')

export const integrations: Responses['integrations'] = {
  keyExists: (name) => `Es gibt schon einen API-Schlüssel namens „${name}“. Wähl einen anderen Namen.`,
  keyRevoked: (name) => `„${name}“ ist widerrufen. Aufrufe damit werden jetzt abgelehnt.`,
  wrongKeys: (wait) =>
    `Von hier kamen zu viele falsche API-Schlüssel. Bitte versuch es in ${wait} noch einmal.`,
  wrongKey: 'Dieser API-Schlüssel ist falsch oder wurde widerrufen.',
  keyEnded: (name) => `Der API-Schlüssel „${name}“ ist abgelaufen. Mach einen neuen.`,
  keyInAddress:
    'Ein API-Schlüssel gehört nicht in eine Adresse, wo ihn Protokolle behalten. Widerruf ihn, und schick einen neuen im Header Authorization.',
  cookieBesideKey: 'Schick einen API-Schlüssel oder ein Sitzungs-Cookie, nicht beides.',
  notForKeys: 'Das darf kein API-Schlüssel. Das muss jemand aus der Administration tun.',
  scopeMissing: (scope) => `Dieser API-Schlüssel hat den Bereich „${scope}“ nicht.`,
  tooManyCalls: (most) =>
    `Mit diesem API-Schlüssel kamen in einer Minute mehr als ${digits(most)} Aufrufe. Bitte wart ein wenig.`,
  repeatKeyTooLong: (most) => `Idempotency-Key hat 1 bis ${digits(most)} Zeichen.`,
  repeatedOtherwise:
    'Dieser Idempotency-Key wurde für einen anderen Aufruf benutzt. Nimm für jeden Aufruf einen neuen.',
  callUnderWay: 'Der erste Aufruf mit diesem Idempotency-Key läuft noch. Wiederhol ihn etwas später.',
  callCutOff:
    'Der Server wurde mitten im ersten Aufruf mit diesem Idempotency-Key beendet. Sieh nach, ob er getan ist, und ruf dann mit einem anderen auf.',
}
