import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('nl')

const people = (count: number) => plural(count, { one: '# persoon', other: '# mensen' })
const matches = (count: number) => plural(count, { one: '# match', other: '# matches' })
const wasPaired = (count: number) =>
  plural(count, { one: '# van deze mensen heeft', other: '# van deze mensen hebben' })

export const pairings: Words['rounds']['pairings'] = {
  companyWide: 'Iedereen',
  companyWideChoice: 'Iedereen (hele bedrijf)',
  failed: 'De koppelingen konden niet worden geladen',
  matches,
  leftOut: (count) => `${people(count)} zonder match`,
  actions: {
    title: 'Acties',
    generate: 'Maandkoppeling maken',
    view: (count) => `Lopende koppelingen (${digits(count)})`,
    sync: 'Personeelslijst bijwerken',
    syncFailed: 'De personeelslijst kon niet worden bijgewerkt',
  },
  announce: {
    ask: {
      action: 'Vragen wie meedoet',
      title: 'Vragen wie meedoet',
      text: 'Iedereen krijgt één mail met de knop “Ik doe mee”. Alleen wie erop drukt, doet mee.',
      now: (count) => `Nu ${people(count)} vragen`,
      all: 'Iedereen is al gevraagd.',
      failed: 'Er kon niemand worden gevraagd.',
    },
    action: 'Ronde aankondigen',
    title: 'De ronde aankondigen',
    company: 'Iedereen die meedoet, krijgt één mail, met de datum en een knop om deze ronde over te slaan.',
    group: (name) =>
      `Iedereen die meedoet in ${name}, krijgt één mail, met de datum en een knop om deze ronde over te slaan.`,
    date: 'Datum van de ronde',
    tell: (count) => `${people(count)} mailen`,
    tellThem: 'Aankondigen',
    pending: 'Aankondigen…',
    failed: 'De ronde kon niet worden aangekondigd.',
    countFailed: 'De mensen konden niet worden geteld',
    allTold: 'Iedereen in deze ronde weet het al.',
    tooFew: 'Er doen te weinig mensen mee voor een ronde.',
    told: (count) =>
      plural(count, {
        one: '# persoon weet het al en krijgt geen tweede mail.',
        other: '# mensen weten het al en krijgen geen tweede mail.',
      }),
  },
  eligibility: {
    asked: (asked, yes, silent) =>
      `Gevraagd: ${digits(asked)} · Doen mee: ${digits(yes)} · Geen antwoord: ${digits(silent)}`,
    title: 'Wie klaar is voor een match',
    failed: 'Het kon niet worden geladen wie klaar is',
    total: 'Totaal',
    ready: 'Klaar',
    excluded: 'Erbuiten',
    why: 'Waarom?',
    meetsNobody:
      'Meer mensen in hun groep zou helpen, of een open voorkeur, of minder maanden tot mensen elkaar weer mogen ontmoeten.',
    noGroup:
      'Mensen zonder domeingroep doen alleen mee als het hele bedrijf wordt gekoppeld. Zet ze in een groep, dan zitten ze ook in de rondes daarvan.',
    minimum: 'Minimum',
    met: (required) => `Gehaald (${digits(required)} nodig)`,
    notMet: (required) => `Niet gehaald (${digits(required)} nodig)`,
    evenNumbers: 'Even aantal',
    yes: 'Ja',
    no: 'Nee',
    even: (count) => `${digits(count)} is even`,
    odd: (count) => `${digits(count)} is oneven`,
  },
  figures: {
    pairs: 'Paren',
    tables: 'Tafels',
    across: 'Andere afdelingen',
    metBefore: 'Eerder ontmoet',
    threes: 'Met zijn drieën',
    leftOut: 'Zonder match',
    uneasy: {
      withoutTime: (count) =>
        plural(count, {
          one: '# tafel heeft geen half uur dat iedereen uitkomt.',
          other: '# tafels hebben geen half uur dat iedereen uitkomt.',
        }),
      otherSizes: (count) =>
        plural(count, {
          one: '# tafel is groter of kleiner dan gekozen.',
          other: '# tafels zijn groter of kleiner dan gekozen.',
        }),
      mixed: (count) =>
        plural(count, {
          one: 'Aan # tafel zitten mensen uit meerdere groepen.',
          other: 'Aan # tafels zitten mensen uit meerdere groepen.',
        }),
    },
  },
  round: {
    generate: 'Koppeling van de ronde maken',
    none: 'Kies onder Acties wie je wilt koppelen, en maak dan de koppeling.',
    paired: {
      title: 'In deze ronde al gekoppeld',
      text: (count) =>
        `${wasPaired(count)} al een match in een afgeronde koppeling van deze ronde. Een tweede koppeling geeft er nog een.`,
      textTold: (count, day) =>
        `${wasPaired(count)} al een match in een afgeronde koppeling van deze ronde, verteld in een nieuwsbrief op ${day}. Een tweede koppeling geeft er nog een.`,
    },
  },
  generate: {
    title: 'Maandkoppeling maken',
    text: (name) => `Een proef: ${name}. Er wordt niets opgeslagen en niemand hoort iets tot je bevestigt.`,
    looking: 'De beste koppeling zoeken…',
    impossible: 'Er kan nu geen koppeling komen',
    generate: (count) => plural(count, { one: '# paar maken', other: '# paren maken' }),
    generateTables: (count) => plural(count, { one: '# tafel maken', other: '# tafels maken' }),
    again: (count) => `${people(count)} opnieuw koppelen`,
    pending: 'Maken…',
    failed: 'De koppeling kon niet worden gemaakt',
    done: (count, name) => `${matches(count)} gemaakt voor ${name}`,
    doneAndLinked: (count, name, newsletter) =>
      `${matches(count)} gemaakt voor ${name}, verbonden met ‘${newsletter}’`,
    paired: {
      title: 'Deze maand al gekoppeld',
      text: (count) =>
        `${wasPaired(count)} al een match in een afgeronde koppeling van deze maand. Een tweede koppeling geeft er nog een.`,
      textTold: (count, day) =>
        `${wasPaired(count)} al een match in een afgeronde koppeling van deze maand, verteld in een nieuwsbrief op ${day}. Een tweede koppeling geeft er nog een.`,
      tick: (count) => `${people(count)} opnieuw koppelen, aan iemand anders`,
    },
    leftOut: 'Deze keer zonder match',
    completes: 'Een afgeronde koppeling kan niet worden heropend.',
    unseen: {
      title: 'Niemand heeft deze matches gezien',
      tick: 'Ze afronden, hoewel ze nooit zijn verstuurd',
    },
    nextByItself: (day) => `De volgende ronde begint vanzelf op ${day}.`,
    shown: {
      'at-once': 'Mensen zien hun match meteen op hun pagina.',
      'with-newsletter':
        'Mensen zien hun match als de nieuwsbrief wordt verstuurd, of als je op ‘Matches nu tonen’ drukt.',
    },
  },
  pairGroups: {
    title: 'Koppelingen maken voor alle groepen?',
    confirm: (label) => `${label}?`,
    text: 'Een proef voor elke domeingroep met genoeg mensen. Er wordt niets opgeslagen en niemand hoort iets tot je bevestigt.',
    looking: 'De beste koppelingen zoeken…',
    create: 'Koppelingen maken',
    pending: 'Maken…',
    failed: 'De koppelingen konden niet worden gemaakt',
    warning: 'Let op',
    first: (shown) =>
      `Dit zijn de eerste ${digits(shown)}. Bij elke koppeling staat wie er zonder match bleef.`,
    skipped: (groups) => plural(groups, { one: '# groep overgeslagen', other: '# groepen overgeslagen' }),
  },
  current: {
    title: 'Lopende koppelingen',
    none: 'Geen lopende koppelingen',
    noneText: 'Kies onder Acties wie je wilt koppelen, en maak dan de koppeling van de maand.',
    hidden: 'Nog niet te zien',
    complete: 'Afronden',
    completeThis: (name) => `Koppeling afronden: ${name}`,
    view: 'Matches bekijken',
    leftOut: 'Wie zonder match bleef, en waarom',
    removeThis: (name) => `‘${name}’ verwijderen?`,
    removeSeen: (count) =>
      `${plural(count, { one: 'De # match verdwijnt', other: 'De # matches verdwijnen' })} van ieders pagina. Daarna kun je een nieuwe koppeling maken. Dit kan niet ongedaan worden gemaakt.`,
    removeHidden: (count) =>
      `${plural(count, { one: 'De # match wordt', other: 'De # matches worden' })} verwijderd voordat iemand iets heeft gezien. Daarna kun je een nieuwe koppeling maken. Dit kan niet ongedaan worden gemaakt.`,
    removeConfirm: 'Koppeling verwijderen',
    removeFailed: 'De koppeling kon niet worden verwijderd',
  },
  complete: {
    title: (name) => `‘${name}’ afronden?`,
    effect: () => 'Sluit de ronde af. Vastgelegde koffies gaan door. Heropenen kan niet.',
    effectHidden: () =>
      'Sluit de ronde af. Heropenen kan niet. Mensen zien hun match als de nieuwsbrief wordt verstuurd.',
    confirm: 'Koppeling afronden',
    pending: 'Afronden…',
    failed: 'De koppeling kon niet worden afgerond',
  },
  show: {
    action: 'Matches nu tonen',
    actionOf: (name) => `Matches nu tonen: ${name}`,
    title: (name) => `De matches van ‘${name}’ nu tonen?`,
    effect: (count) =>
      `${plural(count, { one: '# persoon ziet de', other: '# mensen zien hun' })} match meteen op de eigen pagina. Er wordt geen mail verstuurd. Dit kan niet ongedaan worden gemaakt.`,
    confirm: 'Matches tonen',
    pending: 'Tonen…',
    failed: 'De matches konden niet worden getoond',
  },
  completed: {
    title: 'Afgeronde koppelingen',
    none: 'Geen afgeronde koppelingen',
    noneText:
      'Rond een lopende koppeling af, dan verschijnt het bestand hier om te bekijken en te downloaden.',
    search: 'Zoeken in afgeronde koppelingen',
    searchHint: 'Maand, groep of bestandsnaam',
    found: (count) => plural(count, { one: '# bestand gevonden', other: '# bestanden gevonden' }),
    view: 'Bekijken',
    viewThis: (name) => `${name} bekijken`,
    download: 'Downloaden',
    sureToRemove: (name) =>
      `Het bestand van de koppeling ‘${name}’ echt verwijderen? Dit kan niet ongedaan worden gemaakt.`,
    removeFailed: 'Het bestand van de koppeling kon niet worden verwijderd',
  },
  list: {
    summary: (rounds, all) =>
      `${plural(rounds, { one: '# koppeling', other: '# koppelingen' })}, ${matches(all)}`,
    pairing: 'Koppeling',
    choice: (name, count) => `${name} (${matches(count)})`,
    noneText: 'Maak de koppeling van de maand, dan zie je die hier.',
    search: 'Zoeken op naam of e-mail',
    found: (count) => plural(count, { one: '# match gevonden', other: '# matches gevonden' }),
    nobody: (search) => `Niemand past bij ‘${search}’.`,
    empty: 'Deze koppeling heeft geen matches.',
    label: (name) => `Matches van ${name}`,
    rescued: 'alsnog',
    statuses: {
      active: 'open',
      completed: 'afgerond',
      called_off: 'vervallen',
      met: 'ontmoet',
      missed: 'niet gelukt',
      no_answer: 'geen antwoord',
    },
    host: 'Ontvangt',
    booked: 'vastgelegd',
    answers: {
      pending: 'zei niets',
      confirmed: 'zei: ontmoet',
      not_confirmed: 'zei: niet gelukt',
    },
    overruled: {
      preference: 'Tegen een voorkeur in',
      'met-lately': 'Kort geleden ontmoet',
      hours: 'Geen gedeelde werktijden',
    },
  },
  left: {
    title: 'Wie zonder match bleef, en waarom',
    nobody: 'Niemand bleef zonder match.',
    search: 'Zoeken in mensen zonder match',
    label: 'Mensen zonder match, en waarom',
    bring: 'Samenbrengen',
    bringThis: (name) => `Samenbrengen: ${name}`,
  },
  stranded: {
    nobody: 'Vandaag geen nieuwe match',
    looking: 'Zoeken…',
    lookFailed: 'Nieuwe matches zoeken is niet gelukt',
    make: (count) => plural(count, { one: 'Nog # paar maken?', other: 'Nog # paren maken?' }),
    waiting: (waiting, leftOut) =>
      `${plural(waiting, { one: '# persoon wacht', other: '# mensen wachten' })} op een nieuwe match, en ${plural(leftOut, { one: '# persoon bleef', other: '# mensen bleven' })} zonder match.`,
    none: 'Vandaag is er geen passende match. Cup of Joe probeert het elke dag opnieuw.',
    effect:
      'Beide mensen van elk paar krijgen meteen een mail. Hun oude matches vervallen. Dit kan niet ongedaan worden gemaakt.',
    confirm: 'Koppelen en mailen',
    pending: 'Koppelen…',
    failed: 'De nieuwe matches konden niet worden gemaakt',
    atTables: {
      make: 'Tafels zoeken voor wie wacht?',
      none: 'Vandaag is er geen passende tafel. Cup of Joe probeert het elke dag opnieuw.',
      more: (tables) => plural(tables, { one: '# nieuwe tafel.', other: '# nieuwe tafels.' }),
      effect:
        'Iedereen aan deze tafels krijgt meteen een mail. De oude matches van wie een plaats krijgt, vervallen. Dit kan niet ongedaan worden gemaakt.',
      confirm: 'Plaats geven en mailen',
    },
  },
  sync: {
    pending: 'Bijwerken…',
    title: 'Personeelslijst bijgewerkt',
    summary: (updated, created, unchanged) =>
      `${digits(updated)} gewijzigd, ${digits(created)} nieuw, ${digits(unchanged)} ongewijzigd.`,
    skipped: (lines) => plural(lines, { one: '# regel overgeslagen', other: '# regels overgeslagen' }),
    caption: 'Overgeslagen regels van de personeelslijst',
    line: 'Regel',
    wrong: 'Wat er niet klopt',
  },
}
