import { formatsOf } from '../../shared/languages/formats'
import type { InRounds } from '../words'
import { peopleFirst } from './mail/matching'
import { someQuoted } from './month'

const { digits, listed, period, plural } = formatsOf('nl')

export const inRounds: InRounds = {
  mail: {
    frame: {
      cantMakeIt: {
        dontWait: 'Daar kan niemand iets aan doen, en je hoeft niet te wachten tot de volgende ronde.',
      },
    },
    reminders: {
      didYouMeet: { paired: (who) => ['In deze ronde kreeg je een match: ', who, '.'] },
      join: {
        preheader: 'Regelmatig, met iemand die je misschien nog nooit hebt ontmoet.',
        text: (minutes) =>
          `Regelmatig drinken twee collega’s samen koffie, vaak voor het eerst. We zoeken iemand voor je en schrijven jullie allebei; de rest is een koffie van ${minutes} minuten.`,
      },
      asked: {
        once: 'Eén klik en we vragen het niet meer. Door je antwoord wordt je volgende match iemand nieuws.',
      },
      organiser: {
        preheader: 'Jij stelt hem deze ronde voor. Eén klik legt hem vast.',
        notBooked: (who) => [
          'Je koffie met ',
          who,
          ' staat nog niet vast. Jij stelt deze ronde de tijd voor.',
        ],
      },
    },
    newsletter: {
      preheader: {
        match: (day, name, department) => `Je koffiematch voor de ronde van ${day}: ${name}, ${department}.`,
        sittingOut: (day, why) => `Geen match in de ronde van ${day}. ${why}`,
      },
      noMatch: {
        youJoinedLater: 'Je kwam erbij nadat deze ronde was gemaakt. Aan de volgende doe je mee.',
        sittingOut: 'Deze ronde geen match',
      },
      mood: 'De stemming van deze ronde',
      buzzer: { label: 'De hersenkraker' },
      after: { text: 'Eén klik vertelt ons hoe het ging. Zo wordt je volgende match iemand nieuws.' },
    },
    draft: { title: (day, product) => `${product} - Nieuwsbrief van ${day}` },
    summary: { nobody: { subject: 'Cup of Joe: deze ronde is er niemand gekoppeld' } },
    meetings: {
      calendar: { ofTheMonth: 'Je koffie van deze ronde.' },
      changes: {
        rematched: {
          said: (who, when) => [
            'Je koffie met ',
            who,
            ' op ',
            when,
            ' gaat niet door, want je match van deze ronde is veranderd.',
          ],
        },
      },
      invitation: {
        needsLink: (who, link) => [
          `Jullie zitten in verschillende tijdzones en er is nog geen videolink. Jij stelt deze ronde de tijd voor, dus stuur ${who} een link. Zet je je eigen link op `,
          link('je profiel'),
          ', dan staat hij in elke uitnodiging.',
        ],
      },
      plan: {
        youSuggest: 'Jij stelt deze ronde de tijd voor.',
        suggests: (name) => `${name} stelt deze ronde de tijd voor.`,
      },
    },
    why: { three: 'Jullie zijn deze ronde met zijn drieën, zodat niemand overblijft.' },
    matching: {
      scarce: {
        within: ({ people: some, department, colleagues }) =>
          `${peopleFirst(some)} van ${department} willen alleen de eigen afdeling. Deze ronde kunnen ze niet elkaar ontmoeten, alleen ${colleagues}.`,
        open: ({ people: some, department, colleagues }) =>
          `${peopleFirst(some)} van ${department} kunnen deze ronde niet elkaar ontmoeten, alleen ${colleagues}.`,
      },
      refused: { barred: 'Deze twee kunnen deze ronde geen match zijn.' },
    },
  },
  month: {
    pairing: {
      unseen: (periods, count) =>
        `De matches van ${plural(periods.length, { one: 'de ronde', other: 'de rondes' })} van ${listed(periods.map(period))} zijn nooit verstuurd: ${plural(count, { one: '# paar heeft', other: '# paren hebben' })} ze niet gezien.`,
      completes: (names, more, now) =>
        `Dit rondt ${someQuoted(names, more)} af en koppelt voor de ronde van ${period(now)} iedereen die klaar is.`,
      completeAndBegin: () => 'Afronden en nieuwe ronde beginnen',
    },
    completed: { text: 'Sluit de ronde af en archiveert die.' },
  },
  responses: {
    month: {
      outcome: {
        steppedOut: (_, partner) => `Je bent afgehaakt in deze ronde. ${partner} weet het.`,
        wasMatched: (partner) => `Je match in deze ronde was ${partner}.`,
        notShownYet: () => 'De matches van deze ronde zijn nog niet te zien. Ze komen met de nieuwsbrief.',
        leftOut: (_, why) => `In deze ronde bleef je zonder match: ${why}`,
        calledOff: () => 'Je match in deze ronde is vervallen, omdat je niet kon.',
        noRound: () => 'Deze ronde is er nog niet.',
        beforeYou: () => 'Deze ronde is gemaakt voordat je erbij kwam.',
        noMatch: () => 'In deze ronde heb je geen match: je kon niet meedoen.',
      },
    },
    people: {
      madeWithoutYou: (day) =>
        `De ronde van ${day} is zonder jou gemaakt. Aan de volgende doe je automatisch mee.`,
    },
    pairings: {
      pairedAlready: (count, scope, toldOn) =>
        `${scope}: ${plural(count, { one: '# persoon heeft', other: '# mensen hebben' })} deze ronde al een match${toldOn ? `, verteld in een nieuwsbrief op ${toldOn}` : ''}. Een tweede koppeling zou er nog een geven.`,
      inAnotherRound: {
        ofNow: (count, scope) =>
          `${scope}: ${plural(count, { one: '# persoon heeft', other: '# mensen hebben' })} al een match in een andere lopende koppeling van deze ronde.`,
      },
      stillActive: {
        ofNow: (name, count) =>
          `‘${name}’ loopt nog${count > 0 ? ` (met ${digits(count)} van deze mensen)` : ''}. Het is de huidige ronde: verwijder die eerst om een andere te maken.`,
      },
      monthCompleted: 'Deze ronde is afgerond, dus je antwoord kan niet meer worden gewijzigd.',
    },
    meetings: {
      nobodyToInvite:
        'Je match is vertrokken, dus er is niemand om uit te nodigen. In de volgende ronde is er weer een kans.',
    },
    newsletters: {
      dangers: {
        otherMonth: (day, pairing, ofDay) =>
          `De nieuwsbrief is voor de ronde van ${period(day)}, maar ‘${pairing}’ is een koppeling van ${period(ofDay)}: iedereen zou de match van die ronde te lezen krijgen.`,
      },
    },
    replies: { notMet: 'Genoteerd. In de volgende ronde is er weer een kans.' },
  },
}
