import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, listed, period, plural } = formatsOf('pl')

const toRecipients = (count: number) =>
  plural(count, {
    one: 'do # adresata',
    few: 'do # adresatów',
    many: 'do # adresatów',
    other: 'do # adresata',
  })
const people = (count: number) =>
  plural(count, { one: '# osoba', few: '# osoby', many: '# osób', other: '# osoby' })
/** @param who null: somebody whose name is not told */
const savedBy = (who: string | null, fields: string[]) =>
  `Od otwarcia ten newsletter zapisał ktoś inny${who === null ? '' : ` (${who})`}${fields.length > 0 ? `. Zmienione pola: ${fields.join(', ')}` : ''}.`

export const newsletters: Responses['newsletters'] = {
  sample: { department: 'Dział tej osoby' },
  wasSent: {
    edit: 'Ten newsletter jest wysłany i nie można go już edytować.',
    approve: 'Ten newsletter jest wysłany i nie można go już zatwierdzić.',
    delete: 'Ten newsletter jest wysłany i nie można go już usunąć.',
  },
  isBeingSent: {
    edit: 'Trwa wysyłka tego newslettera. Do jej końca nie można go edytować.',
    approve: 'Trwa wysyłka tego newslettera. Do jej końca nie można go zatwierdzić.',
    delete: 'Trwa wysyłka tego newslettera. Do jej końca nie można go usunąć.',
  },
  changed: {
    approve: (who, fields) =>
      `${savedBy(who, fields)} Wczytaj go ponownie i przeczytaj, zanim go zatwierdzisz.`,
    send: (who, fields) => `${savedBy(who, fields)} Wczytaj go ponownie i przeczytaj, zanim go wyślesz.`,
  },
  sendOver: {
    pause: 'Ta wysyłka jest zakończona i nie można jej już wstrzymać.',
    resume: 'Ta wysyłka jest zakończona i nie można jej już wznowić.',
    cancel: 'Ta wysyłka jest zakończona i nie można jej już anulować.',
  },
  resent: (count) =>
    plural(count, {
      one: 'Wysyłamy ponownie # niepewny e-mail.',
      few: 'Wysyłamy ponownie # niepewne e-maile.',
      many: 'Wysyłamy ponownie # niepewnych e-maili.',
      other: 'Wysyłamy ponownie # niepewnego e-maila.',
    }),
  notTranslatedInto: (language, others) =>
    others.length > 0
      ? `Języki, na które tłumaczy się tu newsletter: ${others.join(', ')}. Nie ma wśród nich: ${language}.`
      : 'Nie ma tu innego języka, na który można przetłumaczyć newsletter.',
  send: {
    soFar: (sent, total) => `Na razie ${digits(sent)}, a razem ${toRecipients(total)}.`,
    sentTo: (sent) => `Newsletter wysłano ${toRecipients(sent)}.`,
    cancelled: (open) => `Wysyłka jest anulowana. ${open}`,
    paused: (open, reason) => `Wysyłka jest wstrzymana. ${open} ${reason}`,
    underWay: (open) => `Wysyłka newslettera trwa w tle. ${open}`,
    details: ({ sent, failed, total }) =>
      `Wysłano ${toRecipients(total)}. Udane: ${digits(sent)}, nieudane: ${digits(failed)}.`,
    uncertain: (unknown) => `Niepewne: ${digits(unknown)}. Mogły dotrzeć. Wyślij je ponownie z dziennika.`,
  },
  allMatched: (count) => `Wszyscy mają spotkanie (${people(count)}).`,
  someMatched: (matched, count) =>
    `Spotkanie ma ${digits(matched)} z ${plural(count, { one: '# osoby', few: '# osób', many: '# osób', other: '# osoby' })}; przeczytaj uwagi.`,
  noMatches: 'Połączony dobór par nie ma spotkań.',
  nobodyTakesPart:
    'Nikt z połączonego doboru par nie bierze już udziału. Utwórz nowy dobór par i połącz go z newsletterem.',
  notes: {
    departed: {
      left: 'już tu nie pracuje',
      paused: 'ma przerwę',
      optedOut: 'nie bierze już udziału',
      onLeave: 'jest na urlopie',
      other: 'nie może już brać udziału',
    },
    gone: (who, departed) => `${who} od czasu doboru par ${departed} i nie dostaje e-maila.`,
    goneOfTwo: (who, departed, partner) =>
      `${who} od czasu doboru par ${departed} i nie dostaje e-maila; ${partner} dostaje wiadomość i propozycję kogoś innego.`,
    goneOfMore: (who, departed, others) =>
      `${who} od czasu doboru par ${departed} i nie dostaje e-maila; spotykają się mimo to: ${listed(others)}.`,
    unreachable: (who) =>
      `${who}: w ostatnich miesiącach e-maile nie docierały. Cup of Joe próbuje nadal; zapytaj tę osobę albo daj jej przerwę.`,
    matchDeparted: (name, departed) => `Druga osoba, ${name}, od czasu doboru par ${departed}.`,
    matchGone: 'Tego spotkania już nie ma.',
    noMatch: (who) => `${who} jest bez pary i czyta tekst poniżej.`,
    joinedLater: (who) => `${who} bierze udział dopiero od niedawna i czyta, że będzie w następnej rundzie.`,
  },
  dangers: {
    otherMonth: (month, pairing, ofMonth) =>
      `Newsletter jest na ${period(month)}, ale „${pairing}” to dobór par na ${period(ofMonth)}: wszyscy przeczytaliby, z kim spotykają się w tamtym miesiącu.`,
    toldAlready: (newsletter, count, pairing, on) =>
      `${newsletter === undefined ? 'Inny newsletter' : `Newsletter „${newsletter}”`} podał już spotkania z „${pairing}” (${on}, ${people(count)}): te osoby przeczytałyby o nich drugi raz.`,
  },
  noPairingFile: (file) => `Nie ma pliku doboru par o nazwie „${file}”.`,
  staysLinked: (pairing) =>
    `Wszyscy w „${pairing}” mają już ten newsletter, więc dobór par pozostaje połączony.`,
  otherMonth: (month, pairing) =>
    `Wszystkie połączone dobory par muszą być z tego samego miesiąca (${period(month)}), a „${pairing}” nie jest.`,
  forEverybody: (pairing) =>
    `„${pairing}” jest dla wszystkich, więc osoby z innego doboru par dostałyby e-mail dwa razy. Połącz tylko ten jeden.`,
  twoOfGroup: (group) =>
    `Dwa z tych doborów par są z grupy ${group}, więc jej osoby dostałyby e-mail dwa razy. Połącz tylko jeden.`,
  inCommon: (one, other, count) =>
    `„${one}” i „${other}” mają wspólne osoby (${digits(count)}), które dostałyby e-mail dwa razy. Połącz tylko jeden.`,
  monthName: 'Miesiąc to angielska nazwa miesiąca albo liczba od 1 do 12.',
  savedMeanwhile: 'Od otwarcia ten newsletter zapisał ktoś inny. Wczytaj go ponownie, zanim zapiszesz.',
  approvedAlready: 'Ten newsletter jest już zatwierdzony.',
  deleted: (title) => `Usunięto „${title}”.`,
  testCopyRefused: (reason) => `Serwer pocztowy nie przyjął e-maila próbnego: ${reason}`,
  nobodyWith: (address) => `Nikt z adresem ${address} nie dostaje tego newslettera.`,
  testCopies: (most, minutes) =>
    `Limit e-maili próbnych to ${most} na godzinę. Spróbuj ponownie za ${minutes}. Podgląd pokazuje ten sam e-mail.`,
  testCopyWithMatch: (address) =>
    `E-mail próbny wysłano na adres ${address}, z własnym spotkaniem tej osoby.`,
  testCopyWithout: (address) =>
    `E-mail próbny wysłano na adres ${address}, z tekstem dla osób bez spotkania.`,
  linkFirst: 'Przed wysyłką połącz newsletter z doborem par. Wybierz go w edycji newslettera.',
  stillTaking: 'Serwer pocztowy przyjmuje jeszcze e-mail z anulowanej wysyłki. Za minutę wyślij ponownie.',
  uncertainBusy:
    'Trwa ponowna wysyłka niepewnych e-maili z wcześniejszej wysyłki. Gdy się skończy, wyślij pozostałym.',
  uncertainPaused:
    'Ponowna wysyłka niepewnych e-maili z wcześniejszej wysyłki jest wstrzymana. Wznów ją albo anuluj, a potem wyślij pozostałym.',
  sentAlready: 'Ten newsletter jest już wysłany.',
  approveFirst: 'Przed wysyłką zatwierdź newsletter.',
  everybodyHasIt: 'Wszyscy mają już ten newsletter.',
  notPaused: 'Ta wysyłka nie jest wstrzymana.',
  mailsDeleted: 'E-maile z tego dziennika są usunięte, więc nie można ich wysłać ponownie.',
  waitUntilSent: 'Trwa wysyłka tego newslettera. Zaczekaj na jej koniec.',
  nothingUncertain:
    'Nie ma niepewnych e-maili do ponownej wysyłki. Osoby, które już tu nie pracują, ich nie dostają, a osoby, które już dołączyły, nie dostają zaproszeń.',
}
