import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('nl')

export const programme: Words['rounds']['programme'] = {
  title: 'Programma',
  text: 'Hoe de maandelijkse cyclus loopt. Wijzigingen gelden binnen een minuut overal. Een cyclus die al begonnen is, houdt de oude instellingen.',
  failed: 'Het programma kon niet worden geladen.',
  saved: 'Het programma is gewijzigd.',
  saveFailed: 'Het programma kon niet worden gewijzigd',
  undo: 'Wijzigingen terugdraaien',
  save: 'Programma opslaan',
  saving: 'Opslaan…',
  byOperator: 'Vastgelegd op de server',
  next: {
    title: 'Volgende keren',
    none: 'Geen: elke maand gaat met de hand.',
    failed: 'De volgende keren konden niet worden geladen.',
    text: 'Maanden die al gekoppeld zijn, staan hier niet.',
  },
  plan: {
    title: 'Wanneer de cyclus begint',
    byHand: { label: 'Met de hand', hint: 'Je drukt elke maand op de knoppen.' },
    onDay: 'Automatisch, op een dag van de maand',
    onWeekday: 'Automatisch, op een weekdag van de maand',
    asSet: 'Automatisch, zoals nu ingesteld',
    nextRound: {
      label: 'Volgende ronde',
      hint: 'Iedereen ziet deze dag en hoort hem van tevoren. Zonder deze dag lezen mensen dat hij nog bekend wordt gemaakt.',
    },
    day: 'Dag van de maand',
    lastDay: 'de laatste',
    which: 'Welke',
    places: { 1: 'de eerste', 2: 'de tweede', 3: 'de derde', 4: 'de vierde', L: 'de laatste' },
    weekday: 'Weekdag',
    time: 'Tijd',
    noTime: 'Vul een tijd in',
    zone: 'Tijdzone',
    zoneHint: 'Cup of Joe gebruikt deze voor alle dagen en maanden.',
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
        'at-once': { label: 'Meteen', hint: 'Zodra de koppeling gemaakt is.' },
        'with-newsletter': {
          label: 'Met de nieuwsbrief',
          hint: 'Als die wordt verstuurd, of als je bij de koppeling op ‘Matches nu tonen’ drukt.',
        },
      },
    },
    minimumUsers: { label: 'Minimum', hint: 'Er komt een koppeling vanaf dit aantal mensen.' },
    tellBy: {
      label: 'Laten weten via',
      choices: {
        mail: {
          label: 'E-mail',
          hint: 'Zoals altijd.',
        },
      },
    },
    language: {
      label: 'Taal',
      hint: 'Van iedereen die er geen heeft gekozen, en van wie de directory noch de browser er een noemt.',
    },
    reminders: {
      label: 'Herinneren',
      hint: 'Wie een week na de nieuwsbrief niet heeft gezegd of de koffie gelukt is, krijgt één herinnering. Na een vastgelegde koffie komt in plaats daarvan altijd de volgende dag de vraag.',
    },
    threes: {
      label: 'Met zijn drieën aan tafel',
      hint: 'Wie zonder match zou blijven, mag bij een paar aanschuiven als het met allebei past. Zo zit door een oneven aantal niemand alleen.',
    },
    headsUpDays: {
      label: 'Vooraf aankondigen',
      hint: 'Een mail zegt wanneer de volgende ronde is. Met één klik sla je hem over.',
      option: (days) => plural(days, { one: '# dag ervoor', other: '# dagen ervoor' }),
    },
    dormantAfter: {
      label: 'Stille mensen weglaten',
      hint: 'Wie zoveel rondes achter elkaar niets heeft beantwoord, niet heeft ingelogd en nergens op heeft geklikt, krijgt per mail de vraag. Blijft het dan stil, dan gaan de rondes zonder die persoon door tot er een teken komt.',
      option: (rounds, isSuggested) =>
        plural(rounds, {
          one: `Na # stille ronde${isSuggested ? ' (aanbevolen)' : ''}`,
          other: `Na # stille rondes${isSuggested ? ' (aanbevolen)' : ''}`,
        }),
    },
    booking: {
      label: 'Tijden voor koffie',
      choices: {
        offer: {
          label: 'Voorgesteld',
          hint: 'De mail en de pagina van de match geven drie tijden die iedereen in de match uitkomen. Elk van hen kan er een met één klik vastleggen.',
        },
        auto: {
          label: 'Automatisch vastgelegd',
          hint: 'Bij het versturen van de nieuwsbrief wordt de eerste tijd vastgelegd voor elke match waarvan alle agenda’s bekend zijn. Met één klik wordt die verplaatst of geannuleerd.',
        },
        off: {
          label: 'Aan hen',
          hint: 'Er worden geen tijden voorgesteld of vastgelegd, en niemand wordt gevraagd er een voor te stellen.',
        },
      },
    },
  },
}
