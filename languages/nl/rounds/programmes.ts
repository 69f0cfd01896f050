import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('nl')

export const programmes: Words['rounds']['programmes'] = {
  title: 'Programma’s',
  text: 'Elk heeft eigen mensen, een eigen ritme en eigen tafels. Een ontmoeting telt in elk programma.',
  add: 'Nieuw programma',
  none: 'Op dit moment maakt geen programma rondes voor je groepen.',
  edit: 'Bewerken',
  editOne: (name) => `${name} bewerken`,
  moreFor: (name) => `Meer voor ${name}`,
  facts: {
    who: 'Wie',
    hosts: 'Ontvangt',
    rhythm: 'Ritme',
    tables: 'Tafels',
    people: 'Mensen',
    next: 'Volgende ronde',
  },
  everybody: 'Iedereen',
  named: (count) => `Op naam: ${digits(count)}`,
  newcomers: (weeks) =>
    plural(weeks, { one: 'De laatste week erbij gekomen', other: 'De laatste # weken erbij gekomen' }),
  whoJoins: 'Op aanmelding',
  byHand: 'Met de hand',
  monthly: 'Elke maand',
  everyWeeks: (every) => plural(every, { one: 'Elke week', other: 'Elke # weken' }),
  pairs: 'Paren',
  tablesOf: (size) => `Tafels van ${digits(size)}`,
  notKnown: 'Wordt nog bekendgemaakt',
  reach: {
    title: 'Mensen vandaag',
    ready: (count) => `In een ronde van vandaag: ${digits(count)}`,
    hosts: (count) => `Mensen die ontvangen: ${digits(count)}`,
    guests: (count) => `Gasten: ${digits(count)}`,
    nobody: 'Vandaag zit er niemand in',
    tooFew: (size) => `Te weinig voor een tafel van ${digits(size)}`,
    failed: 'Het aantal mensen kon niet worden geladen.',
  },
  start: {
    title: 'Begin met',
    coffee: { label: 'Koffie van de maand', hint: 'Iedereen, in paren, eens per maand' },
    pairs: { label: 'Wekelijkse paren', hint: 'Iedereen, in paren, eens per week' },
    lunch: { label: 'Lunch met z’n vieren', hint: 'Tafels van vier, alle groepen gemengd, elke zes weken' },
    newcomers: {
      label: 'Nieuwkomers met een gastheer',
      hint: 'De laatste 12 weken erbij gekomen; tafels van drie, met iemand die je kiest als gastheer',
    },
    sites: {
      label: 'Koffie tussen vestigingen',
      hint: 'Paren van verschillende vestigingen, eens per maand',
    },
    leader: {
      label: 'Ontmoet een leidinggevende',
      hint: 'Iedereen om de beurt; tafels van vijf, met een leidinggevende die je kiest',
    },
    skipLevel: {
      label: 'Een niveau overslaan',
      hint: 'Paren met iemand twee niveaus hoger of meer, eens per maand',
    },
    lottery: {
      label: 'Loting van de maand',
      hint: 'Eén persoon die je kiest om te ontvangen, en elke maand één gast door loting',
    },
  },
  steps: { who: 'Wie', hosts: 'Wie ontvangt', rhythm: 'Ritme en grootte', name: 'Naam' },
  stepOf: (step, steps) => `Stap ${digits(step)} van ${digits(steps)}`,
  next: 'Verder',
  previous: 'Terug',
  create: 'Programma maken',
  creating: 'Wordt gemaakt…',
  created: (name) => `‘${name}’ is gemaakt.`,
  notCreated: 'Het programma kon niet worden gemaakt',
  rest: 'Meer instellingen',
  hosts: {
    has: {
      label: 'Dit programma heeft mensen die ontvangen',
      hint: 'Aan elke tafel ontvangt één persoon gasten uit de eerste stap. Wie het langst wacht, gaat voor, en wie ontvangt, doet dat om de beurt.',
    },
    sayWho: 'Geef aan wie ontvangt',
    levelsAbove: {
      label: 'Hoe ver boven hun gasten',
      hint: 'Volgens de lijn van leidinggevenden van de gast, waar die bekend is',
    },
    anywhere: 'Maakt niet uit',
    levels: (levels) => plural(levels, { one: '# niveau of meer', other: '# niveaus of meer' }),
  },
  who: {
    text: 'Mensen die bij elke ingevulde lijst passen. Laat alle lijsten leeg voor iedereen op de toegangslijst.',
    domainGroups: 'Domeingroepen',
    departments: 'Afdelingen',
    directoryGroups: 'Groepen van de directory',
    choose: 'Toevoegen…',
    addresses: { label: 'Op naam', hint: 'Eén adres per regel' },
    newcomersWeeks: {
      label: 'Nieuwkomers',
      hint: 'Hooguit zoveel weken geleden erbij gekomen. Laat leeg voor iedereen.',
    },
    join: {
      label: 'Hoe mensen meedoen',
      choices: {
        everyone: { label: 'Automatisch', hint: 'Tot ze stoppen.' },
        'opt-in': { label: 'Door zich aan te melden', hint: 'Mensen melden zich aan op hun profiel.' },
        ask: {
          label: 'Door elke keer ja te zeggen',
          hint: 'Voor elke ronde krijgt iedereen een mail met de knop “Ik doe mee”. Alleen wie erop drukt, doet mee.',
        },
      },
    },
  },
  weeks: 'Automatisch, elke week of om de zoveel weken',
  every: 'Hoe vaak',
  from: {
    label: 'Vanaf',
    hint: 'De eerste ronde is op de eerste van die weekdagen vanaf deze dag.',
  },
  mix: {
    label: 'Wie samenkomen',
    personal: 'Zoals ieder het wil',
    different: (name) => `Verschillend: ${name}`,
    same: (name) => `Gelijk: ${name}`,
    department: 'afdeling',
    preferences: 'Ook de wensen over afdelingen volgen',
  },
  size: 'Hoeveel mensen samen',
  noRepeatMonths: {
    label: 'Maanden tot twee mensen elkaar weer ontmoeten',
    hint: 'Over alle programma’s geteld',
  },
  name: 'Naam',
  description: { label: 'Beschrijving', hint: 'Voor de mensen die meedoen' },
  colour: { label: 'Kleur', hint: 'Markeert de naam, op pagina’s en in mails' },
  archive: {
    action: 'Archiveren',
    title: (name) => `‘${name}’ archiveren?`,
    effect:
      'Het maakt geen rondes meer, en niemand doet nog mee. Eerdere rondes blijven, en mails die onderweg zijn, komen nog aan. De naam is weer vrij.',
    pending: 'Wordt gearchiveerd…',
    failed: 'Het programma kon niet worden gearchiveerd',
  },
}
