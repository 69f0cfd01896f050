import { formatsOf } from '../../shared/languages/formats'
import type { InRounds } from '../words'
import { someQuoted } from './month'

const { digits, listed, period, plural } = formatsOf('pl')
const people = (count: number) =>
  plural(count, { one: '# osoba', few: '# osoby', many: '# osób', other: '# osoby' })

export const inRounds: InRounds = {
  mail: {
    frame: { cantMakeIt: { dontWait: 'To niczyja wina i nie trzeba czekać do następnej rundy.' } },
    reminders: {
      didYouMeet: { paired: (who) => ['W tej rundzie zaproponowaliśmy ci kawę. Druga osoba: ', who, '.'] },
      join: {
        preheader: 'Regularnie, z kimś, kogo może jeszcze nie znasz.',
        text: 'Regularnie dwie osoby, które może nigdy się nie spotkały, piją razem kawę. Znajdziemy kogoś dla ciebie i napiszemy do was; reszta to pół godziny rozmowy.',
      },
      asked: {
        once: 'Wystarczy jedno kliknięcie i nikt nie zapyta ponownie. Dzięki twojej odpowiedzi w następnej rundzie będzie to ktoś nowy.',
      },
      organiser: {
        preheader: 'W tej rundzie to ty go proponujesz. Jedno kliknięcie go rezerwuje.',
        notBooked: (who) => [
          'Wasza kawa nie ma jeszcze terminu, a w tej rundzie to ty go proponujesz. Druga osoba: ',
          who,
          '.',
        ],
      },
    },
    newsletter: {
      preheader: {
        match: (day, name, department) => `Twoje spotkanie (runda z ${day}): ${name}, ${department}.`,
        sittingOut: (day, why) => `Bez spotkania: runda z ${day}. ${why}`,
      },
      noMatch: {
        youJoinedLater:
          'Ta runda była już ułożona, gdy twoje konto było gotowe. W następnej bierzesz udział.',
        sittingOut: 'W tej rundzie bez spotkania',
      },
      mood: 'Nastrój tej rundy',
      buzzer: { label: 'Łamigłówka' },
      after: { text: 'Jedno kliknięcie powie nam, jak było, żeby w następnej rundzie był to ktoś nowy.' },
    },
    summary: { nobody: { subject: 'Cup of Joe: w tej rundzie nikt nie ma pary' } },
    meetings: {
      calendar: { ofTheMonth: 'Twoja kawa w tej rundzie.' },
      changes: {
        rematched: {
          said: (who, when) => [
            'Kawa jest odwołana, bo w tej rundzie spotkasz kogoś innego. Druga osoba: ',
            who,
            '. Termin: ',
            when,
            '.',
          ],
        },
      },
      invitation: {
        needsLink: (who, link) => [
          `Jesteście w różnych strefach czasowych, a nie ma jeszcze linku do rozmowy wideo. W tej rundzie to ty proponujesz termin, więc wyślij link (${who} na niego czeka). Jeśli podasz swój w `,
          link('swoim profilu'),
          ', znajdzie się w każdym zaproszeniu.',
        ],
      },
      plan: {
        youSuggest: 'W tej rundzie to ty proponujesz termin.',
        suggests: (name) => `W tej rundzie termin proponuje ${name}.`,
      },
    },
    why: { three: 'W tej rundzie jest was troje, żeby nikt nie został bez pary.' },
    matching: {
      scarce: {
        within: ({ people: some, department, colleagues }) =>
          `Tylko własny dział (${department}), a w tej rundzie spotkanie we własnym gronie nie jest możliwe: ${people(some)}; kto tu pasuje: ${colleagues}.`,
        open: ({ people: some, department, colleagues }) =>
          `Otwarci na wszystkich (${department}), a w tej rundzie spotkanie we własnym gronie nie jest możliwe: ${people(some)}; kto tu pasuje: ${colleagues}.`,
      },
      refused: { barred: 'Tych dwóch osób nie można połączyć w tej rundzie.' },
    },
  },
  month: {
    pairing: {
      unseen: (periods, count) =>
        `Spotkania ${plural(periods.length, { one: 'rundy', few: 'rund', many: 'rund', other: 'rund' })} z ${listed(periods.map(period))} nie zostały wysłane: ${plural(count, { one: '# para ich nie widziała', few: '# pary ich nie widziały', many: '# par ich nie widziało', other: '# pary ich nie widziało' })}.`,
      completes: (names, more, now) =>
        `To kończy ${someQuoted(names, more)} i łączy w pary wszystkich, którzy są gotowi na rundę z ${period(now)}.`,
      completeAndBegin: () => 'Zakończ i zacznij nową rundę',
    },
    completed: { text: 'Po zakończeniu zostaje zapis, a następna runda może się zacząć.' },
  },
  responses: {
    month: {
      outcome: {
        steppedOut: (_, partner) => `Twój udział w tej rundzie jest odwołany. Wie o tym: ${partner}.`,
        wasMatched: (partner) => `W parze z tobą w tej rundzie: ${partner}.`,
        notShownYet: () => 'Spotkania tej rundy nie są jeszcze pokazane. Przyjdą z newsletterem.',
        leftOut: (_, why) => `W tej rundzie nie ma dla ciebie pary: ${why}`,
        calledOff: () => 'Twoje spotkanie w tej rundzie zostało odwołane, bo nie było dla ciebie możliwe.',
        noRound: () => 'Tej rundy jeszcze nie ma.',
        beforeYou: () => 'Ta runda powstała, zanim twoje konto było gotowe.',
        noMatch: () => 'W tej rundzie nie ma dla ciebie spotkania, bo udział nie był możliwy.',
      },
    },
    people: {
      madeWithoutYou: (day) =>
        `Runda z ${day} powstała bez ciebie. W następnej bierzesz udział automatycznie.`,
    },
    pairings: {
      pairedAlready: (count, scope, toldOn) =>
        `${scope}: ${people(count)} już w parze w tej rundzie${toldOn ? `, a newsletter już o tym powiadomił (${toldOn})` : ''}. Drugi dobór par dałby im kogoś innego.`,
      inAnotherRound: {
        ofNow: (count, scope) =>
          `${scope}: ${people(count)} w innym doborze par tej rundy, który jeszcze trwa, więc spotkanie już jest.`,
      },
      stillActive: {
        ofNow: (name, count) =>
          `„${name}” jeszcze trwa${count > 0 ? ` (osoby do połączenia, które są w nim: ${digits(count)})` : ''}. To bieżąca runda: żeby utworzyć inną, najpierw ją usuń.`,
      },
      monthCompleted: 'Ta runda jest zakończona, więc odpowiedzi nie można już zmienić.',
    },
    meetings: {
      nobodyToInvite:
        'Druga osoba już tu nie pracuje, więc nie ma kogo zaprosić. W następnej rundzie będzie kolejna okazja.',
    },
    newsletters: {
      dangers: {
        otherMonth: (day, pairing, ofDay) =>
          `Newsletter dotyczy rundy z ${period(day)}, ale „${pairing}” to dobór par z ${period(ofDay)}: wszyscy przeczytaliby, z kim spotykają się w tamtej rundzie.`,
      },
      otherMonth: (day, pairing) =>
        `Połączyć można kilka doborów par, jeśli wszystkie są z ${period(day)}, a „${pairing}” nie jest.`,
    },
    replies: { notMet: 'Zapisane. W następnej rundzie będzie kolejna okazja.' },
  },
}
