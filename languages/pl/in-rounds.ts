import { formatsOf } from '../../shared/languages/formats'
import type { InRounds } from '../words'
import { can, wanting } from './mail/matching'
import { someQuoted } from './month'

const { digits, listed, period, plural } = formatsOf('pl')
const people = (count: number) =>
  plural(count, { one: '# osoba', few: '# osoby', many: '# osób', other: '# osoby' })

export const inRounds: InRounds = {
  mail: {
    frame: { cantMakeIt: { dontWait: 'To niczyja wina i nie trzeba czekać do następnej rundy.' } },
    reminders: {
      didYouMeet: { paired: (who) => ['W tej rundzie zaproponowaliśmy ci kawę: ', who, '.'] },
      join: {
        preheader: 'Regularnie, z kimś, kogo może jeszcze nie znasz.',
        text: (minutes) =>
          `Regularnie dwie osoby z firmy piją razem kawę, często po raz pierwszy. Znajdziemy kogoś dla ciebie i napiszemy do was; reszta to ${minutes} minut przy kawie.`,
      },
      asked: {
        once: 'Jedno kliknięcie i więcej nie pytamy. Dzięki twojej odpowiedzi w następnej rundzie będzie to ktoś nowy.',
      },
      organiser: {
        preheader: 'W tej rundzie to ty go proponujesz. Jedno kliknięcie go rezerwuje.',
        notBooked: (who) => [
          'Wasza kawa (',
          who,
          ') nie ma jeszcze terminu. W tej rundzie to ty go proponujesz.',
        ],
      },
    },
    newsletter: {
      preheader: {
        match: (day, name, department) => `Twoje spotkanie (runda z ${day}): ${name}, ${department}.`,
        sittingOut: (day, why) => `Bez spotkania: runda z ${day}. ${why}`,
      },
      noMatch: {
        youJoinedLater: 'Ta runda powstała, zanim twoje konto było gotowe. W następnej już bierzesz udział.',
        sittingOut: 'W tej rundzie bez spotkania',
      },
      mood: 'Nastrój tej rundy',
      buzzer: { label: 'Łamigłówka' },
      after: {
        text: 'Jedno kliknięcie powie nam, jak było. Dzięki temu w następnej rundzie będzie to ktoś nowy.',
      },
    },
    summary: { nobody: { subject: 'Cup of Joe: w tej rundzie nikt nie ma pary' } },
    meetings: {
      calendar: { ofTheMonth: 'Twoja kawa w tej rundzie.' },
      changes: {
        rematched: {
          said: (who, when) => [
            'Twoja kawa jest odwołana: ',
            who,
            ', ',
            when,
            '. W tej rundzie spotkasz kogoś innego.',
          ],
        },
      },
      invitation: {
        needsLink: (who, link) => [
          `Jesteście w różnych strefach czasowych, a nie ma jeszcze linku do rozmowy wideo. W tej rundzie to ty proponujesz termin, więc wyślij link (${who}). Jeśli podasz swój w `,
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
          `${wanting(some, department)} tylko własnego działu, a w tej rundzie ${can(some)} spotkać tylko ${colleagues}, nie siebie nawzajem.`,
        open: ({ people: some, department, colleagues }) =>
          `${people(some)} z działu ${department} ${can(some)} w tej rundzie spotkać tylko ${colleagues}, nie siebie nawzajem.`,
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
    completed: { text: 'Zamyka rundę i ją archiwizuje.' },
  },
  responses: {
    month: {
      outcome: {
        steppedOut: (_, partner) => `Twój udział w tej rundzie jest odwołany. Wie o tym: ${partner}.`,
        wasMatched: (partner) => `W parze z tobą w tej rundzie: ${partner}.`,
        notShownYet: () => 'Spotkania tej rundy nie są jeszcze pokazane. Przyjdą z newsletterem.',
        leftOut: (_, why) => `W tej rundzie nie było dla ciebie pary: ${why}`,
        calledOff: () => 'Twoje spotkanie w tej rundzie zostało odwołane, bo nie było dla ciebie możliwe.',
        noRound: () => 'Tej rundy jeszcze nie ma.',
        beforeYou: () => 'Ta runda powstała, zanim twoje konto było gotowe.',
        noMatch: () => 'W tej rundzie nie masz spotkania: udział nie był możliwy.',
      },
    },
    people: {
      madeWithoutYou: (day) =>
        `Runda z ${day} powstała bez ciebie. W następnej bierzesz udział automatycznie.`,
    },
    pairings: {
      pairedAlready: (count, scope, toldOn) =>
        `${scope}: ${plural(count, { one: '# osoba ma', few: '# osoby mają', many: '# osób ma', other: '# osoby ma' })} już spotkanie w tej rundzie${toldOn ? `, a newsletter już o tym powiadomił (${toldOn})` : ''}. Drugi dobór par dałby im jeszcze jedno.`,
      inAnotherRound: {
        ofNow: (count, scope) =>
          `${scope}: ${plural(count, { one: '# osoba ma', few: '# osoby mają', many: '# osób ma', other: '# osoby ma' })} już spotkanie w innym trwającym doborze par tej rundy.`,
      },
      stillActive: {
        ofNow: (name, count) =>
          `„${name}” jeszcze trwa${count > 0 ? ` (z tych osób: ${digits(count)})` : ''}. To bieżąca runda: żeby utworzyć inną, najpierw ją usuń.`,
      },
      monthCompleted: 'Ta runda jest zakończona, więc odpowiedzi nie można już zmienić.',
    },
    meetings: {
      nobodyToInvite:
        'Druga osoba odeszła, więc nie ma kogo zaprosić. W następnej rundzie będzie kolejna okazja.',
    },
    newsletters: {
      dangers: {
        otherMonth: (day, pairing, ofDay) =>
          `Newsletter dotyczy rundy z ${period(day)}, ale „${pairing}” to dobór par z ${period(ofDay)}: wszyscy przeczytaliby, z kim spotykają się w tamtej rundzie.`,
      },
      otherMonth: (day, pairing) =>
        `Wszystkie połączone dobory par muszą być z ${period(day)}, a „${pairing}” nie jest.`,
    },
    replies: { notMet: 'Zapisane. W następnej rundzie będzie kolejna okazja.' },
  },
}
