import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, plural } = formatsOf('it')

const pairs = (count: number) => plural(count, { one: '# coppia', many: '# di coppie', other: '# coppie' })
const groups = (count: number) => plural(count, { one: '# gruppo', many: '# di gruppi', other: '# gruppi' })
const people = (count: number) =>
  plural(count, { one: '# persona', many: '# di persone', other: '# persone' })
const inIt = (count: number) => (count > 0 ? ` (con ${people(count)} tra quelle da abbinare)` : '')
const theNewsletter = (title: string | undefined, otherwise: string) =>
  title === undefined ? otherwise : `«${title}»`

export const pairings: Responses['pairings'] = {
  making: {
    group: (name) => `Abbinamento di ${name}`,
    meetings: (count) => `Lettura degli incontri passati di ${people(count)}`,
    search: (count) => `Ricerca dell’abbinamento migliore per ${people(count)}`,
    storing: (count) => `Salvataggio di ${pairs(count)}`,
    storingTables: (count) =>
      `Salvataggio di ${plural(count, { one: '# tavolo', many: '# di tavoli', other: '# tavoli' })}`,
  },
  pairedAlready: (count, scope, toldOn) =>
    `${scope}: ${plural(count, { one: '# persona ha', many: '# di persone hanno', other: '# persone hanno' })} già un incontro questo mese${toldOn ? `, e una newsletter gliel’ha detto (${toldOn})` : ''}. Un secondo abbinamento darebbe loro un altro incontro.`,
  inAnotherRound: {
    ofNow: (count, scope) =>
      `${scope}: ${plural(count, { one: '# persona è', many: '# di persone sono', other: '# persone sono' })} in un altro giro di questo mese ancora in corso, quindi un incontro c’è già.`,
    earlier: (count, scope) =>
      `${scope}: ${plural(count, { one: '# persona è', many: '# di persone sono', other: '# persone sono' })} in un altro giro ancora in corso. Quando l’amministrazione l’ha concluso o eliminato, genera il prossimo abbinamento.`,
  },
  stillActive: {
    ofNow: (name, count) =>
      `«${name}» è ancora in corso${inIt(count)}. È il giro di questo mese: per farne un altro, elimina prima questo.`,
    earlier: (name, count) =>
      `«${name}» è ancora in corso${inIt(count)}. Concludilo o eliminalo, poi genera il prossimo abbinamento.`,
  },
  notAsked: 'Non è ancora stato chiesto a nessuno.',
  tooFew: (scope, ready, least) =>
    `${scope}: ${plural(ready, { one: '# persona pronta', many: '# di persone pronte', other: '# persone pronte' })} per l’abbinamento; ne servono almeno ${digits(least)}. Conta chi ha fatto l’accesso, ha creato il profilo e partecipa.`,
  noHosts:
    'Oggi non c’è nessuno che ospita. Indica più persone che ospitano, oppure aspetta che una di loro partecipi.',
  noGuests:
    'Oggi non ci sono invitati: tutti quelli che partecipano ospitano. Invita più persone, oppure indica meno persone che ospitano.',
  noPair: (count, isTables, reasons, more) =>
    `${isTables ? `Con queste ${digits(count)} persone ora non si può formare nessun tavolo.` : `Di queste ${digits(count)} persone, ora non si possono abbinare nemmeno due.`} ${reasons.join(' ')}${more > 0 ? ` E altre ${digits(more)}.` : ''}`,
  peopleLeft: (who, more) =>
    `Da quando hai guardato, non si possono più abbinare: ${who.join(', ')}${more > 0 ? ` e altre ${digits(more)}` : ''}. Guarda di nuovo il giro.`,
  pairedWith: (name) => `la persona abbinata con ${name ?? 'qualcuno'}`,
  cannotBePaired: (name) => `${name} non si può più abbinare.`,
  approved: (title) =>
    `${theNewsletter(title, 'La newsletter')} è approvata e dice alle persone chi incontrano. Salvala di nuovo come bozza, poi cambia l’abbinamento.`,
  changedBy: (who, wishes) =>
    `Nel frattempo ${who ?? 'l’amministrazione'} ${wishes ? `ha cambiato questo giro: ${wishes.join(' ')}` : 'ha ripristinato il giro originale.'} Guardalo di nuovo prima di cambiarlo.`,
  beingSent: (title) =>
    `${theNewsletter(title, 'Una newsletter')} di questo abbinamento è in invio. Aspetta che finisca, o annulla l’invio.`,
  sentFrom: {
    delete: (title) =>
      `${theNewsletter(title, 'Una newsletter')} di questo abbinamento è stata inviata, quindi le persone sanno chi incontrano. Concludi l’abbinamento invece di eliminarlo.`,
    change: (title) =>
      `${theNewsletter(title, 'Una newsletter')} di questo abbinamento è stata inviata, quindi le persone sanno chi incontrano. L’abbinamento non si può più cambiare.`,
  },
  profileChanged:
    'Da quando hai guardato, un profilo è cambiato, quindi ora il giro sarebbe diverso. Guardalo di nuovo.',
  asFirstMade: (name) => `«${name}» è già il giro originale.`,
  changed: (count, name) => `In «${name}» cambia l’incontro di ${people(count)}.`,
  stays: (name) => `«${name}» resta com’è.`,
  metSince: (name) =>
    `«${name}» non può tornare com’era: due delle sue persone hanno nel frattempo un altro incontro, o non si possono più abbinare.`,
  backToFirst: (name) => `«${name}» è di nuovo il giro originale.`,
  completedNoChange: (name) => `«${name}» è concluso, quindi non si può più cambiare.`,
  cycleAtWork: (name) =>
    `Il ciclo automatico sta per creare o inviare la newsletter di «${name}». Riprova quando ha finito.`,
  answered: (count, name) =>
    `Per ${plural(count, { one: '# incontro', many: '# di incontri', other: '# incontri' })} è già stato detto se c’è stato, quindi «${name}» non si può più cambiare.`,
  othersLook: 'In questo momento si stanno provando altre modifiche. Riprova tra qualche secondo.',
  lookedAt: (looks, minutes) => `In un’ora hai provato ${looks} modifiche. Riprova tra ${minutes}.`,
  sayThatYouMet: 'Prima di’ che vi siete visti. Poi puoi dire com’è andata.',
  feedbackShown:
    'La tua opinione è già mostrata insieme a quelle di altre persone, quindi non si può più cambiare.',
  noGroup: 'Non c’è ancora un gruppo di domini. Aggiungine uno, o genera un abbinamento di tutta l’azienda.',
  wouldBeMade: (count, scope) => `${scope}: si farebbero ${pairs(count)}. Non è stato salvato niente.`,
  made: (count, scope) => `${scope}: coppie generate: ${digits(count)}`,
  calledOff: 'Questo incontro è saltato perché una persona non poteva venire.',
  markedCompleted: 'Questo caffè è già segnato come concluso.',
  answeredAlready: 'Hai già risposto.',
  tooLateToUndo: 'È troppo tardi per annullare. Puoi ancora cambiare la tua risposta.',
  monthCompleted: 'Questo mese è concluso, quindi la tua risposta non si può più cambiare.',
  alreadyCompleted: (name) => `«${name}» è già concluso. Si trova tra gli abbinamenti conclusi.`,
  alreadySeen: (name) => `Le persone di «${name}» vedono già chi incontrano.`,
  keptCompleted: (name) =>
    `«${name}» è concluso e si trova tra gli abbinamenti conclusi. I suoi incontri si conservano, perché servono a evitare ripetizioni.`,
  wouldBeCreated: (made, skipped) =>
    `Abbinamenti da creare: ${digits(made)}; gruppi saltati: ${digits(skipped)}. Non è stato salvato niente.`,
  created: (made, skipped) =>
    `${plural(made, { one: 'Creato # abbinamento', many: 'Creati # di abbinamenti', other: 'Creati # abbinamenti' })}, ${plural(skipped, { one: 'saltato', many: 'saltati', other: 'saltati' })} ${groups(skipped)}.`,
  noActive: 'Non c’era nessun abbinamento in corso.',
  completed: (count) =>
    plural(count, {
      one: 'Concluso # abbinamento.',
      many: 'Conclusi # di abbinamenti.',
      other: 'Conclusi # abbinamenti.',
    }),
  isCompleted: (name) => `«${name}» è concluso.`,
  seeTheirMatch: (count) =>
    plural(count, {
      one: 'Ora # persona vede chi incontra.',
      many: 'Ora # di persone vedono chi incontrano.',
      other: 'Ora # persone vedono chi incontrano.',
    }),
  deleted: (name) => `«${name}» è stato eliminato con i suoi incontri.`,
  fileDeleted: 'Il file dell’abbinamento è stato eliminato. Gli incontri passati restano.',
}
