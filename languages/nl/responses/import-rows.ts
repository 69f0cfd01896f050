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
    admin: 'Een beheerder die vertrekt',
    department: 'Onbekende afdeling',
    group: 'Onbekende groep',
    elsewhere: 'Buiten je groepen, en niet aan jou om toe te laten',
    former: 'Onduidelijk van wie het adres is of was',
    homeless: 'Nieuw, en in geen van je groepen',
  },
  row: {
    quote: 'is niet te lezen: een aanhalingsteken sluit niet',
    width: (cells, columns) =>
      `heeft ${digits(cells)} cellen in plaats van ${digits(columns)}: tekst met een komma heeft aanhalingstekens nodig`,
    encoding: (column) =>
      `${column} is tekens kwijt: dit bestand was al beschadigd voor het werd geëxporteerd. Exporteer het opnieuw als UTF-8`,
    control: (column) => `${column} bevat een regeleinde of besturingsteken`,
    long: (column, most) => `${column} is langer dan ${digits(most)} tekens`,
    noAddress: 'heeft geen e-mailadres',
    address: (cell) => `‘${cell}’ is geen e-mailadres`,
    date: (column, cell) => `${column} is ‘${cell}’: gebruik een datum zoals 2026-12-01`,
    order: 'leave_end is voor leave_start',
    twice: (email, line) => `${email} staat al op regel ${digits(line)}`,
    group: (name) => `‘${name}’ is geen domeingroep`,
    department: (name, email) => `‘${name}’ is geen afdeling voor ${email}`,
    person: (email, why) => `${email} ${why}`,
  },
  person: {
    whitelist: 'staat niet op de toegangslijst',
    admin: 'vertrekt, maar is beheerder: neem eerst die rechten weg',
    elsewhere: 'valt buiten je groepen, en is niet aan jou om toe te laten',
    former:
      'kan het account van het vorige adres niet overnemen: beide adressen hebben er een, een andere rij gaat erover, of het is van een beheerder. Gebruik ‘Adres wijzigen’ onder Gebruikers',
    homeless: 'is nieuw: kies een groep voor nieuwe regels',
  },
  unknown: {
    attribute: (name) => `${name}: meer dan 500 verschillende waarden, of langer dan 80 tekens`,
    department: (name) => `Onbekende afdeling: ‘${name}’`,
    group: (name) => `Onbekende groep: ‘${name}’`,
    status: (name) => `Onbekende status: ‘${name}’`,
    language: (name) => `Onbekende taal: ‘${name}’`,
    day: (day) => `Eerste dag onleesbaar, zoals ‘${day}’`,
    manager: (name, others) =>
      others === 0
        ? `Onbekende leidinggevende: ‘${name}’`
        : `Onbekende leidinggevenden: ‘${name}’ en ${plural(others, { one: '# ander', other: '# anderen' })}`,
  },
  formerAccount: (email, until) =>
    `Op ${email} was er tot ${month(until.slice(0, 7))} een account. Dezelfde persoon?`,
  movedAccount: (email, movedTo) =>
    `Het account van ${email} heeft nu het adres ${movedTo}, dus dit wordt een nieuw account`,
  deletedAccount: (email) => `${email} heeft het eigen account verwijderd`,
  changes: {
    value: (what, before, after) => `${what}: ${before} → ${after}`,
    none: 'geen',
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
