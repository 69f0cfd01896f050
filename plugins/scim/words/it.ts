import type { Worded } from '../../../languages/words'
import { formatsOf } from '../../../shared/languages/formats'
import type * as en from './en'

const { digits, plural } = formatsOf('it')

export const web: Worded<typeof en.web> = {
  section: 'Accesso della directory',
  text: 'La directory dell’azienda (Entra ID, Okta…) aggiunge, modifica e toglie qui le persone automaticamente, con SCIM 2.0.',
  address: 'Indirizzo per la directory',
  tokens: {
    failed: 'Non è stato possibile caricare i token.',
    most: 'Ci possono essere due token: quello in uso, e uno per sostituirlo.',
    of: (name) => `Il token di «${name}»`,
    once: 'Si mostra solo questa volta. Copialo ora nella directory.',
    token: 'Token',
    lastChange: (action, what, at) => ['Ultima modifica: ', action, ', ', what, `, ${at}`],
    name: 'Nome di un nuovo token',
    example: 'Entra ID',
    make: 'Crea token',
    notMade: 'Non è stato possibile creare un token',
  },
  revoke: {
    effect: 'Le richieste con questo token si rifiutano subito. Le persone che ha aggiunto restano.',
    failed: 'Non è stato possibile revocare il token',
  },
  groups: {
    title: 'Gruppi della directory',
    text: 'Collega un gruppo della directory a un gruppo di domini o a un reparto: i suoi membri ne fanno parte.',
    search: 'Cerca gruppi della directory',
    failed: 'Non è stato possibile caricare i gruppi della directory.',
    notTied: 'Non è stato possibile collegare il gruppo',
    members: (count) => plural(count, { one: '# membro', many: '# di membri', other: '# membri' }),
    where: (group) => `Di che cosa fanno parte i membri di ${group}`,
    nothing: 'Non collegato',
    newGroup: (name) => `Un nuovo gruppo di domini «${name}»`,
    domainGroups: 'Gruppi di domini',
    departments: 'Reparti',
    department: (group, department) => `${group}: ${department}`,
    conflicts: (count) =>
      plural(count, {
        one: '# persona è in gruppi collegati in modo diverso',
        many: '# di persone sono in gruppi collegati in modo diverso',
        other: '# persone sono in gruppi collegati in modo diverso',
      }),
    conflict: (email, theirs, counts) =>
      `${email}: ${theirs}. Vale «${counts}», perché è stato collegato per primo.`,
    others: (count) => (count === 1 ? 'E 1 altra.' : `E altre ${digits(count)}.`),
  },
}

export const server: Worded<typeof en.server> = {
  wrongTokens: (wait) => `Da qui sono arrivati troppi token errati. Riprova tra ${wait}.`,
  tooMuchAtOnce: 'La directory invia troppo in una volta. Deve inviare meno per volta.',
  twoTokens: 'La directory ha già due token: quello in uso e il suo sostituto. Revocane prima uno.',
  tokenRevoked: (name) => `«${name}» è revocato. La directory non può più usarlo.`,
  untied: (name) => `«${name}» ora non è collegato a niente.`,
  tied: (name, target) => `I membri di «${name}» ora fanno parte di «${target}».`,
  notFound: 'Questo token non è stato trovato.',
  myData: 'Che cosa dice di te la directory dell’azienda',
}
