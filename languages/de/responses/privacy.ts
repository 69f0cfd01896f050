import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { plural } = formatsOf('de')

export const privacy: Responses['privacy'] = {
  erased: 'Die Person ist gelöscht.',
  erasedButOpen: (domain) =>
    `Die Person ist gelöscht. ${domain} steht weiter auf der Freigabeliste, diese Adresse kann also wieder mitmachen.`,
  notTheirAddress: 'Das ist nicht die Adresse dieser Person, deshalb wurde niemand gelöscht.',
  typeAddress: 'Gib die Adresse dieser Person ein',
  readdressed: (from, to) => `${from} ist ab jetzt ${to}. Beide Adressen bekommen eine E-Mail.`,
  readdressedBarred: (from, to) =>
    `${from} ist ab jetzt ${to}. Die Freigabeliste sperrt diese Adresse, darum geht keine E-Mail hinaus.`,
  merged: (email) => `Die beiden Konten sind jetzt eines, mit der Adresse ${email}.`,
  returnsStale: (people) =>
    `Inzwischen geht es um ${plural(people, { one: '# Person', other: '# Personen' })}. Sieh noch einmal nach.`,
  theSame: (people) =>
    `${plural(people, { one: '# Konto geht', other: '# Konten gehen' })} mit dem bisherigen Verlauf weiter. Das dauert ein paar Minuten.`,
  newOnes: (people) =>
    `${plural(people, { one: '# neue Person beginnt', other: '# neue Personen beginnen' })} von vorn. Die früheren Konten werden in ein paar Minuten gelöscht.`,
  addressStale: (email) => `Die Adresse ist inzwischen ${email}. Sieh noch einmal nach.`,
  erasedAlready: 'Diese Person ist schon gelöscht.',
  adminsStay: (email) =>
    `Konten der Verwaltung lassen sich nicht löschen. Entzieh zuerst die Rechte: npm run admin -- remove ${email}`,
  beingSent: (newsletter) =>
    `„${newsletter}“ wird gerade verschickt, an diese Person oder mit ihrem Namen. Warte, bis das vorbei ist, oder brich es ab.`,
  youAreAdmin:
    'Konten der Verwaltung lassen sich nicht löschen. Bitte die Menschen, die den Server betreiben, dir die Rechte zu entziehen (npm run admin -- remove), und lösch dein Konto dann hier.',
  sendingToYou:
    'Gerade wird ein Newsletter an dich oder mit deinem Namen verschickt. Es wurde nichts gelöscht. Bitte versuch es noch einmal, wenn das vorbei ist.',
  accountDeletedMail: 'Dein Konto ist gelöscht. Eine letzte E-Mail bestätigt es.',
  accountDeleted: 'Dein Konto ist gelöscht.',
}
