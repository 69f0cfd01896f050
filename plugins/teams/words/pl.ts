import type { Worded } from '../../../languages/words'
import type * as en from './en'

export const server: Worded<typeof en.server> = {
  chat: 'Otwórz czat',
  faults: {
    secret: (code) =>
      `Microsoft odrzuca poświadczenie aplikacji (${code}), więc powiadamiamy e-mailem. Utwórz w Entra nowy klucz tajny klienta lub certyfikat i uruchom ponownie z nim.`,
    permission: (missing) =>
      `Aplikacji brakuje uprawnienia (${missing}), więc powiadamiamy e-mailem. Nadaj je w Entra za zgodą administratora. Ponowna próba następuje co minutę.`,
    app: (code) =>
      `Microsoft nie zna aplikacji albo jest ona wyłączona (${code}), więc powiadamiamy e-mailem. Przywróć ją w katalogu albo sprawdź TEAMS_TENANT_ID, TEAMS_CLIENT_ID i TEAMS_APP_ID.`,
  },
}
