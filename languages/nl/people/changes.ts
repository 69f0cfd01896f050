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
  match: 'Een open match',
  keep: 'Laten doorgaan',
  stepOut: 'Nu afhaken',
  stepOutHint: 'Een vastgelegde tijd vervalt, en wie alleen overblijft, hoort het per mail.',
}

export const bulk: Words['people']['bulk'] = {
  status: {
    action: 'Status',
    title: 'De status wijzigen',
    active: {
      label: 'Doet mee',
      hint: 'Ze doen mee met de volgende ronde.',
      submit: button('laten meedoen', 'Laten meedoen'),
    },
    paused: { label: 'Pauze', submit: button('laten pauzeren', 'Laten pauzeren') },
    opted_out: {
      label: 'Gestopt',
      hint: 'Tot ze zelf terugkomen, of jij ze terughaalt.',
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
    title: 'In een domeingroep zetten',
    submit: button('verplaatsen', 'Verplaatsen'),
    effect:
      'Iedereen krijgt een eigen regel op de toegangslijst in deze groep; wie er al een heeft, van die verhuist hij. Lopende koppelingen blijven. Je kunt ze weer verplaatsen.',
    group: 'Zetten in',
    choose: 'Kies een groep',
  },
  invite: 'Uitnodigen',
  signOut: {
    action: 'Uitloggen',
    title: 'Overal uitloggen',
    submit: button('uitloggen', 'Uitloggen'),
    effect: 'Ze kunnen weer inloggen; jij blijft ingelogd. Dit kan niet ongedaan worden gemaakt.',
  },
}
