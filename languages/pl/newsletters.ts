import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'
import { editor, linking, validation } from './newsletters/editor'
import { send } from './newsletters/send'

const { digits, plural } = formatsOf('pl')

const have = (count: number) =>
  plural(count, {
    one: '# osoba już go ma',
    few: '# osoby już go mają',
    many: '# osób już go ma',
    other: '# osoby już go ma',
  })

export const newsletters: Words['newsletters'] = {
  title: 'Newslettery',
  loadFailed: 'Nie udało się wczytać newsletterów.',
  none: {
    title: 'Nie ma jeszcze newsletterów',
    text: 'Utwórz newsletter. Zaczyna się od nastroju, cytatu, łamigłówki i dobrych rad, a wszystko możesz zmienić.',
  },
  wasSent: {
    title: (round, people) =>
      `Newsletter (${round}) wysłano do ${plural(people, { one: '# osoby', few: '# osób', many: '# osób', other: '# osoby' })}`,
    text: 'E-maile są w Dziennikach wysyłki.',
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
    unsent: 'Nie wysłano z niego żadnego e-maila. Jego teksty znikną na zawsze.',
    sent: (sent) => `${have(sent)}. Jego teksty znikną na zawsze.`,
    sentAndUncertain: (sent, uncertain) =>
      `${have(sent)}, a może go mieć jeszcze ${digits(uncertain)}. Jego teksty znikną na zawsze.`,
  },
  editor,
  linking,
  validation,
  send,
}
