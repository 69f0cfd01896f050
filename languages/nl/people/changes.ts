import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { plural } = formatsOf('nl')
/** What a button does, and to how many. */
const button = (verb: string, alone: string) => (count: number) =>
  count === 0 ? alone : plural(count, { one: `# gebruiker ${verb}`, other: `# gebruikers ${verb}` })

export const pause: Words['people']['pause'] = {
  again: 'Doet weer mee',
  inMonths: (months, day) => `${plural(months, { one: 'Over # maand', other: 'Over # maanden' })}, op ${day}`,
  otherDay: 'Op een andere dag',
  day: 'Dag',
  tooEarly: 'Kies een dag na vandaag',
  match: 'Open match',
  keep: 'Laten doorgaan',
  stepOut: 'Nu afhaken',
  stepOutHint: 'Annuleert een vastgelegde tijd. Wie alleen overblijft, krijgt een mail.',
}

export const bulk: Words['people']['bulk'] = {
  status: {
    action: 'Status',
    title: 'De status wijzigen',
    active: {
      label: 'Doet mee',
      hint: 'Ze doen mee aan de volgende ronde.',
      submit: button('laten meedoen', 'Laten meedoen'),
    },
    paused: { label: 'Pauze', submit: button('laten pauzeren', 'Laten pauzeren') },
    opted_out: {
      label: 'Gestopt',
      hint: 'Tot ze terugkomen, of jij ze terughaalt.',
      submit: button('laten stoppen', 'Laten stoppen'),
    },
  },
  department: {
    action: 'Afdeling',
    title: 'De afdeling wijzigen',
    submit: button('verplaatsen', 'Verplaatsen'),
    of: 'Afdelingen van',
    noGroup: 'Mensen zonder groep',
    department: 'Afdeling',
    choose: 'Kies er een',
  },
  group: {
    action: 'Domeingroep',
    title: 'Naar een domeingroep verplaatsen',
    submit: button('verplaatsen', 'Verplaatsen'),
    effect:
      'Zet van iedereen een eigen regel van de toegangslijst in deze groep, of verhuist de regel die er al is. Lopende koppelingen blijven zoals ze zijn. Je kunt mensen weer verplaatsen.',
    group: 'Verplaatsen naar',
    choose: 'Kies een groep',
  },
  invite: 'Uitnodigen',
  signOut: {
    action: 'Uitloggen',
    title: 'Overal uitloggen',
    submit: button('uitloggen', 'Uitloggen'),
    effect: 'Ze kunnen weer inloggen. Jij blijft ingelogd. Dit kan niet ongedaan worden gemaakt.',
  },
}
