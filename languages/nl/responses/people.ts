import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { day, digits, plural } = formatsOf('nl')

const are = (count: number, what: string) =>
  `${plural(count, { one: '# persoon is', other: '# mensen zijn' })} ${what}.`
const have = (count: number, what: string) =>
  `${plural(count, { one: '# persoon heeft', other: '# mensen hebben' })} ${what}.`
const entries = (count: number, what: string) =>
  `${plural(count, { one: '# regel is', other: '# regels zijn' })} ${what}.`
const belong = (count: number, group: string, one: string, other: string) =>
  `${plural(count, { one, other })} nu bij ${group}.`

export const people: Responses['people'] = {
  attributes: {
    tooMany: (most) => `Er zijn al ${digits(most)} kenmerken. Verwijder er eerst een.`,
    inUse: (name, programmes) => `${name} wordt gebruikt door ${programmes.join(', ')}. Wijzig dat eerst.`,
    deleted: (name) => `${name} is verwijderd.`,
    exists: (name) => `Er is al een kenmerk ${name}.`,
    chooseOne: 'Kies een van de waarden.',
    from: {
      import: 'Noem de kolom met de waarden.',
      scim: 'Noem het pad, bijvoorbeeld addresses[type eq "work"].locality.',
    },
  },
  noUndo: 'Dit kan niet ongedaan worden gemaakt.',
  areSignedOut: (count) => are(count, 'overal uitgelogd'),
  belongTo: (count, group) => belong(count, group, '# persoon hoort', '# mensen horen'),
  lackDepartment: (count) => have(count, 'deze afdeling niet in de lijst'),
  areNow: {
    in: (count, department) =>
      `${plural(count, { one: '# persoon zit', other: '# mensen zitten' })} nu in ${department}.`,
    active: (count) => plural(count, { one: '# persoon doet mee.', other: '# mensen doen mee.' }),
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
    user: (count) => `Ongedaan gemaakt voor ${plural(count, { one: '# persoon', other: '# mensen' })}.`,
    entry: (count) => `Ongedaan gemaakt voor ${plural(count, { one: '# regel', other: '# regels' })}.`,
  },
  stayAsTheyAre: (count) =>
    plural(count, {
      one: '# is sindsdien gewijzigd en blijft zo.',
      other: '# zijn sindsdien gewijzigd en blijven zo.',
    }),
  nobodyInvited: (why) => `Niemand is uitgenodigd: ${why.join(', ')}.`,
  tooManyBlocks: (most, minutes) =>
    `Je hebt in een uur ${most} adressen toegevoegd. Probeer het over ${minutes} opnieuw. Verwijderen kan nog wel.`,
  yourself: 'Met jezelf krijg je toch nooit een match.',
  addressTaken: (email) =>
    `${email} heeft al een account. Is het van dezelfde persoon, geef dat dan aan. Kies anders een ander adres.`,
  noEntryChanged: 'Geen regel hoefde te veranderen.',
  nobodyChanged: 'Er hoefde niets te veranderen.',
  tooLateToUndo:
    'Dit kan niet meer ongedaan worden gemaakt: het is meer dan tien minuten geleden, of het is al ongedaan gemaakt.',
  wholeDomain: (domain) =>
    `${domain} is een heel domein en noemt niemand. Vul de adressen in van de mensen die je wilt uitnodigen.`,
  invited: (count) => `${are(count, 'uitgenodigd')} In het Verzendlogboek zie je hoe het gaat.`,
  nameFirst: 'Vul eerst je naam in; die staat onder de mail.',
  nobodyFound: 'Er is niemand om uit te nodigen.',
  backLater: 'Kies een dag vanaf morgen, en alleen als je stopt.',
  notAskedNow: 'Deze ronde is al gemaakt. Voor de volgende vragen we je weer.',
  noRoundToSkip: 'Je doet nu niet mee, dus er is geen ronde om over te slaan.',
  madeWithoutYou: (month) =>
    `De ronde van ${month} is zonder jou gemaakt. Aan de volgende doe je automatisch mee.`,
  pauseLength: 'Een pauze duurt vanaf vandaag één of drie maanden. Controleer de datum van je apparaat.',
  photoTooOften: (minutes) =>
    `Je hebt je foto vaak gewijzigd. De laatste blijft. Probeer het over ${minutes} opnieuw.`,
  pauseEnd: (months) =>
    `Een pauze eindigt op zijn vroegst morgen, en uiterlijk over ${months} maanden. Alleen mensen met pauze hebben een einddatum.`,
  signedOut: (name) => `${name} is overal uitgelogd.`,
}
