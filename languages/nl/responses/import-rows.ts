import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, month, plural } = formatsOf('nl')

export const importRows: Responses['importRows'] = {
  file: {
    tooLarge: (most) => `die is groter dan ${most}`,
    archive: 'die is een spreadsheet of een archief, geen CSV-bestand',
    empty: 'die is leeg',
    noHeader: (columns) => `de eerste regel moet de kolommen ${columns} noemen`,
  },
  list: 'Een lijst',
  faults: {
    quote: 'Een aanhalingsteken sluit niet',
    width: 'Meer cellen dan kolommen',
    encoding: 'Dit bestand was al beschadigd voor het werd geëxporteerd',
    control: 'Een regeleinde of besturingsteken',
    long: 'Te lang',
    address: 'Geen e-mailadres',
    date: 'Geen datum',
    order: 'Verlof dat eindigt voor het begint',
    twice: 'Dezelfde persoon twee keer',
    whitelist: 'Niet op de toegangslijst',
    admin: 'Iemand van het beheer die weggaat',
    department: 'Afdeling onbekend',
    group: 'Groep onbekend',
    elsewhere: 'Niet van jouw groepen, en geen adres dat je mag toelaten',
    former: 'Van wie het huidige of vorige adres is, is niet duidelijk',
    homeless: 'Nieuw, en zonder een groep van jou',
  },
  row: {
    quote: 'niet te lezen: een aanhalingsteken sluit niet',
    width: (cells, columns) =>
      `${digits(cells)} cellen in plaats van ${digits(columns)}: tekst met een komma heeft aanhalingstekens nodig`,
    encoding: (column) =>
      `${column} is tekens kwijt: dit bestand was al beschadigd voor het werd geëxporteerd. Exporteer het opnieuw als UTF-8`,
    control: (column) => `${column} bevat een regeleinde of besturingsteken`,
    long: (column, most) => `${column} is langer dan ${digits(most)} tekens`,
    noAddress: 'zonder e-mailadres',
    address: (cell) => `‘${cell}’ is geen e-mailadres`,
    date: (column, cell) => `${column} is ‘${cell}’: gebruik een datum zoals 2026-12-01`,
    order: 'leave_end is voor leave_start',
    twice: (email, line) => `${email} staat al op regel ${digits(line)}`,
    group: (name) => `‘${name}’ is geen domeingroep`,
    department: (name, email) => `‘${name}’ is geen afdeling van de lijst van ${email}`,
    person: (email, why) => `${email} ${why}`,
  },
  person: {
    whitelist: 'staat niet op de toegangslijst',
    admin: 'gaat weg, maar hoort bij het beheer: neem eerst die rechten weg',
    elsewhere: 'is niet van jouw groepen, en geen adres dat je mag toelaten',
    former:
      'kan het account van het vorige adres niet krijgen: beide adressen hebben er een, een andere rij gaat erover, of het is van een beheerder. Wijzig het adres onder Gebruikers',
    homeless: 'is nieuw: kies de groep van nieuwe mensen',
  },
  unknown: {
    department: (name) => `Afdeling ‘${name}’ onbekend`,
    group: (name) => `Groep ‘${name}’ onbekend`,
    status: (name) => `Status ‘${name}’ onbekend`,
    language: (name) => `Taal ‘${name}’ onbekend`,
    manager: (name, others) =>
      others === 0
        ? `Leidinggevende ‘${name}’ onbekend`
        : `Leidinggevenden onbekend: ‘${name}’ en ${plural(others, { one: '# ander', other: '# anderen' })}`,
  },
  formerAccount: (email, until) =>
    `Op ${email} was er tot ${month(until.slice(0, 7))} een account. Dezelfde persoon?`,
  movedAccount: (email, movedTo) =>
    `Het account van ${email} heeft nu het adres ${movedTo}, dus dit wordt een nieuw`,
  deletedAccount: (email) => `${email} heeft het eigen account verwijderd`,
  changes: {
    value: (what, before, after) => `${what}: ${before} → ${after}`,
    none: 'niets',
    columns: {
      first_name: 'voornaam',
      last_name: 'achternaam',
      department: 'afdeling',
      manager_id: 'leidinggevende',
      directory_language: 'taal',
      email: 'adres',
      joined_on: 'eerste dag',
      employee_status: 'status in het bedrijf',
      leave_start_date: 'verlof vanaf',
      leave_end_date: 'verlof tot',
      leave_reason: 'reden van het verlof',
    },
    statuses: { active: 'actief', leave: 'met verlof' },
    entry: 'regel van de toegangslijst',
    group: 'domeingroep',
  },
  kept: {
    changed: 'is sindsdien gewijzigd',
    signedIn: 'heeft sindsdien ingelogd',
    directory: 'staat in de directory van het bedrijf',
    manages: 'beheert een domeingroep',
    invited: 'is sindsdien uitgenodigd',
    used: 'is in gebruik',
    entry: 'de regel van de toegangslijst is sindsdien gewijzigd',
  },
}
