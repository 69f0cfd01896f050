import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, listed, period, plural } = formatsOf('nl')

const recipients = (count: number) => plural(count, { one: '# ontvanger', other: '# ontvangers' })
const people = (count: number) => plural(count, { one: '# persoon', other: '# mensen' })
const savedBy = (who: string | null, fields: string[]) =>
  `${who ?? 'Iemand anders'} heeft deze nieuwsbrief opgeslagen sinds je hem opende${fields.length > 0 ? `, en gewijzigd: ${fields.join(', ')}` : ''}.`

export const newsletters: Responses['newsletters'] = {
  sample: { department: 'De afdeling van je match' },
  notTranslatedInto: (language, others) =>
    others.length > 0
      ? `Een nieuwsbrief wordt hier vertaald in ${others.join(', ')}, niet in ${language}.`
      : 'Er is hier geen andere taal om een nieuwsbrief in te vertalen.',
  wasSent: {
    edit: 'Deze nieuwsbrief is verstuurd en kan niet meer worden bewerkt.',
    approve: 'Deze nieuwsbrief is verstuurd en kan niet meer worden goedgekeurd.',
    delete: 'Deze nieuwsbrief is verstuurd en kan niet meer worden verwijderd.',
  },
  isBeingSent: {
    edit: 'Deze nieuwsbrief wordt verstuurd. Tot dat klaar is, kan hij niet worden bewerkt.',
    approve: 'Deze nieuwsbrief wordt verstuurd. Tot dat klaar is, kan hij niet worden goedgekeurd.',
    delete: 'Deze nieuwsbrief wordt verstuurd. Tot dat klaar is, kan hij niet worden verwijderd.',
  },
  changed: {
    approve: (who, fields) =>
      `${savedBy(who, fields)} Laad hem opnieuw en lees hem voordat je hem goedkeurt.`,
    send: (who, fields) => `${savedBy(who, fields)} Laad hem opnieuw en lees hem voordat je hem verstuurt.`,
  },
  sendOver: {
    pause: 'Deze verzending is voorbij en kan niet meer worden onderbroken.',
    resume: 'Deze verzending is voorbij en kan niet meer worden hervat.',
    cancel: 'Deze verzending is voorbij en kan niet meer worden afgebroken.',
  },
  resent: (count) =>
    plural(count, {
      one: '# onzekere mail wordt opnieuw gestuurd.',
      other: '# onzekere mails worden opnieuw gestuurd.',
    }),
  send: {
    soFar: (sent, total) => `Tot nu toe ${digits(sent)} van ${recipients(total)}.`,
    sentTo: (sent) => `Nieuwsbrief verstuurd naar ${recipients(sent)}.`,
    cancelled: (open) => `Het versturen is afgebroken. ${open}`,
    paused: (open, reason) => `Het versturen is onderbroken. ${open} ${reason}`,
    underWay: (open) => `De nieuwsbrief wordt op de achtergrond nog verstuurd. ${open}`,
    details: ({ sent, failed, total }) =>
      `Verstuurd naar ${recipients(total)}. ${digits(sent)} gelukt, ${digits(failed)} mislukt.`,
    uncertain: (unknown) =>
      `${digits(unknown)} onzeker: misschien zijn ze aangekomen. Stuur ze opnieuw vanuit het logboek.`,
  },
  allMatched: (count) =>
    plural(count, { one: '# persoon heeft een match.', other: 'Alle # mensen hebben een match.' }),
  someMatched: (matched, all) => `${digits(matched)} van ${people(all)} met een match; lees de opmerkingen.`,
  noMatches: 'De verbonden koppeling heeft geen matches.',
  nobodyTakesPart:
    'Niemand van de verbonden koppeling doet nog mee. Maak een nieuwe koppeling en verbind die.',
  notes: {
    departed: {
      left: 'is vertrokken',
      paused: 'pauzeert',
      optedOut: 'is gestopt',
      onLeave: 'is met verlof',
      other: 'kan niet meer meedoen',
    },
    gone: (who, departed) => `${who} ${departed} sinds de koppeling en krijgt geen mail.`,
    goneOfTwo: (who, departed, partner) =>
      `${who} ${departed} sinds de koppeling en krijgt geen mail; ${partner} hoort het, en krijgt iemand anders aangeboden.`,
    goneOfMore: (who, departed, others) =>
      `${who} ${departed} sinds de koppeling en krijgt geen mail; ${listed(others)} gaan met elkaar door.`,
    unreachable: (who) =>
      `Mail heeft ${who} de laatste maanden niet bereikt. Cup of Joe probeert het opnieuw; vraag het na, of zet een pauze in.`,
    matchDeparted: (name, departed) => `De match, ${name}, ${departed} sinds de koppeling.`,
    matchGone: 'De match is weg.',
    noMatch: (who) => `${who} blijft zonder match en leest de tekst hieronder.`,
    joinedLater: (who) =>
      `${who} kwam er na de koppeling bij, en leest dat het bij de volgende ronde begint.`,
  },
  dangers: {
    otherMonth: (month, pairing, ofMonth) =>
      `De nieuwsbrief is voor ${period(month)}, maar ‘${pairing}’ is een koppeling van ${period(ofMonth)}: iedereen zou de match van die maand te lezen krijgen.`,
    toldAlready: (newsletter, count, pairing, on) =>
      `${newsletter === undefined ? 'Een andere nieuwsbrief' : `‘${newsletter}’`} gaf ${people(count)} op ${on} al de match van ‘${pairing}’: dat zou nog eens gebeuren.`,
  },
  noPairingFile: (file) => `Er is geen koppelingsbestand met de naam ‘${file}’.`,
  staysLinked: (pairing) =>
    `Iedereen in ‘${pairing}’ heeft deze nieuwsbrief al, dus de koppeling blijft verbonden.`,
  otherMonth: (month, pairing) =>
    `Verbonden koppelingen moeten allemaal van ${period(month)} zijn, en ‘${pairing}’ is dat niet.`,
  forEverybody: (pairing) =>
    `‘${pairing}’ is voor iedereen, dus de mensen van een andere koppeling zouden twee mails krijgen. Verbind alleen deze.`,
  twoOfGroup: (group) =>
    `Twee van deze koppelingen zijn van ${group}, dus die mensen zouden twee mails krijgen. Verbind er maar één.`,
  inCommon: (one, other, count) =>
    `‘${one}’ en ‘${other}’ hebben ${people(count)} gemeen, ${plural(count, { one: 'die twee mails zou krijgen', other: 'die twee mails zouden krijgen' })}. Verbind er maar één.`,
  monthName: 'De maand is een Engelse naam van een maand of een getal van 1 tot en met 12.',
  savedMeanwhile:
    'Iemand anders heeft deze nieuwsbrief opgeslagen sinds je hem opende. Laad hem opnieuw voordat je opslaat.',
  approvedAlready: 'Deze nieuwsbrief is al goedgekeurd.',
  deleted: (title) => `‘${title}’ is verwijderd.`,
  testCopyRefused: (reason) => `De mailserver heeft de test niet aangenomen: ${reason}`,
  nobodyWith: (address) => `Niemand met het adres ${address} krijgt deze nieuwsbrief.`,
  testCopies: (most, minutes) =>
    `Je hebt in een uur ${most} tests gestuurd. Probeer het over ${minutes} opnieuw. Het voorbeeld toont dezelfde mail.`,
  testCopyWithMatch: (address) => `Een test is gestuurd naar ${address}, met de eigen match.`,
  testCopyWithout: (address) =>
    `Een test is gestuurd naar ${address}, met de tekst voor mensen zonder match.`,
  linkFirst:
    'Verbind deze nieuwsbrief met een koppeling voordat je hem verstuurt. Je kiest die bij het bewerken.',
  stillTaking:
    'De mailserver neemt nog een mail van de afgebroken verzending aan. Verstuur over een minuut opnieuw.',
  uncertainBusy:
    'De onzekere mails van een eerdere verzending worden nog opnieuw gestuurd. Verstuur de nieuwsbrief naar de anderen als dat klaar is.',
  uncertainPaused:
    'De onzekere mails van een eerdere verzending worden opnieuw gestuurd, en dat is onderbroken. Hervat het of breek het af, en verstuur de nieuwsbrief dan naar de anderen.',
  sentAlready: 'Deze nieuwsbrief is al verstuurd.',
  approveFirst: 'Keur de nieuwsbrief goed voordat je hem verstuurt.',
  everybodyHasIt: 'Iedereen heeft deze nieuwsbrief al.',
  notPaused: 'Deze verzending is niet onderbroken.',
  mailsDeleted: 'De mails van dit logboek zijn verwijderd, dus ze kunnen niet opnieuw worden gestuurd.',
  waitUntilSent: 'Deze nieuwsbrief wordt verstuurd. Wacht tot dat klaar is.',
  nothingUncertain:
    'Er zijn geen onzekere mails om opnieuw te sturen. Vroegere collega’s krijgen er geen, en wie al meedoet krijgt geen uitnodiging.',
}
