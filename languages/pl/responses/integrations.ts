import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, plural } = formatsOf('pl')

export const integrations: Responses['integrations'] = {
  keyExists: (name) => `Klucz API o nazwie „${name}” już istnieje. Wybierz inną nazwę.`,
  keyRevoked: (name) => `Klucz „${name}” jest unieważniony. Wywołania z nim są teraz odrzucane.`,
  wrongKeys: (wait) => `Wysłano stąd zbyt wiele błędnych kluczy API. Spróbuj ponownie za ${wait}.`,
  wrongKey: 'Ten klucz API jest błędny albo unieważniony.',
  keyEnded: (name) => `Klucz API „${name}” wygasł. Utwórz nowy.`,
  keyInAddress:
    'Klucz API nie może być w adresie, bo zostaje w dziennikach. Unieważnij go i wyślij nowy w nagłówku Authorization.',
  cookieBesideKey: 'Wyślij klucz API albo ciasteczko sesji, nie oba naraz.',
  notForKeys: 'Tego nie może żaden klucz API. Musi to zrobić administrator.',
  scopeMissing: (scope) => `Ten klucz API nie ma zakresu „${scope}”.`,
  tooManyCalls: (most) =>
    `W ciągu minuty było z tym kluczem API więcej niż ${digits(most)} wywołań. Poczekaj chwilę.`,
  repeatKeyTooLong: (most) => `Idempotency-Key ma od 1 do ${digits(most)} znaków.`,
  repeatedOtherwise: 'Tego Idempotency-Key użyto do innego wywołania. Dla każdego wywołania użyj nowego.',
  callUnderWay: 'Pierwsze wywołanie z tym Idempotency-Key jeszcze trwa. Powtórz je nieco później.',
  callCutOff:
    'Serwer zatrzymał się w trakcie pierwszego wywołania z tym Idempotency-Key. Sprawdź, czy zostało wykonane, i wywołaj z innym.',
  mostWebhooks: (most) => `Może ich być ${digits(most)}. Najpierw usuń jeden.`,
  webhookExists: (name) => `Nazwa „${name}” jest już zajęta. Wybierz inną.`,
  addressLost: 'Adresu nie da się już odczytać, bo zmienił się klucz tej instalacji. Podaj go ponownie.',
  webhookRemoved: (name) => `„${name}” został usunięty. Nic więcej tam nie zostanie wysłane.`,
  webhookIsOff: (name) => `„${name}” jest wyłączony. Najpierw go włącz.`,
  sentAgain: 'Trwa ponowne wysyłanie.',
  channelTested: (name) => `Test dotarł do „${name}”.`,
  problems: {
    onlyHttps: (host) => `Z ${host} łączymy się tylko przez https.`,
    notPublic: (host) =>
      `${host} nie jest w publicznym internecie. Operator może na to pozwolić ustawieniem WEBHOOK_HOSTS.`,
    packed: (host) => `${host} zwraca spakowaną treść.`,
    noHost: (host) => `Nie ma serwera o nazwie ${host}.`,
    tookTooLong: (host) => `${host} potrzebował więcej niż 10 sekund.`,
    certificate: (host) => `Certyfikat ${host} jest nieważny.`,
    unreachable: (host) => `Nie można połączyć się z ${host}.`,
    keyChanged: (host) =>
      `Zmienił się klucz tej instalacji, więc adresu ${host} nie da się już odczytać. Podaj go ponownie.`,
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
}
