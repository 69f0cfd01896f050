import type { Worded } from '../../../languages/words'
import { formatsOf } from '../../../shared/languages/formats'
import type * as en from './en'

const { digits, plural } = formatsOf('de')

export const web: Worded<typeof en.web> = {
  section: 'Webhooks und Kanäle',
  webhooks: {
    title: 'Webhooks',
    text: 'Ein Webhook sagt einem Programm, was geschieht: einem Personalsystem, einem Raumkalender, einem Data Warehouse. Ereignisse sind nach der Spezifikation „Standard Webhooks“ signiert und werden drei Tage lang versucht.',
    failed: 'Die Webhooks konnten nicht gelesen werden.',
    of: (name) => `Der Webhook „${name}“`,
    once: 'Es wird nur dieses eine Mal gezeigt. Das Programm prüft damit, dass ein Ereignis von hier kommt.',
    secret: 'Geheimnis',
    earlier: (end) => `Bis ${end} signiert auch das frühere Geheimnis.`,
    told: (events) => `Erfährt: ${events}`,
    personal: 'Namen und Adressen von Menschen mitgeben',
    personalText:
      'Sie verlassen Cup of Joe mit jedem Ereignis. Ohne sie enthalten Ereignisse nur IDs und Zahlen.',
    hasPersonal: 'Mit Namen und Adressen',
    off: {
      administrator: (since) => `Aus seit ${since}`,
      failing: (since) => `Aus seit ${since}: drei Tage lang kam nichts an`,
      gone: (since) => `Aus seit ${since}: der Server sagt, dass dort niemand mehr ist`,
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
      'Das Programm braucht das neue Geheimnis innerhalb einer Woche. Bis dahin signiert auch das frühere.',
    remove: 'Entfernen',
    removeTitle: (name) => `„${name}“ entfernen?`,
    removeEffect: 'Dorthin wird nichts mehr gesendet, und das Protokoll wird gelöscht.',
    notRemoved: 'Das Entfernen ist nicht gelungen',
    log: 'Protokoll',
    logOf: (name) => `Was „${name}“ erfahren hat`,
    logFailed: 'Das Protokoll konnte nicht gelesen werden.',
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
      'round.made': 'eine Runde wird gemacht',
      'round.changed': 'eine Runde wird geändert',
      'round.published': 'ihre Leute sehen ihre Treffen',
      'round.completed': 'eine Runde wird abgeschlossen',
      'newsletter.sent': 'ein Newsletter ist gesendet',
      'match.met': 'zwei sagen, dass sie sich getroffen haben',
      'meeting.booked': 'eine Zeit wird gebucht',
      'meeting.moved': 'eine Zeit wird verlegt',
      'meeting.cancelled': 'eine Zeit wird abgesagt',
      'person.joined': 'jemand macht neu mit',
      'person.left': 'jemand geht',
    },
  },
  channels: {
    title: 'Kanäle',
    text: 'Jede Runde wird in einem Kanal eures Chats angekündigt, sobald ihre Leute ihre Treffen sehen: wie viele Paare es gibt, und wie viele neue Gesichter. Kein Treffen wird genannt.',
    failed: 'Die Kanäle konnten nicht gelesen werden.',
    name: 'Name eines neuen Kanals',
    form: 'Chat',
    forms: {
      slack: 'Slack, Mattermost, Rocket.Chat oder Zulip',
      teams: 'Microsoft Teams (Workflows)',
    },
    make: 'Kanal hinzufügen',
    notMade: 'Der Kanal konnte nicht hinzugefügt werden',
    test: 'Test senden',
    notTested: 'Der Test ist nicht angekommen',
  },
}

export const server: Worded<typeof en.server> = {
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
  turnedOff: {
    subject: (name) => `Ausgeschaltet: ${name}`,
    failing: (host) => `An ${host} ließ sich drei Tage lang nichts zustellen.`,
    gone: (host) => `${host} sagt, dass dort niemand mehr ist.`,
    effect:
      'Dorthin wird nichts mehr gesendet, bis jemand aus der Administration es unter „Webhooks und Kanäle“ wieder einschaltet. Was noch wartet, wird dann gesendet.',
  },
  notFound: {
    webhook: 'Dieser Webhook wurde nicht gefunden.',
    channel: 'Dieser Kanal wurde nicht gefunden.',
    delivery: 'Diese Zustellung wurde nicht gefunden.',
  },
}
