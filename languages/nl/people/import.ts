import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('nl')
const rows = (count: number) => plural(count, { one: '# rij', other: '# rijen' })
const counted = (count: number, near: string | null) =>
  near === null ? `: ${rows(count)}` : `: ${rows(count)}, lijkt op ${near}`

export const importing: Words['people']['import'] = {
  title: 'Mensen importeren',
  text: 'Een CSV-bestand met één persoon per regel: adres, namen, afdeling, groep, leidinggevende, taal, status, verlof.',
  nothingSaved: (count) =>
    `Er wordt niets opgeslagen tot je op ‘Importeren’ drukt. ${plural(count, { one: '# rij is', other: '# rijen zijn' })} gelezen.`,
  pasted: 'Geplakte lijst',
  notRead: 'Het bestand kon niet worden gelezen',
  failed: 'Het importeren is mislukt',
  back: 'Terug',
  importing: 'Importeren…',
  submit: (people) => plural(people, { one: '# persoon importeren', other: '# personen importeren' }),
  submitOut: (people, out) =>
    `${plural(people, { one: '# persoon', other: '# personen' })} importeren, ${digits(out)} eruit halen`,
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
    invite: 'Ze uitnodigen',
    refusedRows: 'Geweigerde rijen als CSV',
    kept: 'Wat blijft zoals het is',
  },
  undo: {
    action: 'Import ongedaan maken',
    undoing: 'Ongedaan maken…',
    failed: 'De import kon niet ongedaan worden gemaakt',
    question: 'De import ongedaan maken?',
    effect: (people) =>
      `${plural(people, { one: '# persoon wordt', other: '# personen worden' })} weer zoals eerst. Accounts die de import heeft gemaakt, worden verwijderd, tenzij ze in gebruik zijn of de directory van het bedrijf ze heeft overgenomen. Alles wat blijft, wordt met de reden opgesomd.`,
    confirm: 'Ongedaan maken',
  },
  names: {
    open: 'Eerst kiezen',
    chosen: 'Gekozen',
    createAll: (count) => `Alle ${digits(count)} maken`,
    notWithAll: (names) => `Niet met alle gemaakt, omdat ze op een andere naam lijken: ${names}`,
    near: (name, other) => `${name} (lijkt op ${other})`,
    department: (name, count, near) => [name, counted(count, near)],
    group: (name, count, near) => ['Groep ', name, counted(count, near)],
    lines: (count, lines) => plural(count, { one: `regel ${lines}`, other: `regels ${lines}` }),
    linesAndMore: (lines) => `regels ${lines} en meer`,
    people: (name) => `Mensen van ${name}`,
    status: (name, count) => ['Status ', name, `: ${rows(count)}`],
    noStatus: 'Zonder status importeren',
    statuses: { active: 'Ze werken hier', leave: 'Ze zijn met verlof', leaves: 'Ze gaan uit dienst' },
    leaveOut: 'Deze rijen weglaten',
    create: 'Maken',
    into: (name) => `In ${name} zetten`,
    intoOther: 'Zetten in',
  },
  found: {
    instead: (field, taken, other) => `${field}: ‘${taken}’ is genomen, niet ‘${other}’.`,
    headerLine: 'De namen van de kolommen staan in',
    lineOf: (line, text) => `Regel ${line}: ${text}`,
    noHeader: 'Geen regel',
    leavers: {
      title: 'Wie weggaat',
      leaving: (count) =>
        plural(count, {
          one: '# persoon gaat weg volgens het bestand',
          other: '# personen gaan weg volgens het bestand',
        }),
      missing: (count) =>
        plural(count, {
          one: '# persoon is hier en niet in het bestand',
          other: '# personen zijn hier en niet in het bestand',
        }),
      keep: 'Houden',
      out: 'Eruit halen',
      press: 'Eruit halen',
      effect:
        'Ze kunnen niet meer inloggen, zitten in geen ronde en krijgen geen mail. Als je de import ongedaan maakt, doen ze weer mee.',
      more: (names, count) => `${names} en nog ${digits(count)}`,
    },
    noAddress: {
      title: 'In welke kolom staan de adressen?',
      text: 'Geen kolom heet zo. Kies erboven E-mail.',
    },
    onLeave: 'Mensen met verlof',
    group: 'Domeingroep van nieuwe regels op de toegangslijst',
    groupHint: 'Voor rijen zonder groep, als de regel van hun domein er ook geen heeft',
    languageHint: 'Waar het bestand er geen noemt. Iedereen kan het wijzigen.',
    noLanguage: 'Die van hun groep, anders die van het bedrijf',
    chooseGroup: 'Kies er een',
    waiting: {
      title: (count) =>
        plural(count, { one: '# rij wacht op je keuze', other: '# rijen wachten op je keuze' }),
      text: 'Hun afdeling of groep is onbekend. Zonder keuze worden deze rijen weggelaten.',
    },
    outcomes: { new: 'nieuw', changed: 'gewijzigd', unchanged: 'ongewijzigd', refused: 'geweigerd' },
    rows: {
      new: 'Rijen: nieuw',
      changed: 'Rijen: gewijzigd',
      unchanged: 'Rijen: ongewijzigd',
      refused: 'Rijen: geweigerd',
    },
    first: (shown, all) => `De eerste ${digits(shown)} van ${digits(all)}`,
    whitelisted: (count) =>
      plural(count, {
        one: '# regel komt op de toegangslijst.',
        other: '# regels komen op de toegangslijst.',
      }),
    withoutGroup: (count) =>
      `${plural(count, { one: '# persoon zal', other: '# personen zullen' })} bij geen domeingroep horen en dus ontbreken in koppelingen van groepen. Kies een groep voor nieuwe regels, of een kolom die er een noemt.`,
    problem: (text, count) => `${text}: ${rows(count)}`,
    newPerson: 'Nee, een nieuwe persoon: het vorige account wordt voorgoed gewist',
    withoutLanguage: (text, count) => `${text}: ${rows(count)}, geïmporteerd zonder taal`,
    withoutManager: (text, count) => `${text}: ${rows(count)}, geïmporteerd zonder leidinggevende`,
    again: (text, count) => `${text}: ${rows(count)}, opnieuw geïmporteerd`,
  },
  sheet: {
    label: 'Het bestand',
    caption: 'De eerste rijen van het bestand',
    holds: (column) => `Wat er in ‘${column}’ staat`,
    leftOut: 'Weggelaten',
    now: (field, column) => `${field} (nu ‘${column}’)`,
    fields: {
      email: 'E-mail',
      former_email: 'Vorig adres',
      first_name: 'Voornaam',
      last_name: 'Achternaam',
      full_name: 'Beide namen in één',
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
