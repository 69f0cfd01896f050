import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { listed, plural } = formatsOf('nl')

const people = (count: number) => plural(count, { one: '# persoon', other: '# mensen' })

export const departments: Words['tools']['departments'] = {
  domainGroup: 'Domeingroep',
  common: 'Gedeelde lijst',
  commonText: 'Mensen zonder domeingroep',
  choose: { label: 'Afdelingen van', nothing: 'Kies een groep' },
  of: (group) => `Afdelingen van ${group}`,
  ofCommon: 'Afdelingen van de gedeelde lijst',
  search: 'Zoeken in afdelingen',
  failed: 'De afdelingen konden niet worden geladen.',
  none: {
    title: 'Deze groep heeft nog geen afdelingen',
    text: 'Voeg de eerste toe. Mensen zonder afdeling zitten in Other.',
  },
  default: 'Standaard',
  people,
  peopleIn: (count, department) => `${people(count)} in ${department}`,
  peopleOf: (department) => `Mensen van ${department}`,
  peopleFailed: 'De mensen konden niet worden geladen.',
  add: 'Afdeling toevoegen',
  added: (name) => `De afdeling ${name} is toegevoegd`,
  notAdded: 'De afdeling kon niet worden toegevoegd',
  notCreated: 'De afdeling kon niet worden gemaakt',
  notRenamed: 'De afdeling kon niet worden hernoemd',
  fields: {
    name: 'Naam van de afdeling',
    nameExample: 'zoals engineering',
    displayName: 'Weergavenaam',
    displayNameExample: 'zoals Techniek',
  },
  remove: {
    title: (name) => `‘${name}’ verwijderen?`,
    effect: (count) =>
      count === 0
        ? 'Er zit niemand in. Dit kan niet ongedaan worden gemaakt.'
        : plural(count, {
            one: '# persoon verhuist naar Other. Dit kan niet ongedaan worden gemaakt.',
            other: '# mensen verhuizen naar Other. Dit kan niet ongedaan worden gemaakt.',
          }),
    confirm: 'Afdeling verwijderen',
    failed: 'De afdeling kon niet worden verwijderd',
  },
}

export const groups: Words['tools']['groups'] = {
  title: 'Domeingroepen',
  search: 'Zoeken in domeingroepen',
  failed: 'De groepen konden niet worden geladen.',
  none: {
    title: 'Nog geen groepen',
    text: 'Een groep heeft eigen afdelingen en eigen koppelingen. Eén bedrijf heeft geen groepen nodig.',
  },
  add: 'Groep toevoegen',
  addText: 'Mensen in een groep delen de afdelingen ervan en worden aan elkaar gekoppeld.',
  renameText: 'Eerdere koppelingen houden hun naam en letter.',
  created: (name) => `De groep ${name} is gemaakt`,
  changed: (name) => `De groep ${name} is gewijzigd`,
  notCreated: 'De domeingroep kon niet worden gemaakt',
  notChanged: 'De domeingroep kon niet worden gewijzigd',
  fields: {
    name: 'Naam',
    nameHint: 'Kort, zoals in bestandsnamen: design',
    displayName: 'Weergavenaam',
    displayNameExample: 'Designstudio',
    languageHint: 'Voor mensen van wie we de taal niet kennen.',
    companyLanguage: 'De taal van het bedrijf',
    description: 'Beschrijving',
    color: 'Kleur',
  },
  manage: 'Beheren',
  manageOne: (group) => `${group} beheren`,
  done: 'Klaar',
  remove: {
    action: 'Groep verwijderen',
    title: (group) => `‘${group}’ verwijderen?`,
    effect: (concerned) =>
      `Geen enkel adres hoort dan nog bij deze groep.${concerned} De afdelingen worden verwijderd, en de mensen gebruiken de gedeelde lijst. Afgeronde koppelingen blijven.`,
    unassigned: (entries, total, names) => {
      const more = total - names.length
      const others = more > 0 ? [plural(more, { one: '# ander', other: '# anderen' })] : []
      const who = total > 0 ? `: ${listed([...names, ...others])}` : ''
      return `Zonder groep blijven ${plural(entries, { one: '# regel', other: '# regels' })} en ${people(total)}${who}.`
    },
    failed: 'De domeingroep kon niet worden verwijderd',
  },
  emails: {
    of: (group) => `Adressen van ${group}`,
    title: 'Adressen van deze groep',
    search: 'Zoeken in adressen van deze groep',
    none: 'Bij deze groep hoort nog geen adres.',
    add: 'Een adres toevoegen',
    addExample: 'Adres of *@bedrijf.nl',
    addAction: 'Toevoegen',
    notAdded: 'Het adres kon niet aan de groep worden toegevoegd',
    unassign: 'Weghalen',
    unassignOne: (email) => `${email} weghalen`,
  },
}

export const managers: Words['tools']['managers'] = {
  title: 'Groepsbeheer',
  text: 'Groepsbeheerders zien en beheren het programma alleen voor deze groep. Ze horen het per mail. Hun rechten vervallen zodra je ze hier verwijdert.',
  failed: 'Het groepsbeheer kon niet worden geladen.',
  notChanged: 'Het groepsbeheer kon niet worden gewijzigd',
  people: {
    add: 'Groepsbeheerder toevoegen',
    example: 'Adres van de persoon',
    action: 'Toevoegen',
    none: 'Nog niemand beheert deze groep.',
    added: (email, group) => `${email} beheert ${group}`,
    removed: (email, group) => `${email} beheert ${group} niet meer`,
  },
  domains: {
    add: 'Domeinen die ze mogen toelaten',
    example: 'bedrijf.nl',
    action: 'Toestaan',
    none: 'Geen: groepsbeheerders kunnen de toegangslijst niet wijzigen.',
    added: (domain) => `Groepsbeheerders mogen adressen van ${domain} toelaten`,
    removed: (domain) => `Groepsbeheerders mogen adressen van ${domain} niet meer toelaten`,
  },
}

export const whitelist: Words['tools']['whitelist'] = {
  import: 'Mensen importeren',
  text: '*@bedrijf.nl laat iedereen toe; of voeg losse adressen toe. Zonder regels kan niemand zich aanmelden.',
  list: 'Adressen op de toegangslijst',
  search: 'Zoeken in de toegangslijst',
  searchExample: 'Adres, reden of groep',
  sort: { label: 'De toegangslijst sorteren', email: 'Adres A–Z', backwards: 'Adres Z–A' },
  found: (count) => plural(count, { one: '# regel gevonden', other: '# regels gevonden' }),
  failed: 'De toegangslijst kon niet worden geladen.',
  noneHere: 'Hier staan nog geen regels.',
  none: {
    title: 'Nog niemand kan zich aanmelden',
    text: 'Voeg het domein van je bedrijf toe, bijvoorbeeld *@bedrijf.nl, om iedereen met een adres daar binnen te laten.',
  },
  selectAll: 'Alle getoonde regels selecteren',
  add: {
    title: 'Aan de toegangslijst toevoegen',
    email: 'E-mail',
    group: 'Domeingroep',
    reason: 'Reden',
    action: 'Toevoegen',
    done: (email) => `${email} staat op de toegangslijst`,
    failed: 'Het adres kon niet worden toegevoegd',
  },
  barred: 'geblokkeerd',
  added: (by, day) => `toegevoegd door ${by} op ${day}`,
  addedFor: (reason, by, day) => `${reason} · toegevoegd door ${by} op ${day}`,
  groupOf: (email) => `Domeingroep van ${email}`,
  belongs: (email, group) => `${email} hoort bij ${group}`,
  isUnassigned: (email) => `${email} hoort bij geen groep`,
  isActive: (email) => `${email} is actief`,
  isBarred: (email) => `${email} is geblokkeerd`,
  notChanged: 'De regel kon niet worden gewijzigd',
  activate: 'Activeren',
  bar: {
    action: 'Blokkeren',
    title: (email) => `‘${email}’ blokkeren?`,
    nobody: 'Er is geen account dat deze regel nodig heeft. Niemand kan zich er nog mee aanmelden.',
    effect: (count, signedIn) => {
      const barred = plural(count, {
        one: '# persoon kan niet meer inloggen of een match krijgen.',
        other: '# mensen kunnen niet meer inloggen of een match krijgen.',
      })
      const out = plural(signedIn, { one: '# persoon wordt uitgelogd.', other: '# mensen worden uitgelogd.' })
      return signedIn > 0 ? `${barred} ${out}` : barred
    },
  },
  remove: {
    action: 'Verwijderen',
    removing: 'Verwijderen…',
    title: (email) => `‘${email}’ verwijderen?`,
    effect: (email) =>
      `‘${email}’ echt van de toegangslijst verwijderen? Wie alleen door deze regel toegang heeft, kan niet meer inloggen of een match krijgen.`,
    failed: 'Het adres kon niet worden verwijderd',
  },
  group: {
    action: 'Groep wijzigen',
    title: (email) => `De groep van ‘${email}’ wijzigen?`,
    effect: 'De nieuwe groep geldt vanaf de volgende ronde.',
  },
}

export const secrets: Words['tools']['secrets'] = {
  copy: (what) => `Kopiëren: ${what}`,
  tokens: {
    copied: 'Ik heb het gekopieerd',
    used: (made, used) => `Gemaakt ${made}, laatst gebruikt ${used}`,
    unused: (made) => `Gemaakt ${made}, nog niet gebruikt`,
    making: 'Maken…',
  },
  revoke: {
    action: 'Intrekken',
    one: (name) => `${name} intrekken`,
    title: (name) => `‘${name}’ intrekken?`,
  },
}
