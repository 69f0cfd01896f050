import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('nl')
const rows = (count: number) => plural(count, { one: '# rij', other: '# rijen' })
const counted = (count: number, near: string | null) =>
  near === null ? `: ${rows(count)}` : `: ${rows(count)}. Bedoel je ${near}?`

export const importing: Words['people']['import'] = {
  title: 'Mensen importeren',
  text: 'Uit een CSV-bestand met één persoon per regel: adres, naam, afdeling, groep, leidinggevende, taal, status, verlof.',
  nothingSaved: (count) => `${rows(count)} gelezen. Er wordt niets opgeslagen tot je op ‘Importeren’ drukt.`,
  pasted: 'Geplakte lijst',
  notRead: 'Het bestand kon niet worden gelezen',
  failed: 'Het importeren is mislukt',
  back: 'Terug',
  importing: 'Importeren…',
  submit: (people) => plural(people, { one: '# persoon importeren', other: '# mensen importeren' }),
  submitOut: (people, out) =>
    `${plural(people, { one: '# persoon', other: '# mensen' })} importeren, ${digits(out)} eruit halen`,
  reading: 'Lezen…',
  preview: 'Voorbeeld',
  choose: {
    file: 'Kies een CSV-bestand, of sleep het hierheen',
    fileHint: (size, most) =>
      `Hooguit ${size} en ${digits(most)} rijen; UTF-8 of Windows-1252; komma, puntkomma of tab`,
    paste: 'Of plak een lijst',
    pasteHint: 'Rijen van een spreadsheet, of één adres of *@domein per regel',
    last: 'Laatste import',
    lastState: (file, moment, figures, undone) =>
      undone === null
        ? `${file}, ${moment}: ${figures}`
        : `${file}, ${moment}: ${figures}. Ongedaan gemaakt: ${undone}`,
  },
  figures: {
    new: (count) => `${digits(count)} nieuw`,
    changed: (count) => `${digits(count)} gewijzigd`,
    unchanged: (count) => `${digits(count)} ongewijzigd`,
    refused: (count) => `${digits(count)} geweigerd`,
  },
  done: {
    whitelisted: (count) =>
      plural(count, {
        one: '# regel is aan de toegangslijst toegevoegd.',
        other: '# regels zijn aan de toegangslijst toegevoegd.',
      }),
    newPeople: 'Nieuwe mensen doen mee zodra ze hebben ingelogd en hun profiel hebben gemaakt.',
    invite: 'Nodig ze uit',
    refusedRows: 'Geweigerde rijen downloaden',
    kept: 'Niet ongedaan gemaakt',
  },
  undo: {
    action: 'Import ongedaan maken',
    undoing: 'Ongedaan maken…',
    failed: 'De import kon niet ongedaan worden gemaakt',
    question: 'De import ongedaan maken?',
    effect: (people) =>
      `${plural(people, { one: '# persoon wordt', other: '# mensen worden' })} weer zoals eerst. Accounts die de import heeft gemaakt, worden verwijderd, tenzij ze in gebruik zijn of de directory van het bedrijf ze heeft overgenomen. Je ziet wat blijft, en waarom.`,
    confirm: 'Ongedaan maken',
  },
  names: {
    open: 'Kies wat je hiermee wilt doen',
    chosen: 'Gekozen',
    createAll: (count) => `Alle ${digits(count)} maken`,
    notWithAll: (names) => `Kijk deze na: het lijken tikfouten. ${names}`,
    near: (name, other) => `${name} (${other}?)`,
    department: (name, count, near) => [name, counted(count, near)],
    group: (name, count, near) => ['Groep ', name, counted(count, near)],
    lines: (count, lines) => plural(count, { one: `regel ${lines}`, other: `regels ${lines}` }),
    linesAndMore: (lines) => `regels ${lines} en meer`,
    people: (name) => `Wat je wilt doen met ${name}`,
    status: (name, count) => ['Onbekende status: ‘', name, `’, ${rows(count)}`],
    noStatus: 'Zonder status importeren',
    statuses: { active: 'Ze werken hier', leave: 'Ze zijn met verlof', leaves: 'Ze verlaten het bedrijf' },
    leaveOut: 'Deze rijen weglaten',
    create: 'Maken',
    into: (name) => `In ${name} zetten`,
    intoOther: 'Zetten in',
  },
  found: {
    instead: (field, taken, other) => `${field} komt uit ‘${taken}’, niet uit ‘${other}’.`,
    headerLine: 'De namen van de kolommen staan in',
    lineOf: (line, text) => `Regel ${line}: ${text}`,
    noHeader: 'Geen regel',
    leavers: {
      title: 'Wie vertrekt',
      leaving: (count) =>
        plural(count, {
          one: 'Volgens het bestand vertrekt # persoon',
          other: 'Volgens het bestand vertrekken # mensen',
        }),
      missing: (count) =>
        plural(count, {
          one: '# persoon is hier, maar staat niet in het bestand',
          other: '# mensen zijn hier, maar staan niet in het bestand',
        }),
      keep: 'Houden',
      out: 'Eruit halen',
      press: 'Eruit halen',
      effect:
        'Ze kunnen niet meer inloggen, en krijgen geen match en geen mail. Maak je de import ongedaan, dan zijn ze weer terug.',
      more: (names, count) => `${names} en nog ${digits(count)}`,
    },
    noAddress: {
      title: 'In welke kolom staan de adressen?',
      text: 'Geen kolomnaam zegt het. Kies E-mail boven de juiste kolom.',
    },
    onLeave: 'Mensen met verlof',
    group: 'Domeingroep voor nieuwe regels op de toegangslijst',
    groupsFrom: (column, meets) => `‘${column}’ wordt de domeingroep. ${meets}`,
    toMix: (choice, place) => `Wil je ze mengen, kies dan ‘${choice}’ onder ‘${place}’.`,
    groupHint: 'Waar het bestand geen groep noemt',
    languageHint: 'Waar het bestand er geen noemt. Mensen kunnen hem wijzigen.',
    noLanguage: 'Die van hun groep, anders die van het bedrijf',
    chooseGroup: 'Kies er een',
    waiting: {
      title: (count) =>
        plural(count, { one: '# rij wacht op je keuze', other: '# rijen wachten op je keuze' }),
      text: 'Hun afdeling of groep is onbekend. Rijen zonder keuze worden weggelaten.',
    },
    outcomes: { new: 'nieuw', changed: 'gewijzigd', unchanged: 'ongewijzigd', refused: 'geweigerd' },
    rows: {
      new: 'Nieuwe rijen',
      changed: 'Gewijzigde rijen',
      unchanged: 'Ongewijzigde rijen',
      refused: 'Geweigerde rijen',
    },
    first: (shown, all) => `De eerste ${digits(shown)} van ${digits(all)}`,
    whitelisted: (count) =>
      plural(count, {
        one: '# regel komt op de toegangslijst.',
        other: '# regels komen op de toegangslijst.',
      }),
    neverHere: (count) =>
      plural(count, {
        one: '# persoon in het bestand is vertrokken en was hier nooit. Er verandert niets.',
        other: '# mensen in het bestand zijn vertrokken en waren hier nooit. Er verandert niets.',
      }),
    withoutGroup: (count) =>
      `${plural(count, { one: '# persoon hoort dan bij geen domeingroep en zit', other: '# mensen horen dan bij geen domeingroep en zitten' })} in geen ronde van een groep. Kies een groep voor nieuwe regels, of een kolom die er een noemt.`,
    problem: (text, count) => `${text}: ${rows(count)}`,
    newPerson: 'Nee, een nieuwe persoon. Wis het vorige account voorgoed.',
    unread: (text, count) => `${text} (${rows(count)}), veld blijft leeg`,
    again: (text, count) => `${text} (${rows(count)}), opnieuw geïmporteerd`,
  },
  sheet: {
    label: 'Het bestand',
    caption: 'De eerste rijen van het bestand',
    holds: (column) => `Wat er in ‘${column}’ staat`,
    leftOut: 'Niet geïmporteerd',
    now: (field, column) => `${field} (nu ‘${column}’)`,
    fields: {
      email: 'E-mail',
      former_email: 'Vorig adres',
      first_name: 'Voornaam',
      last_name: 'Achternaam',
      full_name: 'Volledige naam',
      department: 'Afdeling',
      group: 'Domeingroep',
      manager: 'Leidinggevende (adres)',
      language: 'Taal',
      status: 'Status',
      account: 'Account (actief, geblokkeerd)',
      start_date: 'Eerste dag',
      leave_start: 'Verlof vanaf',
      leave_end: 'Verlof tot',
      leave_reason: 'Reden van het verlof',
    },
  },
}
