import { formatsOf } from '../../shared/languages/formats'
import type { InRounds } from '../words'
import { someQuoted } from './month'

const { listed, period, plural } = formatsOf('nl')
const people = (count: number) => plural(count, { one: '# persoon', other: '# personen' })

export const inRounds: InRounds = {
  mail: {
    frame: {
      cantMakeIt: {
        dontWait: 'Daar kan niemand iets aan doen, en je hoeft niet te wachten tot de volgende ronde.',
      },
    },
    reminders: {
      didYouMeet: { paired: (who) => ['In deze ronde koppelden we je aan ', who, '.'] },
      join: {
        preheader: 'Regelmatig, met iemand die je misschien nog nooit hebt ontmoet.',
        text: 'Regelmatig drinken twee collega’s die elkaar misschien nog nooit hebben ontmoet samen koffie. We zoeken iemand voor je en schrijven jullie allebei; de rest is een half uur praten.',
      },
      asked: {
        once: 'Eén klik is genoeg en niemand vraagt het nog eens. Door je antwoord ontmoet je de volgende ronde iemand nieuws.',
      },
      organiser: {
        preheader: 'Jij stelt hem deze ronde voor. Eén klik legt hem vast.',
        notBooked: (who) => [
          'Je koffie met ',
          who,
          ' staat nog niet vast, en jij stelt deze ronde de tijd voor.',
        ],
      },
    },
    newsletter: {
      preheader: {
        match: (day, name, department) => `Je koffiematch voor de ronde van ${day}: ${name}, ${department}.`,
        sittingOut: (day, why) => `Geen match in de ronde van ${day}. ${why}`,
      },
      noMatch: {
        youJoinedLater: 'Je kwam erbij toen deze ronde al gemaakt was. De volgende ronde doe je mee.',
        sittingOut: 'Deze ronde geen match',
      },
      mood: 'De stemming van deze ronde',
      buzzer: { label: 'De hersenkraker' },
      after: { text: 'Eén klik vertelt ons hoe het ging, zodat je de volgende ronde iemand nieuws ontmoet.' },
    },
    draft: { title: (day, product) => `${product} - Nieuwsbrief van ${day}` },
    summary: { nobody: { subject: 'Cup of Joe: deze ronde is er niemand gekoppeld' } },
    meetings: {
      calendar: { ofTheMonth: 'Jouw koffie van deze ronde.' },
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
          `Jullie zitten in verschillende tijdzones en er is nog geen videolink. Jij stelt deze ronde de tijd voor, dus stuur ${who} een link. Zet je de jouwe op `,
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
          `${people(some)} van ${department} willen alleen de eigen afdeling en kunnen elkaar deze ronde niet ontmoeten; daarvoor is er alleen ${colleagues}.`,
        open: ({ people: some, department, colleagues }) =>
          `${people(some)} van ${department} staan open voor iedereen en kunnen elkaar deze ronde niet ontmoeten; daarvoor is er alleen ${colleagues}.`,
      },
      refused: { barred: 'Deze twee kunnen deze ronde niet worden gekoppeld.' },
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
    completed: { text: 'Afgerond blijft de ronde bewaard; de volgende ronde kan beginnen.' },
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
        noMatch: () => 'In deze ronde heb je geen match, omdat je niet kon meedoen.',
      },
    },
    people: {
      madeWithoutYou: (day) =>
        `De ronde van ${day} is zonder jou gemaakt. Aan de volgende doe je vanzelf mee.`,
    },
    pairings: {
      pairedAlready: (count, scope, toldOn) =>
        `${scope}: ${plural(count, { one: '# persoon heeft', other: '# personen hebben' })} deze ronde al een match${toldOn ? `, verstuurd met een nieuwsbrief op ${toldOn}` : ''}. Een tweede koppeling geeft iemand anders.`,
      inAnotherRound: {
        ofNow: (count, scope) =>
          `${scope}: ${plural(count, { one: '# persoon zit', other: '# personen zitten' })} in een andere koppeling van deze ronde die nog loopt, en ${plural(count, { one: 'heeft', other: 'hebben' })} dus een match.`,
      },
      stillActive: {
        ofNow: (name, count) =>
          `‘${name}’ loopt nog${count > 0 ? ` (${plural(count, { one: '# van de te koppelen mensen zit', other: '# van de te koppelen mensen zitten' })} erin)` : ''}. Het is de huidige ronde: verwijder haar eerst als je een andere wilt maken.`,
      },
      monthCompleted: 'Deze ronde is afgerond, dus je antwoord kan niet meer worden gewijzigd.',
    },
    meetings: {
      nobodyToInvite:
        'Je match is weg, dus er is niemand om uit te nodigen. De volgende ronde is er weer een.',
    },
    newsletters: {
      dangers: {
        otherMonth: (day, pairing, ofDay) =>
          `De nieuwsbrief is voor de ronde van ${period(day)}, maar ‘${pairing}’ is een koppeling van ${period(ofDay)}: iedereen zou de match van die ronde te lezen krijgen.`,
      },
    },
    replies: { notMet: 'Genoteerd. De volgende ronde is er weer een.' },
  },
}
