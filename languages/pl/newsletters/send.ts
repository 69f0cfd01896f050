import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('pl')

const people = (count: number) =>
  plural(count, { one: '# osoba', few: '# osoby', many: '# osób', other: '# osoby' })
const toPeople = (count: number) =>
  plural(count, { one: 'do # osoby', few: 'do # osób', many: 'do # osób', other: 'do # osoby' })
const uncertainMails = (count: number) =>
  plural(count, {
    one: '# niepewny e-mail',
    few: '# niepewne e-maile',
    many: '# niepewnych e-maili',
    other: '# niepewnego e-maila',
  })

export const send: Words['newsletters']['send'] = {
  toUsers: 'Wyślij do osób',
  toAll: 'Wyślij do wszystkich',
  toOthers: (count) => `Wyślij pozostałym (${digits(count)})`,
  sent: 'Newsletter wysłany',
  paused: 'Wysyłka jest wstrzymana',
  pending: 'Wysyłanie… (może potrwać 2–3 minuty)',
  notLinked: 'Przed wysyłką połącz newsletter z doborem par. Wybierz go w edycji newslettera.',
  error: 'Błąd wysyłki newslettera',
  failed: 'Nie udało się wysłać newslettera',
  failedSeeLogs: 'Nie udało się wysłać newslettera. Szczegóły są w dziennikach.',
  success: 'Newsletter wysłany',
  sentTo: (count) => `Wysłano ${toPeople(count)}`,
  still: {
    title: 'Wysyłka jeszcze trwa',
    text: 'Wysyłka newslettera trwa dłużej niż zwykle, ale może jeszcze przebiegać w tle',
  },
  outcome: (all, sent, failed) =>
    `Wysłano ${toPeople(all)}. Udane: ${digits(sent)}, nieudane: ${digits(failed)}.`,
  outcomeWithUncertain: (all, sent, failed, unknown) =>
    `Wysłano ${toPeople(all)}. Udane: ${digits(sent)}, nieudane: ${digits(failed)}, niepewne: ${digits(unknown)}.`,
  soFar: (sent, total) => `Wysłano ${digits(sent)} z ${digits(total)}`,
  ask: {
    title: (title) => `Wysłać „${title}”?`,
    counting: 'Liczenie osób, które go dostaną.',
    countingShort: 'Liczenie…',
    effect: (count) =>
      plural(count, {
        one: '# osoba dostaje jeden osobisty e-mail. Wysłanych e-maili nie da się wycofać.',
        few: '# osoby dostają po jednym osobistym e-mailu. Wysłanych e-maili nie da się wycofać.',
        many: '# osób dostaje po jednym osobistym e-mailu. Wysłanych e-maili nie da się wycofać.',
        other: '# osoby dostaje po jednym osobistym e-mailu. Wysłanych e-maili nie da się wycofać.',
      }),
    untranslated: (count, language, first) =>
      plural(count, {
        one: `# osoba czyta w innym języku (${language}), a dostaje: ${first}.`,
        few: `# osoby czytają w innym języku (${language}), a dostają: ${first}.`,
        many: `# osób czyta w innym języku (${language}), a dostaje: ${first}.`,
        other: `# osoby czyta w innym języku (${language}), a dostaje: ${first}.`,
      }),
    confirm: (count) => `Wyślij ${toPeople(count)}`,
    older: (language, first) => `Tłumaczenie starsze od oryginału (${first}): ${language}.`,
    mistake: 'To prawdopodobnie pomyłka',
    override: (pairing) => `Żeby mimo to wysłać, wpisz nazwę doboru par: ${pairing}`,
    wrongName: 'Wpisz dokładną nazwę doboru par',
    newsletter: 'Newsletter',
    newsletterFor: (title, month) => `${title}, ${month}`,
    pairing: 'Dobór par',
    pairingOf: (name, month) => `${name}, ${month}`,
    group: 'Grupa',
    groupGets: (count, pairing) => `${people(count)}, ${pairing}`,
    who: 'Kto go dostaje',
    everyone: 'Wszyscy mają spotkanie.',
    matched: (matched, unmatched) =>
      `${plural(matched, { one: '# osoba ma', few: '# osoby mają', many: '# osób ma', other: '# osoby ma' })} spotkanie; ${plural(unmatched, { one: '# osoba jest bez pary i czyta', few: '# osoby są bez pary i czytają', many: '# osób jest bez pary i czyta', other: '# osoby jest bez pary i czyta' })} tekst zastępczy.`,
    already: 'Już wysłany',
    haveIt: (count) =>
      plural(count, {
        one: '# osoba ma go z anulowanej wysyłki i nie dostaje go drugi raz.',
        few: '# osoby mają go z anulowanej wysyłki i nie dostają go drugi raz.',
        many: '# osób ma go z anulowanej wysyłki i nie dostaje go drugi raz.',
        other: '# osoby ma go z anulowanej wysyłki i nie dostaje go drugi raz.',
      }),
  },
  progress: {
    sending: (title) => `Wysyłka: „${title}”`,
    paused: (title) => `Wysyłka „${title}” jest wstrzymana`,
    figures: (sent, failed, unknown, total) =>
      `Wysłane: ${digits(sent)}, nieudane: ${digits(failed)}, niepewne: ${digits(unknown)}, razem: ${digits(total)}`,
    byGroup: 'Według grup',
    preparing: 'Przygotowywanie listy odbiorców',
    states: {
      queued: 'w kolejce',
      sending: 'w toku',
      paused: 'wstrzymana',
      sent: 'wysłana',
      cancelled: 'anulowana',
    },
    ofGroup: (group, state, figures, reason) => [
      group,
      ` (${state}): ${figures}${reason ? `. ${reason}` : ''}`,
    ],
    cancelled: 'Wysyłka anulowana',
    resend: (count) => `Wyślij ponownie ${uncertainMails(count)}`,
    resendTitle: (count) => `Wysłać ponownie ${uncertainMails(count)}?`,
    resendEffect:
      'Serwer zatrzymał się podczas ich wysyłki, więc mogły dotrzeć. Mają ten sam Message-ID, więc większość programów pocztowych pokazuje każdy z nich tylko raz.',
    resendConfirm: 'Wyślij ponownie',
    resendFailed: 'Nie udało się ponownie wysłać niepewnych e-maili',
  },
  control: {
    failed: 'Nie udało się zmienić wysyłki',
    one: { pause: 'Wstrzymaj wysyłkę', resume: 'Wznów wysyłkę', cancel: 'Anuluj wysyłkę' },
    all: { pause: 'Wstrzymaj wszystkie', resume: 'Wznów wszystkie', cancel: 'Anuluj wszystkie' },
    short: { pause: 'Wstrzymaj', resume: 'Wznów', cancel: 'Anuluj' },
    toGroup: {
      pause: (group) => `Wstrzymaj wysyłkę: ${group}`,
      resume: (group) => `Wznów wysyłkę: ${group}`,
      cancel: (group) => `Anuluj wysyłkę: ${group}`,
    },
    cancelTitle: (title) => `Anulować wysyłkę „${title}”?`,
    cancelTitleForGroup: (title, group) => `Anulować wysyłkę „${title}” (${group})?`,
    cancelEffect: (sent, left) =>
      `${plural(sent, { one: '# osoba już go ma', few: '# osoby już go mają', many: '# osób już go ma', other: '# osoby już go ma' })}. ${plural(left, { one: '# osoba go nie dostanie', few: '# osoby go nie dostaną', many: '# osób go nie dostanie', other: '# osoby go nie dostanie' })}.`,
    cancelConfirm: 'Anuluj wysyłkę',
    keep: 'Wysyłaj dalej',
    cancelling: 'Anulowanie…',
  },
}
