import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('nl')

export const programmes: Words['rounds']['programmes'] = {
  title: 'Programma’s',
  text: 'Elk heeft zijn eigen mensen, ritme en tafels. Wie elkaar in één ervan sprak, sprak elkaar in alle.',
  add: 'Nieuw programma',
  none: 'Op dit moment maakt geen programma rondes voor je groepen.',
  edit: 'Bewerken',
  editOne: (name) => `${name} bewerken`,
  moreFor: (name) => `Meer voor ${name}`,
  facts: { who: 'Wie', rhythm: 'Ritme', tables: 'Tafels', people: 'Mensen', next: 'Volgende ronde' },
  everybody: 'Iedereen',
  named: (count) => `Op naam: ${digits(count)}`,
  newcomers: (weeks) => plural(weeks, { one: 'Hooguit # week erbij', other: 'Hooguit # weken erbij' }),
  whoJoins: 'Wie zich aanmeldt',
  byHand: 'Met de hand',
  monthly: 'Elke maand',
  everyWeeks: (every) => plural(every, { one: 'Elke week', other: 'Elke # weken' }),
  pairs: 'Tweetallen',
  tablesOf: (size) => `Tafels van ${digits(size)}`,
  notKnown: 'Wordt nog bekendgemaakt',
  reach: {
    title: 'Mensen vandaag',
    ready: (count) => `In een ronde van vandaag: ${digits(count)}`,
    nobody: 'Vandaag zit er niemand in',
    tooFew: (size) => `Te weinig voor een tafel van ${digits(size)}`,
    failed: 'Het aantal mensen kon niet worden geladen.',
  },
  start: {
    title: 'Begin met',
    coffee: { label: 'Koffie van de maand', hint: 'Iedereen, in tweetallen, eens per maand' },
    pairs: { label: 'Wekelijkse tweetallen', hint: 'Iedereen, in tweetallen, eens per week' },
    lunch: { label: 'Lunch met z’n vieren', hint: 'Vier aan een tafel, iedereen samen, elke zes weken' },
    newcomers: { label: 'Nieuwkomers', hint: 'Wie er in de laatste 13 weken bij kwam, drie aan een tafel' },
    sites: { label: 'Tussen vestigingen', hint: 'Tweetallen uit verschillende groepen, eens per maand' },
    leadership: { label: 'Directietafel', hint: 'Mensen die je noemt, vijf aan een tafel' },
  },
  steps: { who: 'Wie', rhythm: 'Ritme en grootte', name: 'Naam' },
  stepOf: (step, steps) => `Stap ${digits(step)} van ${digits(steps)}`,
  next: 'Verder',
  previous: 'Terug',
  create: 'Programma maken',
  creating: 'Wordt gemaakt…',
  created: (name) => `‘${name}’ is gemaakt.`,
  notCreated: 'Het programma kon niet worden gemaakt',
  rest: 'Meer instellingen',
  who: {
    text: 'Wie bij één regel van elke lijst past, doet mee. Zonder regels is het voor iedereen op de toegangslijst.',
    domainGroups: 'Domeingroepen',
    departments: 'Afdelingen',
    directoryGroups: 'Groepen van de directory',
    choose: 'Toevoegen…',
    addresses: { label: 'Op naam', hint: 'Eén adres per regel' },
    newcomersWeeks: {
      label: 'Nieuwkomers',
      hint: 'Hooguit zoveel weken erbij. Laat leeg als het niet uitmaakt.',
    },
    join: {
      label: 'Hoe mensen erin komen',
      choices: {
        everyone: { label: 'Ze doen mee', hint: 'Tot ze eruit stappen.' },
        'opt-in': {
          label: 'Ze melden zich aan',
          hint: 'Niemand doet mee voordat die zich aanmeldt, in het profiel.',
        },
      },
    },
  },
  weeks: 'Automatisch, om de zoveel weken',
  every: 'Hoe vaak',
  from: {
    label: 'Vanaf',
    hint: 'De eerste ronde is op de eerstvolgende van die weekdagen, of op de dag zelf.',
  },
  size: 'Aan een tafel',
  scope: {
    label: 'Wie wie ontmoet',
    choices: {
      'per-group': { label: 'Elke domeingroep apart', hint: 'Een ronde per groep.' },
      across: { label: 'Iedereen samen', hint: 'Eén ronde voor iedereen.' },
      between: { label: 'Alleen mensen uit verschillende groepen', hint: 'Eén ronde voor iedereen.' },
    },
  },
  noRepeatMonths: {
    label: 'Maanden tot twee mensen elkaar weer spreken',
    hint: 'Over alle programma’s geteld',
  },
  name: 'Naam',
  description: { label: 'Beschrijving', hint: 'Wat de mensen erin lezen' },
  colour: { label: 'Kleur', hint: 'Markeert de naam, op pagina’s en in mails' },
  archive: {
    action: 'Archiveren',
    title: (name) => `‘${name}’ archiveren?`,
    effect:
      'Het maakt geen rondes meer, en niemand doet nog mee. Eerdere rondes en mails die onderweg zijn, blijven. De naam is weer vrij.',
    pending: 'Wordt gearchiveerd…',
    failed: 'Het programma kon niet worden gearchiveerd',
  },
}
