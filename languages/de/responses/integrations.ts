import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, plural } = formatsOf('de')

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
  mostWebhooks: (most) => `Es kann ${digits(most)} davon geben. Entfern bitte zuerst einen.`,
  webhookExists: (name) => `Es gibt schon etwas namens „${name}“. Wähl einen anderen Namen.`,
  addressLost:
    'Die Adresse lässt sich nicht mehr öffnen, weil der Schlüssel dieser Installation ein anderer ist. Gib sie bitte noch einmal an.',
  webhookRemoved: (name) => `„${name}“ ist entfernt. Dorthin wird nichts mehr gesendet.`,
  webhookIsOff: (name) => `„${name}“ ist ausgeschaltet. Schalt es zuerst ein.`,
  sentAgain: 'Es wird noch einmal gesendet.',
  channelTested: (name) => `Der Test ist in „${name}“ angekommen.`,
  problems: {
    onlyHttps: (host) => `${host} wird nur über https angesprochen.`,
    notPublic: (host) =>
      `${host} ist nicht im öffentlichen Internet. Der Betrieb kann es mit der Einstellung WEBHOOK_HOSTS erlauben.`,
    packed: (host) => `${host} antwortet mit gepacktem Inhalt.`,
    noHost: (host) => `Es gibt keinen Server namens ${host}.`,
    tookTooLong: (host) => `${host} hat länger als 10 Sekunden gebraucht.`,
    certificate: (host) => `Das Zertifikat von ${host} ist nicht gültig.`,
    unreachable: (host) => `${host} ist nicht erreichbar.`,
    keyChanged: (host) =>
      `Der Schlüssel dieser Installation ist ein anderer, deshalb lässt sich die Adresse von ${host} nicht mehr öffnen. Gib sie noch einmal an.`,
    refused: (host, status) => `${host} nimmt es nicht an (${status}).`,
  },
  announcement: {
    round: (pairs, count) => {
      const made = plural(pairs, { one: '# neues Paar', other: '# neue Paare' })
      const fresh = plural(count, { one: '# neues Gesicht', other: '# neue Gesichter' })
      return count > 0 ? `${made}, ${fresh}.` : `${made}.`
    },
    look: 'Dein Treffen ansehen',
    test: 'Das ist ein Test. Hier werden die Runden von Cup of Joe angekündigt.',
  },
}
