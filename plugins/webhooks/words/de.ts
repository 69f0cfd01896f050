import type { Worded } from '../../../languages/words'
import { formatsOf } from '../../../shared/languages/formats'
import type * as en from './en'

const { digits, plural } = formatsOf('de')

export const web: Worded<typeof en.web> = {
  section: 'Webhooks und Kanäle',
  webhooks: {
    title: 'Webhooks',
    text: 'Ein Webhook sagt einem Programm, was geschieht: einem Personalsystem, einem Raumkalender, einem Data Warehouse. Ereignisse sind nach der Spezifikation „Standard Webhooks“ signiert, und drei Tage lang wird die Zustellung versucht.',
    failed: 'Die Webhooks konnten nicht geladen werden.',
    of: (name) => `Der Webhook „${name}“`,
    once: 'Du siehst es nur dieses eine Mal. Das Programm prüft damit, dass Ereignisse von hier kommen.',
    secret: 'Geheimnis',
    earlier: (end) => `Bis ${end} signiert auch das frühere Geheimnis.`,
    told: (events) => `Erfährt: ${events}`,
    personal: 'Namen und Adressen mitgeben',
    personalText:
      'Sie verlassen Cup of Joe mit jedem Ereignis. Ohne sie enthalten Ereignisse nur IDs und Zahlen.',
    hasPersonal: 'Mit Namen und Adressen',
    off: {
      administrator: (since) => `Aus seit ${since}`,
      failing: (since) => `Aus seit ${since}: drei Tage lang kam nichts an`,
      gone: (since) => `Aus seit ${since}: laut Server gibt es die Adresse nicht mehr`,
    },
    turnOff: 'Ausschalten',
    turnOn: 'Einschalten',
    name: 'Name eines neuen Webhooks',
    address: 'Adresse',
    what: 'Was er erfährt',
    choose: 'Wähl mindestens ein Ereignis',
    make: 'Webhook hinzufügen',
    notMade: 'Der Webhook konnte nicht hinzugefügt werden',
    notChanged: 'Der Webhook konnte nicht geändert werden',
    renew: 'Neues Geheimnis',
    renewTitle: (name) => `Ein neues Geheimnis für „${name}“?`,
    renewEffect:
      'Gib dem Programm das neue Geheimnis innerhalb einer Woche. Bis dahin signiert auch das frühere.',
    remove: 'Entfernen',
    removeTitle: (name) => `„${name}“ entfernen?`,
    removeEffect: 'Dorthin wird nichts mehr gesendet, und das Protokoll wird gelöscht.',
    notRemoved: 'Das Entfernen ist fehlgeschlagen',
    log: 'Protokoll',
    logOf: (name) => `Was „${name}“ erfahren hat`,
    logFailed: 'Das Protokoll konnte nicht geladen werden.',
    nothing: 'Noch nichts.',
    again: 'Noch einmal senden',
    notSent: 'Es konnte nicht noch einmal gesendet werden',
    tries: (count) => plural(count, { one: '# Versuch', other: '# Versuche' }),
    next: (when) => `nächster Versuch: ${when}`,
    states: {
      waiting: 'Wartet',
      delivered: 'Zugestellt',
      failed: 'Nicht zugestellt',
    },
    events: {
      'round.made': 'eine Runde wird ausgelost',
      'round.changed': 'eine Runde wird geändert',
      'round.published': 'alle sehen ihre Treffen',
      'round.completed': 'eine Runde wird abgeschlossen',
      'newsletter.sent': 'ein Newsletter wird verschickt',
      'match.met': 'zwei sagen, dass sie sich getroffen haben',
      'meeting.booked': 'ein Termin wird gebucht',
      'meeting.moved': 'ein Termin wird verlegt',
      'meeting.cancelled': 'ein Termin wird abgesagt',
      'person.joined': 'jemand macht neu mit',
      'person.left': 'jemand geht',
    },
  },
  channels: {
    title: 'Kanäle',
    text: 'Kündigt jede Runde in einem Kanal eures Chats an, sobald alle ihre Treffen sehen: wie viele Paare es sind und wie viele neue Gesichter. Kein Treffen wird genannt.',
    failed: 'Die Kanäle konnten nicht geladen werden.',
    name: 'Name eines neuen Kanals',
    form: 'Chat',
    forms: {
      slack: 'Slack, Mattermost, Rocket.Chat oder Zulip',
      teams: 'Microsoft Teams (Workflows)',
      'google-chat': 'Google Chat',
    },
    make: 'Kanal hinzufügen',
    notMade: 'Der Kanal konnte nicht hinzugefügt werden',
    test: 'Test senden',
    notTested: 'Der Test ist nicht angekommen',
  },
}

export const server: Worded<typeof en.server> = {
  mostWebhooks: (most) => `Höchstens ${digits(most)} sind möglich. Entfern bitte zuerst einen Eintrag.`,
  webhookExists: (name) => `Der Name „${name}“ ist schon vergeben. Wähl einen anderen.`,
  addressLost:
    'Der Schlüssel dieser Installation hat sich geändert, deshalb lässt sich die Adresse nicht mehr lesen. Bitte gib sie noch einmal ein.',
  webhookRemoved: (name) => `„${name}“ ist entfernt. Dorthin wird nichts mehr gesendet.`,
  webhookIsOff: (name) => `„${name}“ ist ausgeschaltet. Schalt es zuerst ein.`,
  sentAgain: 'Es wird noch einmal gesendet.',
  channelTested: (name) => `Der Test ist in „${name}“ angekommen.`,
  problems: {
    onlyHttps: (host) => `Die Adresse von ${host} muss mit https:// beginnen.`,
    notPublic: (host) =>
      `${host} ist nicht im öffentlichen Internet. Der Betrieb kann es mit der Einstellung WEBHOOK_HOSTS erlauben.`,
    packed: (host) => `${host} schickt komprimierten Inhalt, der sich nicht lesen lässt.`,
    noHost: (host) => `Es gibt keinen Server namens ${host}.`,
    tookTooLong: (host) => `${host} hat länger als 10 Sekunden gebraucht.`,
    certificate: (host) => `Das Zertifikat von ${host} ist nicht gültig.`,
    unreachable: (host) => `${host} ist nicht erreichbar.`,
    keyChanged: (host) =>
      `Der Schlüssel dieser Installation hat sich geändert, deshalb lässt sich die Adresse von ${host} nicht mehr lesen. Bitte gib sie noch einmal ein.`,
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
  turnedOff: {
    subject: (name) => `Ausgeschaltet: ${name}`,
    failing: (host) => `An ${host} ließ sich drei Tage lang nichts zustellen.`,
    gone: (host) => `Laut ${host} gibt es die Adresse nicht mehr.`,
    effect:
      'Dorthin wird nichts mehr gesendet, bis jemand aus der Administration es unter Werkzeuge, „Webhooks und Kanäle“ wieder einschaltet. Was noch wartet, wird dann gesendet.',
  },
  notFound: {
    webhook: 'Dieser Webhook wurde nicht gefunden.',
    channel: 'Dieser Kanal wurde nicht gefunden.',
    delivery: 'Diese Zustellung wurde nicht gefunden.',
  },
}
