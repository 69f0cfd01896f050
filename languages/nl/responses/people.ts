import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { day, plural } = formatsOf('nl')

const are = (count: number, what: string) =>
  `${plural(count, { one: '# persoon is', other: '# personen zijn' })} ${what}.`
const have = (count: number, what: string) =>
  `${plural(count, { one: '# persoon heeft', other: '# personen hebben' })} ${what}.`
const entries = (count: number, what: string) =>
  `${plural(count, { one: '# regel is', other: '# regels zijn' })} ${what}.`
const belong = (count: number, group: string, one: string, other: string) =>
  `${plural(count, { one, other })} nu bij ${group}.`

export const people: Responses['people'] = {
  noUndo: 'Dit kan niet ongedaan worden gemaakt.',
  areSignedOut: (count) => are(count, 'overal uitgelogd'),
  belongTo: (count, group) => belong(count, group, '# persoon hoort', '# personen horen'),
  lackDepartment: (count) => have(count, 'deze afdeling niet in de lijst'),
  areNow: {
    in: (count, department) =>
      `${plural(count, { one: '# persoon zit', other: '# personen zitten' })} nu in ${department}.`,
    active: (count) => are(count, 'actief'),
    paused: (count) => have(count, 'pauze'),
    pausedUntil: (count, until) => have(count, `pauze tot ${day(until)}`),
    opted_out: (count) => are(count, 'gestopt'),
  },
  entriesNow: {
    removed: (count) => entries(count, 'van de toegangslijst verwijderd'),
    active: (count) => entries(count, 'nu actief'),
    barred: (count) => entries(count, 'nu geblokkeerd'),
    unassigned: (count) => entries(count, 'nu zonder groep'),
    moved: (count, group) => belong(count, group, '# regel hoort', '# regels horen'),
  },
  signedOutByThis: (count) => are(count, 'hierdoor uitgelogd'),
  undoneFor: {
    user: (count) => `Ongedaan gemaakt voor ${plural(count, { one: '# persoon', other: '# personen' })}.`,
    entry: (count) => `Ongedaan gemaakt voor ${plural(count, { one: '# regel', other: '# regels' })}.`,
  },
  stayAsTheyAre: (count) =>
    plural(count, {
      one: '# is sindsdien gewijzigd en blijft zo.',
      other: '# zijn sindsdien gewijzigd en blijven zo.',
    }),
  nobodyInvited: (why) => `Niemand is uitgenodigd: ${why.join(', ')}.`,
  tooManyBlocks: (most, minutes) =>
    `Je hebt in een uur ${most} adressen toegevoegd. Probeer het over ${minutes} opnieuw; verwijderen kan nog wel.`,
  yourself: 'Aan jezelf word je toch nooit gekoppeld.',
  addressTaken: (email) =>
    `${email} heeft al een account. Is het van dezelfde persoon, geef dat dan aan; kies anders een ander adres.`,
  noEntryChanged: 'Geen regel hoefde te veranderen.',
  nobodyChanged: 'Voor niemand hoefde er iets te veranderen.',
  tooLateToUndo:
    'Dit kan niet meer ongedaan worden gemaakt: het is tien minuten geleden, of het is al ongedaan gemaakt.',
  wholeDomain: (domain) =>
    `${domain} staat voor een heel domein, en niemand weet wie daarbij hoort. Noem de mensen die je wilt uitnodigen.`,
  invited: (count) => `${are(count, 'uitgenodigd')} In het Verzendlogboek staat hoe het gaat.`,
  nameFirst: 'Uitnodigingen gaan uit onder je naam, en je hebt er nog geen. Vul eerst je naam in.',
  nobodyFound: 'Niemand is uitgenodigd: er is niemand gevonden.',
  backLater: 'Kies een dag vanaf morgen, voor een programma dat je verlaat.',
  noRoundToSkip: 'Je doet nu niet mee, dus er is geen ronde om over te slaan.',
  madeWithoutYou: (month) =>
    `De ronde van ${month} is zonder jou gemaakt. Aan de volgende doe je vanzelf mee.`,
  pauseLength: 'Een pauze duurt vanaf vandaag één of drie maanden. Controleer de datum van je apparaat.',
  photoTooOften: (minutes) =>
    `Je hebt je foto vaak gewijzigd. De laatste blijft; probeer het over ${minutes} opnieuw.`,
  pauseEnd: (months) =>
    `Een pauze eindigt op zijn vroegst morgen, en uiterlijk over ${months} maanden. Alleen wie pauze heeft, heeft een einddatum.`,
  signedOut: (name) => `${name} is overal uitgelogd.`,
}
