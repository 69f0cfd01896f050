import type { Worded } from '../../../languages/words'
import { formatsOf } from '../../../shared/languages/formats'
import type * as en from './en'

const { digits, plural } = formatsOf('pl')

export const web: Worded<typeof en.web> = {
  section: 'Webhooki i kanały',
  webhooks: {
    title: 'Webhooki',
    text: 'Webhook mówi programowi, co się dzieje: systemowi kadrowemu, kalendarzowi sal, hurtowni danych. Zdarzenia są podpisane zgodnie ze specyfikacją Standard Webhooks i ponawiane przez trzy dni.',
    failed: 'Nie udało się wczytać webhooków.',
    of: (name) => `Webhook „${name}”`,
    once: 'Widać go tylko ten jeden raz. Program sprawdza nim, czy zdarzenia pochodzą stąd.',
    secret: 'Sekret',
    earlier: (end) => `Do ${end} podpisuje też poprzedni sekret.`,
    told: (events) => `Dowiaduje się: ${events}`,
    personal: 'Podawaj imiona, nazwiska i adresy osób',
    personalText:
      'Opuszczają Cup of Joe z każdym zdarzeniem. Bez nich zdarzenia zawierają tylko identyfikatory i liczby.',
    hasPersonal: 'Z imionami, nazwiskami i adresami',
    off: {
      administrator: (since) => `Wyłączony od ${since}`,
      failing: (since) => `Wyłączony od ${since}: przez trzy dni nic nie dotarło`,
      gone: (since) => `Wyłączony od ${since}: serwer mówi, że tego adresu już nie ma`,
    },
    turnOff: 'Wyłącz',
    turnOn: 'Włącz',
    name: 'Nazwa nowego webhooka',
    address: 'Adres',
    what: 'O czym się dowiaduje',
    choose: 'Wybierz co najmniej jedno zdarzenie',
    make: 'Dodaj webhook',
    notMade: 'Nie udało się dodać webhooka',
    notChanged: 'Nie udało się zmienić webhooka',
    renew: 'Nowy sekret',
    renewTitle: (name) => `Nowy sekret dla „${name}”?`,
    renewEffect: 'Przekaż programowi nowy sekret w ciągu tygodnia. Do tego czasu podpisuje też poprzedni.',
    remove: 'Usuń',
    removeTitle: (name) => `Usunąć „${name}”?`,
    removeEffect: 'Nic więcej tam nie wyślemy, a dziennik zostanie usunięty.',
    notRemoved: 'Nie udało się usunąć',
    log: 'Dziennik',
    logOf: (name) => `Czego dowiedział się „${name}”`,
    logFailed: 'Nie udało się wczytać dziennika.',
    nothing: 'Jeszcze nic.',
    again: 'Wyślij ponownie',
    notSent: 'Nie udało się wysłać ponownie',
    tries: (count) => plural(count, { one: '# próba', few: '# próby', many: '# prób', other: '# próby' }),
    next: (when) => `następna próba: ${when}`,
    states: {
      waiting: 'Czeka',
      delivered: 'Dostarczone',
      failed: 'Niedostarczone',
    },
    events: {
      'round.made': 'powstaje runda',
      'round.changed': 'runda się zmienia',
      'round.published': 'ludzie widzą swoje spotkania',
      'round.completed': 'runda się kończy',
      'newsletter.sent': 'newsletter jest wysłany',
      'match.met': 'dwie osoby mówią, że się spotkały',
      'meeting.booked': 'termin zostaje zarezerwowany',
      'meeting.moved': 'termin zostaje zmieniony',
      'meeting.cancelled': 'termin zostaje odwołany',
      'person.joined': 'ktoś dołącza',
      'person.left': 'ktoś odchodzi',
    },
  },
  channels: {
    title: 'Kanały',
    text: 'Ogłasza każdą rundę na kanale czatu, gdy ludzie widzą swoje spotkania: ile par i ile nowych twarzy. Żadne spotkanie nie jest wymienione.',
    failed: 'Nie udało się wczytać kanałów.',
    name: 'Nazwa nowego kanału',
    form: 'Czat',
    forms: {
      slack: 'Slack, Mattermost, Rocket.Chat lub Zulip',
      teams: 'Microsoft Teams (Workflows)',
      'google-chat': 'Google Chat',
    },
    make: 'Dodaj kanał',
    notMade: 'Nie udało się dodać kanału',
    test: 'Wyślij test',
    notTested: 'Test nie dotarł',
  },
}

export const server: Worded<typeof en.server> = {
  mostWebhooks: (most) => `Może ich być najwyżej ${digits(most)}. Najpierw usuń jeden.`,
  webhookExists: (name) => `Nazwa „${name}” jest już zajęta. Wybierz inną.`,
  addressLost: 'Zmienił się klucz tej instalacji, więc adresu nie da się już odczytać. Wpisz go ponownie.',
  webhookRemoved: (name) => `„${name}” jest usunięty. Nic więcej tam nie wyślemy.`,
  webhookIsOff: (name) => `„${name}” jest wyłączony. Najpierw go włącz.`,
  sentAgain: 'Trwa ponowne wysyłanie.',
  channelTested: (name) => `Test dotarł do „${name}”.`,
  problems: {
    onlyHttps: (host) => `Adres ${host} musi zaczynać się od https://.`,
    notPublic: (host) =>
      `${host} nie jest w publicznym internecie. Operator może na to pozwolić ustawieniem WEBHOOK_HOSTS.`,
    packed: (host) => `${host} zwraca spakowaną treść, której nie da się odczytać.`,
    noHost: (host) => `Nie ma serwera o nazwie ${host}.`,
    tookTooLong: (host) => `${host}: odpowiedź trwała ponad 10 sekund.`,
    certificate: (host) => `Certyfikat ${host} jest nieważny.`,
    unreachable: (host) => `Nie można połączyć się z ${host}.`,
    keyChanged: (host) =>
      `Zmienił się klucz tej instalacji, więc adresu ${host} nie da się już odczytać. Wpisz go ponownie.`,
    refused: (host, status) => `${host} tego nie przyjmuje (${status}).`,
  },
  announcement: {
    round: (pairs, count) => {
      const made = plural(pairs, {
        one: '# nowa para',
        few: '# nowe pary',
        many: '# nowych par',
        other: '# nowej pary',
      })
      const fresh = plural(count, {
        one: '# nowa twarz',
        few: '# nowe twarze',
        many: '# nowych twarzy',
        other: '# nowej twarzy',
      })
      return count > 0 ? `${made}, ${fresh}.` : `${made}.`
    },
    look: 'Zobacz swoje spotkanie',
    test: 'To jest test. Tutaj będą ogłaszane rundy Cup of Joe.',
  },
  turnedOff: {
    subject: (name) => `Wyłączono: ${name}`,
    failing: (host) => `Przez trzy dni nie udało się niczego dostarczyć do ${host}.`,
    gone: (host) => `${host} mówi, że tego adresu już nie ma.`,
    effect:
      'Nic więcej tam nie wyślemy, dopóki administracja nie włączy tego ponownie w karcie Narzędzia, „Webhooki i kanały”. Wszystko, co czeka, zostanie wtedy wysłane.',
  },
  notFound: {
    webhook: 'Nie znaleziono tego webhooka.',
    channel: 'Nie znaleziono tego kanału.',
    delivery: 'Nie znaleziono tej wysyłki.',
  },
}
