import type { Worded } from '../../../languages/words'
import { formatsOf } from '../../../shared/languages/formats'
import type * as en from './en'

const { digits, plural } = formatsOf('nl')

export const web: Worded<typeof en.web> = {
  section: 'Webhooks en kanalen',
  webhooks: {
    title: 'Webhooks',
    text: 'Een webhook vertelt een programma wat er gebeurt: een HR-systeem, een zalenagenda, een datawarehouse. Gebeurtenissen worden ondertekend volgens de specificatie Standard Webhooks, en drie dagen lang opnieuw geprobeerd.',
    failed: 'De webhooks konden niet worden geladen.',
    of: (name) => `De webhook ‘${name}’`,
    once: 'Je ziet het alleen deze keer. Het programma controleert ermee of gebeurtenissen hiervandaan komen.',
    secret: 'Geheim',
    earlier: (end) => `Tot ${end} ondertekent ook het vorige geheim.`,
    told: (events) => `Hoort: ${events}`,
    personal: 'Namen en adressen van mensen meegeven',
    personalText:
      'Ze verlaten Cup of Joe met elke gebeurtenis. Zonder bevatten gebeurtenissen alleen id’s en aantallen.',
    hasPersonal: 'Met namen en adressen',
    off: {
      administrator: (since) => `Uit sinds ${since}`,
      failing: (since) => `Uit sinds ${since}: drie dagen lang kwam er niets aan`,
      gone: (since) => `Uit sinds ${since}: de server zegt dat het adres niet meer bestaat`,
    },
    turnOff: 'Uitzetten',
    turnOn: 'Aanzetten',
    name: 'Naam van een nieuwe webhook',
    address: 'Adres',
    what: 'Wat hij hoort',
    choose: 'Kies minstens één gebeurtenis',
    make: 'Webhook toevoegen',
    notMade: 'De webhook kon niet worden toegevoegd',
    notChanged: 'De webhook kon niet worden gewijzigd',
    renew: 'Nieuw geheim',
    renewTitle: (name) => `Een nieuw geheim voor ‘${name}’?`,
    renewEffect: 'Geef het programma het nieuwe geheim binnen een week. Tot dan ondertekent ook het vorige.',
    remove: 'Verwijderen',
    removeTitle: (name) => `‘${name}’ verwijderen?`,
    removeEffect: 'Er wordt niets meer naartoe gestuurd, en het logboek wordt verwijderd.',
    notRemoved: 'Verwijderen is niet gelukt',
    log: 'Logboek',
    logOf: (name) => `Wat ‘${name}’ heeft gehoord`,
    logFailed: 'Het logboek kon niet worden geladen.',
    nothing: 'Nog niets.',
    again: 'Opnieuw sturen',
    notSent: 'Opnieuw sturen is niet gelukt',
    tries: (count) => plural(count, { one: '# poging', other: '# pogingen' }),
    next: (when) => `volgende poging: ${when}`,
    states: {
      waiting: 'Wacht',
      delivered: 'Bezorgd',
      failed: 'Niet bezorgd',
    },
    events: {
      'round.made': 'een ronde wordt gemaakt',
      'round.changed': 'een ronde wordt gewijzigd',
      'round.published': 'mensen zien hun match',
      'round.completed': 'een ronde wordt afgerond',
      'newsletter.sent': 'een nieuwsbrief wordt verstuurd',
      'match.met': 'twee mensen zeggen dat ze elkaar hebben ontmoet',
      'meeting.booked': 'een tijd wordt vastgelegd',
      'meeting.moved': 'een tijd wordt verplaatst',
      'meeting.cancelled': 'een tijd wordt geannuleerd',
      'person.joined': 'iemand komt erbij',
      'person.left': 'iemand vertrekt',
    },
  },
  channels: {
    title: 'Kanalen',
    text: 'Kondigt elke ronde aan in een kanaal van je chat zodra mensen hun match zien: hoeveel paren, en hoeveel nieuwe gezichten. Er wordt geen match genoemd.',
    failed: 'De kanalen konden niet worden geladen.',
    name: 'Naam van een nieuw kanaal',
    form: 'Chat',
    forms: {
      slack: 'Slack, Mattermost, Rocket.Chat of Zulip',
      teams: 'Microsoft Teams (Workflows)',
      'google-chat': 'Google Chat',
    },
    make: 'Kanaal toevoegen',
    notMade: 'Het kanaal kon niet worden toegevoegd',
    test: 'Test sturen',
    notTested: 'De test is niet aangekomen',
  },
}

export const server: Worded<typeof en.server> = {
  mostWebhooks: (most) => `Er kunnen er hooguit ${digits(most)} zijn. Verwijder er eerst een.`,
  webhookExists: (name) => `De naam ‘${name}’ is al in gebruik. Kies een andere naam.`,
  addressLost:
    'De sleutel van deze installatie is veranderd, dus het adres is niet meer te lezen. Vul het opnieuw in.',
  webhookRemoved: (name) => `‘${name}’ is verwijderd. Er wordt niets meer naartoe gestuurd.`,
  webhookIsOff: (name) => `‘${name}’ staat uit. Zet dat eerst aan.`,
  sentAgain: 'Het wordt opnieuw verstuurd.',
  channelTested: (name) => `De test is aangekomen in ‘${name}’.`,
  problems: {
    onlyHttps: (host) => `Het adres van ${host} moet met https:// beginnen.`,
    notPublic: (host) =>
      `${host} staat niet op het openbare internet. Wie de server beheert kan het toestaan met de instelling WEBHOOK_HOSTS.`,
    packed: (host) => `${host} geeft gecomprimeerde inhoud terug, die niet te lezen is.`,
    noHost: (host) => `Er is geen server met de naam ${host}.`,
    tookTooLong: (host) => `${host} deed er langer dan 10 seconden over.`,
    certificate: (host) => `Het certificaat van ${host} is niet geldig.`,
    unreachable: (host) => `${host} is niet te bereiken.`,
    keyChanged: (host) =>
      `De sleutel van deze installatie is veranderd, dus het adres van ${host} is niet meer te lezen. Vul het opnieuw in.`,
    refused: (host, status) => `${host} accepteert het niet (${status}).`,
  },
  announcement: {
    round: (pairs, count) => {
      const made = plural(pairs, { one: '# nieuw paar', other: '# nieuwe paren' })
      const fresh = plural(count, { one: '# nieuw gezicht', other: '# nieuwe gezichten' })
      return count > 0 ? `${made}, ${fresh}.` : `${made}.`
    },
    look: 'Bekijk je match',
    test: 'Dit is een test. Rondes van Cup of Joe worden hier aangekondigd.',
  },
  turnedOff: {
    subject: (name) => `Uitgezet: ${name}`,
    failing: (host) => `Drie dagen lang kon er niets worden bezorgd bij ${host}.`,
    gone: (host) => `${host} zegt dat het adres niet meer bestaat.`,
    effect:
      'Er wordt niets meer naartoe gestuurd tot een beheerder het weer aanzet, onder Hulpmiddelen, ‘Webhooks en kanalen’. Alles wat wacht, wordt dan verstuurd.',
  },
  notFound: {
    webhook: 'Deze webhook is niet gevonden.',
    channel: 'Dit kanaal is niet gevonden.',
    delivery: 'Deze bezorging is niet gevonden.',
  },
}
