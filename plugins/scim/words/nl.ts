import type { Worded } from '../../../languages/words'
import { formatsOf } from '../../../shared/languages/formats'
import type * as en from './en'

const { digits, plural } = formatsOf('nl')

export const web: Worded<typeof en.web> = {
  section: 'Directorytoegang',
  text: 'De directory van het bedrijf (Entra ID, Okta …) voegt hier automatisch mensen toe, wijzigt en verwijdert ze, via SCIM 2.0.',
  address: 'Adres voor de directory',
  tokens: {
    failed: 'De tokens konden niet worden geladen.',
    most: 'Er kunnen twee tokens zijn: een in gebruik, en een om het te vervangen.',
    of: (name) => `Het token van ‘${name}’`,
    once: 'Je ziet het alleen deze keer. Kopieer het nu naar de directory.',
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
    text: 'Verbind een groep van de directory met een domeingroep of afdeling, en de leden horen daarbij.',
    search: 'Zoeken in groepen van de directory',
    failed: 'De groepen van de directory konden niet worden geladen.',
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
        one: '# persoon zit in groepen die met verschillende plekken zijn verbonden',
        other: '# mensen zitten in groepen die met verschillende plekken zijn verbonden',
      }),
    conflict: (email, theirs, counts) => `${email}: ${theirs}. ‘${counts}’ is het eerst verbonden en geldt.`,
    others: (count) => `En nog ${digits(count)}.`,
  },
}

export const server: Worded<typeof en.server> = {
  wrongTokens: (wait) =>
    `Vanaf hier zijn te veel verkeerde tokens gestuurd. Probeer het over ${wait} opnieuw.`,
  tooMuchAtOnce: 'De directory stuurde te veel tegelijk. Stuur minder per keer.',
  twoTokens:
    'De directory heeft al twee tokens: het token in gebruik en zijn vervanger. Trek er eerst een in.',
  tokenRevoked: (name) => `‘${name}’ is ingetrokken. De directory kan het niet meer gebruiken.`,
  untied: (name) => `‘${name}’ is nu nergens mee verbonden.`,
  tied: (name, target) => `De leden van ‘${name}’ horen nu bij ‘${target}’.`,
  notFound: 'Dit token is niet gevonden.',
  myData: 'Wat de directory van het bedrijf over jou zegt',
}
