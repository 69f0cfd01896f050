import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { plural } = formatsOf('nl')

export const privacy: Responses['privacy'] = {
  erased: 'De persoon is gewist.',
  erasedButOpen: (domain) =>
    `De persoon is gewist. ${domain} staat nog op de toegangslijst, dus dit adres kan opnieuw meedoen.`,
  notTheirAddress: 'Dit is niet het adres van deze persoon, dus er is niemand gewist.',
  typeAddress: 'Typ het adres van deze persoon',
  readdressed: (from, to) => `${from} is vanaf nu ${to}. We mailen beide adressen.`,
  readdressedBarred: (from, to) =>
    `${from} is vanaf nu ${to}. Dit adres is geblokkeerd op de toegangslijst, dus er gaat geen mail uit.`,
  merged: (email) => `De twee accounts zijn nu één, met het adres ${email}.`,
  returnsStale: (people) =>
    `Het gaat nu om ${plural(people, { one: '# persoon', other: '# mensen' })}. Kijk opnieuw.`,
  theSame: (people) =>
    `${plural(people, { one: '# account gaat door met zijn geschiedenis', other: '# accounts gaan door met hun geschiedenis' })}. Dat duurt een paar minuten.`,
  newOnes: (people) =>
    `${plural(people, { one: '# nieuwkomer begint', other: '# nieuwkomers beginnen' })} van voren af aan. De eerdere accounts worden binnen een paar minuten gewist.`,
  addressStale: (email) => `Het adres is veranderd in ${email}. Kijk opnieuw.`,
  erasedAlready: 'Deze persoon is al gewist.',
  adminsStay: (email) =>
    `Beheerders kunnen niet worden gewist. Neem eerst de rechten weg: npm run admin -- remove ${email}`,
  beingSent: (newsletter) =>
    `‘${newsletter}’ wordt verstuurd, naar deze persoon of met de naam van deze persoon. Wacht tot dat klaar is, of breek het af.`,
  youAreAdmin:
    'Beheerders kunnen hun account niet verwijderen. Vraag de mensen die de server beheren om je rechten weg te nemen (npm run admin -- remove), en verwijder het daarna hier.',
  sendingToYou:
    'Er wordt nu een nieuwsbrief naar je verstuurd, of een met je naam erin. Er is niets verwijderd. Probeer het opnieuw als dat klaar is.',
  accountDeletedMail: 'Je account is verwijderd. Een laatste mail bevestigt het.',
  accountDeleted: 'Je account is verwijderd.',
}
