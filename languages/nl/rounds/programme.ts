import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural, listed } = formatsOf('nl')

export const programme: Words['rounds']['programme'] = {
  title: 'Programma',
  failed: 'Het programma kon niet worden geladen.',
  saved: 'Het programma is gewijzigd.',
  saveFailed: 'Het programma kon niet worden gewijzigd',
  undo: 'Wijzigingen terugdraaien',
  save: 'Programma opslaan',
  saving: 'Opslaan…',
  byOperator: 'Ingesteld door wie de server beheert',
  next: {
    title: 'Volgende keren',
    failed: 'De volgende keren konden niet worden geladen.',
  },
  plan: {
    title: 'Wanneer de cyclus begint',
    byHand: { label: 'Met de hand', hint: 'Je drukt elke maand op de knoppen.' },
    onDay: 'Automatisch, op een dag van de maand',
    onWeekday: 'Automatisch, op een weekdag van de maand',
    asSet: 'Automatisch, zoals nu ingesteld',
    nextRound: {
      label: 'Volgende ronde',
      hint: 'Iedereen ziet deze dag en hoort hem van tevoren. Zonder deze dag lezen mensen ‘Wordt nog bekendgemaakt’.',
    },
    day: 'Dag van de maand',
    lastDay: 'de laatste',
    which: 'Welke',
    places: { 1: 'de eerste', 2: 'de tweede', 3: 'de derde', 4: 'de vierde', L: 'de laatste' },
    weekday: 'Weekdag',
    time: 'Tijd',
    noTime: 'Vul een tijd in',
    zone: 'Tijdzone',
    noZone: 'Vul een tijdzone in',
  },
  faults: {
    number: 'Vul een geheel getal in',
    least: (least) => `Minstens ${digits(least)}`,
    most: (most) => `Hooguit ${digits(most)}`,
  },
  none: 'Nee',
  settings: {
    cycleSend: {
      label: 'Hoe ver de cyclus gaat',
      choices: {
        draft: {
          label: 'Tot en met concepten',
          hint: 'Hij koppelt iedereen en maakt de nieuwsbrieven. Jij leest ze, keurt ze goed en verstuurt ze.',
        },
        send: {
          label: 'Tot en met versturen',
          hint: 'Hij keurt de nieuwsbrieven ook goed en verstuurt ze. Niemand leest ze vooraf.',
        },
      },
    },
    publish: {
      label: 'Wanneer mensen hun match zien',
      choices: {
        'at-once': { label: 'Meteen' },
        'with-newsletter': {
          label: 'Met de nieuwsbrief',
          hint: 'Als die wordt verstuurd, of als je bij de koppeling op ‘Matches nu tonen’ drukt.',
        },
      },
    },
    minimumUsers: { label: 'Minimum' },
    tellBy: {
      label: 'Laten weten via',
      choices: {
        mail: {
          label: 'E-mail',
        },
      },
      chat: (chat) =>
        `In ${chat}. Uitnodigingen voor de agenda gaan per e-mail, net als alles voor mensen zonder ${chat}-account.`,
      both: { label: 'Beide', hint: (chats) => `Per e-mail en in ${chats}.` },
    },
    language: {
      label: 'Taal',
      hint: 'Voor mensen van wie we de taal niet kennen.',
    },
    reminders: {
      label: 'Herinneren',
      hint: 'Wie niet heeft gezegd of de koffie is gelukt, krijgt één herinnering, een week na de nieuwsbrief. Na een vastgelegde koffie komt de vraag in plaats daarvan de dag erna.',
    },
    scope: {
      label: 'Wie wie ontmoet',
      choices: {
        'per-group': { label: 'Elke domeingroep apart', hint: 'Een ronde per groep.' },
        across: { label: 'Iedereen samen', hint: 'Eén ronde voor iedereen.' },
        between: { label: 'Alleen mensen uit verschillende groepen', hint: 'Eén ronde voor iedereen.' },
      },
      meets: (scope, names) =>
        ({
          'per-group': `${listed(names.map((name) => `${name} ontmoet ${name}`))}.`,
          across: 'Iedereen ontmoet iedereen.',
          between: `${names.join(' ontmoet ')}.`,
        })[scope],
    },
    topics: {
      label: 'Gemeenschappelijke onderwerpen',
      hint: 'Van even goede rondes wordt die genomen waarin meer mensen een onderwerp gemeen hebben. Zij lezen het bij hun match.',
    },
    threes: {
      label: 'Met zijn drieën aan tafel',
      hint: 'Wie geen match heeft, mag bij een paar aanschuiven als het met allebei past. Bij een oneven aantal blijft zo niemand alleen.',
    },
    headsUpDays: {
      label: 'Vooraf aankondigen',
      hint: 'Een mail zegt wanneer de volgende ronde is. Met één klik sla je hem over.',
      option: (days) => plural(days, { one: '# dag ervoor', other: '# dagen ervoor' }),
    },
    dormantAfter: {
      label: 'Stille mensen overslaan',
      hint: 'Na zoveel rondes zonder antwoord, login of klik krijgen mensen per mail de vraag. Antwoorden ze niet, dan slaan de rondes hen over tot ze dat wel doen.',
      option: (rounds, isSuggested) =>
        plural(rounds, {
          one: `Na # stille ronde${isSuggested ? ' (aanbevolen)' : ''}`,
          other: `Na # stille rondes${isSuggested ? ' (aanbevolen)' : ''}`,
        }),
    },
    meal: {
      label: 'Waarvoor je afspreekt',
      values: { coffee: 'Koffie', lunch: 'Lunch', tea: 'Thee' },
    },
    minutes: { label: 'Duur in minuten' },
    booking: {
      label: 'Tijden om af te spreken',
      choices: {
        offer: {
          label: 'Voorgesteld',
          hint: 'De mail en de pagina van de match bieden drie tijden die iedereen uitkomen. Eén klik legt er een vast.',
        },
        auto: {
          label: 'Automatisch vastgelegd',
          hint: 'Met de nieuwsbrief wordt de eerste tijd vastgelegd, overal waar alle agenda’s bekend zijn. Eén klik verplaatst of annuleert hem.',
        },
        off: {
          label: 'Aan henzelf',
          hint: 'Er worden geen tijden voorgesteld of vastgelegd, en niemand wordt gevraagd er een voor te stellen.',
        },
      },
    },
  },
}
