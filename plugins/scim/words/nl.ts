import type { Worded } from '../../../languages/words'
import { formatsOf } from '../../../shared/languages/formats'
import type * as en from './en'

const { digits, plural } = formatsOf('nl')

export const web: Worded<typeof en.web> = {
  section: 'Directorytoegang',
  text: 'De directory van het bedrijf (Entra ID, Okta …) voegt hier automatisch mensen toe, wijzigt en verwijdert ze, via SCIM 2.0.',
  address: 'Adres voor de directory',
  tokens: {
    failed: 'De tokens konden niet worden gelezen.',
    most: 'Er kunnen twee tokens zijn: een in gebruik, en een om het te vervangen.',
    of: (name) => `Het token van ‘${name}’`,
    once: 'Het wordt alleen deze ene keer getoond. Kopieer het nu naar de directory.',
    token: 'Token',
    lastChange: (action, what, at) => ['Laatste wijziging: ', action, ', ', what, `, ${at}`],
    name: 'Naam van een nieuw token',
    example: 'Entra ID',
    make: 'Token maken',
    notMade: 'Er kon geen token worden gemaakt',
  },
  revoke: {
    effect: 'Verzoeken met dit token worden meteen geweigerd. De mensen die het heeft toegevoegd, blijven.',
    failed: 'Het token kon niet worden ingetrokken',
  },
  groups: {
    title: 'Groepen van de directory',
    text: 'De leden van een groep van de directory horen bij datgene waarmee die groep is verbonden.',
    search: 'Zoeken in groepen van de directory',
    failed: 'De groepen van de directory konden niet worden gelezen.',
    notTied: 'De groep kon niet worden verbonden',
    members: (count) => plural(count, { one: '# lid', other: '# leden' }),
    where: (group) => `Waar de leden van ${group} bij horen`,
    nothing: 'Nergens mee verbonden',
    newGroup: (name) => `Een nieuwe domeingroep ‘${name}’`,
    domainGroups: 'Domeingroepen',
    departments: 'Afdelingen',
    department: (group, department) => `${group}: ${department}`,
    conflicts: (count) =>
      plural(count, {
        one: '# persoon zit in groepen die verschillend zijn verbonden',
        other: '# personen zitten in groepen die verschillend zijn verbonden',
      }),
    conflict: (email, theirs, counts) => `${email}: ${theirs}. ‘${counts}’ is het eerst verbonden en telt.`,
    others: (count) => `En nog ${digits(count)}.`,
  },
}

export const server: Worded<typeof en.server> = {
  wrongTokens: (wait) => `Van hier kwamen te veel verkeerde tokens. Probeer het over ${wait} opnieuw.`,
  tooMuchAtOnce: 'De directory stuurt te veel tegelijk. Stuur minder per keer.',
  twoTokens:
    'De directory heeft al twee tokens: dat in gebruik en zijn vervanger. Trek eerst een van de twee in.',
  tokenRevoked: (name) => `‘${name}’ is ingetrokken. De directory kan het niet meer gebruiken.`,
  untied: (name) => `‘${name}’ is nu nergens mee verbonden.`,
  tied: (name, target) => `De leden van ‘${name}’ horen nu bij ‘${target}’.`,
  notFound: 'Dit token is niet gevonden.',
  myData: 'Wat de directory van het bedrijf over jou zegt',
}
