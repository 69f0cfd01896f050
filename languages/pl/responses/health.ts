import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, plural } = formatsOf('pl')

export const health: Responses['health'] = {
  database: { slow: 'Wolno', fine: 'Działa' },
  email: {
    outbox: {
      label: 'Tryb próbny',
      detail:
        'E-maile trafiają do skrzynki nadawczej; nikt ich nie dostaje. Ustaw MAIL_URL, żeby je wysyłać.',
    },
    unreachable: (transport) => `${transport}: nieosiągalny`,
    cannotReach: (why) => `Serwer poczty jest nieosiągalny: ${why}`,
    silent: 'Serwer poczty nie odpowiada.',
    paused: (transport) => `${transport}, wysyłka wstrzymana`,
    pausedBy: 'Administracja wstrzymała newsletter.',
    nothingWaits: 'Nic nie czeka na wysyłkę.',
    waiting: (count) =>
      plural(count, {
        one: '# e-mail czeka na wysyłkę.',
        few: '# e-maile czekają na wysyłkę.',
        many: '# e-maili czeka na wysyłkę.',
        other: '# e-maila czeka na wysyłkę.',
      }),
  },
  jobs: { failing: 'Nie działa', notYet: 'Jeszcze nie działało', late: 'Spóźnione', onTime: 'Na czas' },
  employeeFile: {
    label: 'Z pliku',
    reads: (file) => `Czyta ${file}.`,
    gone: (file) => `Od ostatniej synchronizacji nie ma już pliku ${file}.`,
    notThere: (file) => `Nie ma jeszcze pliku ${file}.`,
  },
  cycle: {
    manual: {
      label: 'Ręcznie',
      detail: 'Każdy miesiąc prowadzisz ręcznie. Automat włączysz w karcie Narzędzia, Program.',
    },
    sends: 'Dobiera pary i wysyła newslettery.',
    drafts: 'Dobiera pary. Newslettery zatwierdzasz ty.',
    needsAttention: 'Wymaga uwagi',
    tryingAgain: 'Ponowna próba',
    notDone: (step, run, why) => `Niewykonany krok: ${step} (przebieg: ${run}): ${why}.`,
    failing: (step, run, why) => `Krok wciąż się nie udaje: ${step} (przebieg: ${run}): ${why}.`,
    noReason: 'powód jest nieznany',
    running: 'W toku',
    scheduled: 'Zaplanowany',
  },
  signIn: {
    slowed: {
      label: 'Kody spowolnione',
      detail: (codes) =>
        `W ciągu dziesięciu minut wpisano zbyt wiele błędnych kodów (ponad ${digits(codes)}): być może ktoś zgaduje. Nowe przeglądarki mają jedną próbę na minutę. Linki nadal działają.`,
    },
    fine: { label: 'Działa', detail: 'Linki i kody działają.' },
  },
}
