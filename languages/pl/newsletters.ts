import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'
import { editor, linking, validation } from './newsletters/editor'
import { send } from './newsletters/send'

const { digits, plural } = formatsOf('pl')

const have = (count: number) =>
  plural(count, {
    one: '# osoba go ma',
    few: '# osoby go mają',
    many: '# osób go ma',
    other: '# osoby go ma',
  })

export const newsletters: Words['newsletters'] = {
  title: 'Newslettery',
  loadFailed: 'Nie udało się wczytać newsletterów.',
  none: {
    title: 'Nie ma jeszcze newsletterów',
    text: 'Utwórz newsletter. Zaczyna się od nastroju, cytatu, łamigłówki i dobrych rad, a wszystko możesz zmienić.',
  },
  wasSent: {
    title: (round) => `Newsletter na ${round} został wysłany`,
    text: (figure) => `Trafił do ${figure} osób. Wiadomości są w Dziennikach wysyłki.`,
  },
  search: 'Szukaj newsletterów',
  status: { draft: 'szkic', approved: 'zatwierdzony', sent: 'wysłany' },
  created: (day) => `Utworzony: ${day}`,
  noPairing: 'Bez doboru par',
  edit: { action: 'Edytuj', of: (title) => `Edytuj: ${title}` },
  sendOf: (label, title) => `${label}: ${title}`,
  more: (title) => `Więcej: ${title}`,
  create: {
    month: 'Miesiąc nowego newslettera',
    action: 'Utwórz newsletter',
    pending: 'Tworzenie…',
    done: 'Newsletter utworzony',
    text: (title) => `„${title}” to szkic z treścią na początek.`,
    textLinked: (title, pairings) =>
      `„${title}” to szkic z treścią na początek, połączony z: ${pairings.join(', ')}.`,
    edit: 'Edytuj go teraz',
    failed: 'Nie udało się utworzyć newslettera',
  },
  approve: {
    action: 'Zatwierdź',
    of: (title) => `Zatwierdź: ${title}`,
    pending: 'Zatwierdzanie…',
    done: (title) => `„${title}” jest zatwierdzony. Można go teraz wysłać.`,
    failed: 'Nie udało się zatwierdzić newslettera',
  },
  duplicate: {
    action: 'Powiel',
    done: (title) => `„${title}” to szkic z tymi samymi tekstami. Połącz go z doborem par innej grupy.`,
    failed: 'Nie udało się powielić newslettera',
  },
  delete: {
    action: 'Usuń',
    title: (title) => `Usunąć „${title}”?`,
    confirm: 'Usuń newsletter',
    pending: 'Usuwanie…',
    failed: 'Nie udało się usunąć newslettera',
    failedTitle: 'Nie można usunąć newslettera',
    unsent: 'Jego teksty znikają na zawsze; nie wysłano z niego żadnego e-maila. Tego nie da się cofnąć.',
    sent: (sent) => `Jego teksty znikają na zawsze; ${have(sent)}. Tego nie da się cofnąć.`,
    sentAndUncertain: (sent, uncertain) =>
      `Jego teksty znikają na zawsze; ${have(sent)}, a może go mieć jeszcze ${digits(uncertain)}. Tego nie da się cofnąć.`,
  },
  editor,
  linking,
  validation,
  send,
}
