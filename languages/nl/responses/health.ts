import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { plural } = formatsOf('nl')

export const health: Responses['health'] = {
  database: { slow: 'Traag', fine: 'Werkt' },
  email: {
    outbox: {
      label: 'Oefenmodus',
      detail: 'Mail gaat naar het Postvak UIT en bereikt niemand. Stel MAIL_URL in om te versturen.',
    },
    unreachable: (transport) => `${transport} onbereikbaar`,
    cannotReach: (why) => `De mailserver is onbereikbaar: ${why}`,
    silent: 'De mailserver antwoordt niet.',
    paused: (transport) => `${transport}, versturen onderbroken`,
    pausedBy: 'Het beheer heeft het versturen van een nieuwsbrief onderbroken.',
    nothingWaits: 'Er wacht niets op verzending.',
    waiting: (count) =>
      plural(count, { one: '# mail wacht op verzending.', other: '# mails wachten op verzending.' }),
  },
  jobs: { failing: 'Mislukt', notYet: 'Nog niet gelopen', late: 'Te laat', onTime: 'Op tijd' },
  employeeFile: {
    label: 'Uit een bestand',
    reads: (file) => `Leest ${file}.`,
    gone: (file) => `${file} is verdwenen sinds de laatste keer bijwerken.`,
    notThere: (file) => `${file} is er nog niet.`,
  },
  cycle: {
    manual: {
      label: 'Met de hand',
      detail: 'Elke maand gaat met de hand. Onder Hulpmiddelen, Programma, kan het ook automatisch.',
    },
    sends: 'Koppelt iedereen en verstuurt de nieuwsbrieven.',
    drafts: 'Koppelt iedereen. Jij keurt de nieuwsbrieven goed.',
    needsAttention: 'Vraagt aandacht',
    tryingAgain: 'Probeert het opnieuw',
    notDone: (step, run, why) => `‘${step}’ is niet gedaan in de cyclus van ${run}: ${why}.`,
    failing: (step, run, why) => `‘${step}’ mislukt steeds in de cyclus van ${run}: ${why}.`,
    noReason: 'de reden is niet bekend',
    running: 'Bezig',
    scheduled: 'Gepland',
  },
  signIn: {
    slowed: {
      label: 'Codes vertraagd',
      detail: (codes) =>
        `In tien minuten zijn meer dan ${codes} verkeerde codes ingevuld: misschien zit iemand te raden. Nieuwe browsers krijgen één poging per minuut. Links werken nog.`,
    },
    fine: { label: 'Werkt', detail: 'Links en codes werken.' },
  },
}
