import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, plural } = formatsOf('nl')

const pairs = (count: number) => plural(count, { one: '# koppeling', other: '# koppelingen' })
const groups = (count: number) => plural(count, { one: '# groep', other: '# groepen' })
const people = (count: number) => plural(count, { one: '# persoon', other: '# mensen' })
const have = (count: number) => plural(count, { one: '# persoon heeft', other: '# mensen hebben' })
const are = (count: number) => plural(count, { one: '# persoon zit', other: '# mensen zitten' })
const inIt = (count: number) => (count > 0 ? ` (met ${digits(count)} van deze mensen)` : '')
const theNewsletter = (title: string | undefined, otherwise: string) =>
  title === undefined ? otherwise : `‘${title}’`

export const pairings: Responses['pairings'] = {
  making: {
    group: (name) => `${name} koppelen`,
    meetings: (count) => `Eerdere ontmoetingen van ${people(count)} nakijken`,
    search: (count) => `De beste koppeling zoeken voor ${people(count)}`,
    storing: (count) => `${plural(count, { one: '# paar', other: '# paren' })} opslaan`,
    storingTables: (count) => `${plural(count, { one: '# tafel', other: '# tafels' })} opslaan`,
  },
  pairedAlready: (count, scope, toldOn) =>
    `${scope}: ${have(count)} deze maand al een match${toldOn ? `, verteld in een nieuwsbrief op ${toldOn}` : ''}. Een tweede koppeling zou er nog een geven.`,
  inAnotherRound: {
    ofNow: (count, scope) =>
      `${scope}: ${have(count)} al een match in een andere lopende koppeling van deze maand.`,
    earlier: (count, scope) =>
      `${scope}: ${are(count)} in een andere lopende koppeling. Maak de volgende zodra het beheer die heeft afgerond of verwijderd.`,
  },
  stillActive: {
    ofNow: (name, count) =>
      `‘${name}’ loopt nog${inIt(count)}. Het is de koppeling van deze maand: verwijder die eerst om een andere te maken.`,
    earlier: (name, count) =>
      `‘${name}’ loopt nog${inIt(count)}. Rond die af of verwijder die, en maak dan de volgende koppeling.`,
  },
  notAsked: 'Er is nog niemand gevraagd.',
  tooFew: (scope, ready, least) =>
    `${scope}: ${people(ready)} klaar voor een match; er zijn er minstens ${digits(least)} nodig. Mensen tellen mee als ze zijn ingelogd, een profiel hebben en meedoen.`,
  noHosts: 'Vandaag ontvangt niemand. Wijs meer mensen aan die ontvangen, of wacht tot een van hen meedoet.',
  noGuests:
    'Vandaag zijn er geen gasten: iedereen die meedoet, ontvangt. Nodig meer mensen uit, of laat minder mensen ontvangen.',
  noPair: (count, isTables, reasons, more) =>
    `Van deze ${people(count)} ${isTables ? 'kan nu geen tafel worden gemaakt' : 'kunnen er nu geen twee worden gekoppeld'}. ${reasons.join(' ')}${more > 0 ? ` En nog ${digits(more)}.` : ''}`,
  peopleLeft: (who, more) =>
    `Sinds je keek, kunnen niet meer worden gekoppeld: ${who.join(', ')}${more > 0 ? ` en nog ${digits(more)}` : ''}. Bekijk de ronde opnieuw.`,
  pairedWith: (name) => `de match van ${name ?? 'iemand'}`,
  cannotBePaired: (name) => `${name} kan niet meer worden gekoppeld.`,
  approved: (title) =>
    `${theNewsletter(title, 'De nieuwsbrief ervan')} is goedgekeurd en vertelt mensen hun match. Sla hem weer op als concept, en wijzig dan de koppeling.`,
  changedBy: (who, wishes) =>
    `Intussen ${wishes ? `heeft ${who ?? 'het beheer'} deze ronde gewijzigd: ${wishes.join(' ')}` : `is ${who ?? 'het beheer'} teruggegaan naar de oorspronkelijke ronde.`} Bekijk de ronde opnieuw voordat je iets wijzigt.`,
  beingSent: (title) =>
    `${theNewsletter(title, 'Een nieuwsbrief')} wordt met deze koppeling verstuurd. Wacht tot dat klaar is, of breek het af.`,
  sentFrom: {
    delete: (title) =>
      `${theNewsletter(title, 'Een nieuwsbrief')} is met deze koppeling verstuurd, dus mensen kennen hun match. Rond de koppeling af in plaats van die te verwijderen.`,
    change: (title) =>
      `${theNewsletter(title, 'Een nieuwsbrief')} is met deze koppeling verstuurd, dus mensen kennen hun match. De koppeling kan niet meer worden gewijzigd.`,
  },
  profileChanged:
    'Er is een profiel gewijzigd sinds je keek, dus de ronde zou nu anders zijn. Bekijk de ronde opnieuw.',
  asFirstMade: (name) => `‘${name}’ is al de oorspronkelijke ronde.`,
  changed: (count, name) => `In ‘${name}’ is voor ${people(count)} iets veranderd.`,
  stays: (name) => `‘${name}’ blijft ongewijzigd.`,
  metSince: (name) =>
    `‘${name}’ kan niet terug: twee van de mensen hebben intussen elders een match gekregen, of kunnen niet meer worden gekoppeld.`,
  backToFirst: (name) => `‘${name}’ is weer de oorspronkelijke ronde.`,
  completedNoChange: (name) => `‘${name}’ is afgerond, en kan dus niet meer worden gewijzigd.`,
  cycleAtWork: (name) =>
    `De automatische cyclus gaat de nieuwsbrief van ‘${name}’ maken of versturen. Probeer het opnieuw als dat klaar is.`,
  answered: (count, name) =>
    `Bij ${plural(count, { one: '# match', other: '# matches' })} is al gezegd of de koffie gelukt is, dus ‘${name}’ kan niet meer worden gewijzigd.`,
  othersLook: 'Er worden nu andere wijzigingen uitgeprobeerd. Probeer het over een paar seconden opnieuw.',
  lookedAt: (looks, minutes) =>
    `Je hebt in een uur ${looks} wijzigingen uitgeprobeerd. Probeer het over ${minutes} opnieuw.`,
  sayThatYouMet: 'Zeg eerst dat jullie elkaar hebben ontmoet. Dan kun je zeggen hoe het was.',
  feedbackShown:
    'Je feedback wordt al samen met die van anderen getoond, en kan dus niet meer worden gewijzigd.',
  noGroup: 'Er is nog geen domeingroep. Voeg er een toe, of maak een koppeling van het hele bedrijf.',
  wouldBeMade: (count, scope) =>
    `${scope}: er ${plural(count, { one: 'zou # paar', other: 'zouden # paren' })} komen. Er is niets opgeslagen.`,
  made: (count, scope) => `${scope}: ${plural(count, { one: '# paar', other: '# paren' })} gemaakt`,
  calledOff: 'Deze match is vervallen, omdat een van jullie niet kon.',
  markedCompleted: 'Deze koffie is al gemarkeerd als afgerond.',
  answeredAlready: 'Je hebt dit al beantwoord.',
  tooLateToUndo: 'Het is te laat om dit terug te nemen. Je kunt je antwoord nog wel wijzigen.',
  monthCompleted: 'Deze maand is afgerond, dus je antwoord kan niet meer worden gewijzigd.',
  alreadyCompleted: (name) => `‘${name}’ is al afgerond en staat onder Afgeronde koppelingen.`,
  alreadySeen: (name) => `De mensen in ‘${name}’ kunnen hun match al zien.`,
  keptCompleted: (name) =>
    `‘${name}’ is afgerond en staat onder Afgeronde koppelingen. De matches blijven bewaard, om herhaling te voorkomen.`,
  wouldBeCreated: (made, skipped) =>
    `Er ${plural(made, { one: 'zou', other: 'zouden' })} ${pairs(made)} komen, ${groups(skipped)} overgeslagen. Er is niets opgeslagen.`,
  created: (made, skipped) => `${pairs(made)} gemaakt, ${groups(skipped)} overgeslagen.`,
  noActive: 'Er liep geen koppeling.',
  completed: (count) => `${pairs(count)} afgerond.`,
  isCompleted: (name) => `‘${name}’ is afgerond.`,
  seeTheirMatch: (count) =>
    plural(count, { one: '# persoon ziet nu de eigen match.', other: '# mensen zien nu hun match.' }),
  deleted: (name) => `‘${name}’ is verwijderd, met alle matches.`,
  fileDeleted: 'Het bestand van de koppeling is verwijderd. Wie elkaar heeft ontmoet, blijft bewaard.',
}
