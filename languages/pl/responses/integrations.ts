import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits } = formatsOf('pl')

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
}
