import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, listed, plural } = formatsOf('it')

export const month: Responses['month'] = {
  restored: {
    mayHaveRound:
      'Dopo il backup può essere stato fatto un giro. Se non è così, dillo in «Questo mese», poi fallo.',
    changed: 'Nel frattempo il numero è cambiato. Guarda di nuovo, poi decidi.',
  },
  steps: {
    complete: 'Conclusione degli abbinamenti precedenti',
    resume: 'Ritorno di chi ha finito la pausa',
    sync: 'Lettura del file del personale',
    scopes: 'Ricerca dei gruppi da abbinare',
    pair: 'Abbinamento',
    newsletter: 'Creazione della newsletter',
    send: 'Invio della newsletter',
    summary: 'Stesura del riepilogo',
    mail: 'Invio del riepilogo',
  },
  toBeAnnounced: 'Da annunciare',
  hosting: {
    longest: (rounds) =>
      `L’attesa più lunga di un invitato: ${plural(rounds, { one: '# giro', many: '# di giri', other: '# giri' })}.`,
    shares: (least, most, average) =>
      `Volte in cui ognuno ha ospitato: ${least === most ? digits(least) : `da ${digits(least)} a ${digits(most)}`}, in media ${digits(average)}.`,
    never: (guests) => `Invitati ancora senza posto: ${digits(guests)}.`,
    served: (seats, day) =>
      `Con ${plural(seats, { one: '# posto', many: '# di posti', other: '# posti' })} a giro, tutti avranno avuto un posto entro il ${day}.`,
    own: (times, average) => `Volte in cui hai ospitato: ${digits(times)}; in media: ${digits(average)}.`,
  },
  waiting: (before, seats, rounds) =>
    `${before === 0 ? 'Nessuno è' : plural(before, { one: '# persona è', many: '# di persone sono', other: '# persone sono' })} prima di te, con ${plural(seats, { one: '# posto', many: '# di posti', other: '# posti' })} a giro: circa ${plural(rounds, { one: '# giro', many: '# di giri', other: '# giri' })}.`,
  onTheList: 'Sei nella lista.',
  outcome: {
    nextOne: 'Ci sei anche tu nel prossimo.',
    nextOneWithProfile: 'Completa il tuo profilo, e ci sei anche tu nel prossimo.',
    somebodyLeft: 'qualcuno che ha lasciato l’azienda',
    somebodyLeftAtBeginning: 'Qualcuno che ha lasciato l’azienda',
    steppedOut: (name, partner) => `Hai rinunciato al giro di ${name}. Abbiamo avvisato ${partner}.`,
    awayToTheEnd: (name, partner) =>
      `Il tuo congedo copre il resto del giro di ${name}. Abbiamo avvisato ${partner}.`,
    matched: (partner) => `Incontri ${partner}.`,
    wasMatched: (partner, name) => `In ${name} il tuo incontro era con ${partner}.`,
    notShownYet: (name) => `Gli incontri di ${name} non si vedono ancora. Arrivano con la newsletter.`,
    leftOut: (name, why) => `In ${name} non c’era un incontro per te: ${why}`,
    /** Why they were left out. Whoever can meet nobody is promised nothing. */
    why: {
      noSeat: 'questa volta nessuno di chi ospita aveva un posto per te.',
      byWish: 'chi cura il programma ha deciso così per questo giro.',
      odd: 'il numero era dispari, ed è toccato a te. La prossima volta hai la precedenza.',
      few: 'le persone compatibili erano troppo poche, ed è toccato a te. La prossima volta hai la precedenza.',
      nobody: 'non era pronto nessuno che tu possa incontrare. Aiuta se partecipano più persone.',
      preference: (where) =>
        `non era pronto nessuno che tu possa incontrare ${where}. È più facile se ti va bene chiunque: lo scegli nel profilo.`,
      wish: 'chi cura il programma ha deciso così per questo giro. La prossima volta hai la precedenza.',
    },
    notNeeded: 'In questo giro non serve che tu ospiti. Chi ospita fa a turno.',
    calledOff: (name) => `Il tuo incontro di ${name} è saltato perché non potevi venire.`,
    noRound: (name) => `In ${name} non c’è ancora stato nessun giro.`,
    beforeYou: (name) => `Il giro di ${name} era già fatto quando hai iniziato.`,
    notAnswered: (name) => `Salti il giro di ${name}, perché non hai detto di esserci.`,
    noMatch: (name) => `Nel giro di ${name} non c’è un incontro per te, perché non potevi partecipare.`,
  },
  stranding: {
    yourMatch: 'L’altra persona',
    back: (name) => `${name} partecipa di nuovo, quindi il vostro caffè resta.`,
    away: (name) => `Alla fine ${name} non può venire al caffè.`,
    waiting: (name, time) =>
      `Alla fine ${name} non può venire al caffè. Hai chiesto un’altra persona: la cerchiamo ogni giorno (ore ${time}), e vi scriviamo appena c’è qualcuno.`,
  },
  wouldBeRescued: (pairs) =>
    `${plural(pairs, {
      one: 'Si farebbe # altra coppia.',
      many: 'Si farebbero altre # di coppie.',
      other: 'Si farebbero altre # coppie.',
    })} Non è stato salvato niente.`,
  rescued: (pairs, people) =>
    `${plural(pairs, { one: '# altra coppia fatta.', many: 'Altre # di coppie fatte.', other: 'Altre # coppie fatte.' })} E-mail in partenza: ${digits(people)}.`,
  atTables: {
    wouldBeRescued: (seats, tables) =>
      `Posti a tavoli esistenti: ${digits(seats)}. Nuovi tavoli: ${digits(tables)}. Non è stato salvato niente.`,
    rescued: (seats, tables, people) =>
      `Posti a tavoli esistenti: ${digits(seats)}. Nuovi tavoli: ${digits(tables)}. E-mail in partenza: ${digits(people)}.`,
    none: 'Oggi nessun tavolo è possibile. Cup of Joe riprova ogni giorno.',
    joins: (name, others) => `${name} si unisce a ${listed(others)}.`,
  },
  announcedAlready:
    'Tutte le persone di questo giro hanno già ricevuto l’annuncio. Nessuno lo riceve due volte.',
  tooFewToAnnounce: (least) =>
    `A questo giro parteciperebbero meno di ${digits(least)} persone, quindi non c’è niente da annunciare.`,
  tellsItself:
    'Il ciclo automatico annuncia da sé i suoi giri. In Programma scegli con quanti giorni di anticipo.',
  withinAMonth: 'Scegli un giorno da oggi in poi, entro un mese.',
  told: (count) =>
    plural(count, {
      one: '# persona riceve l’annuncio del giro.',
      many: '# di persone ricevono l’annuncio del giro.',
      other: '# persone ricevono l’annuncio del giro.',
    }),
  pairingDeleted: 'L’abbinamento è stato eliminato prima che la sua newsletter fosse creata.',
  setByOperatorField: 'Impostato da chi gestisce il server',
  setByOperator: 'Lo ha impostato chi gestisce il server. Non è cambiato niente.',
  fromTodayOn: 'Scegli un giorno da oggi in poi.',
  cycleFaults: {
    fields: 'Il ciclo deve essere un’espressione cron di cinque campi, come 0 9 1 * *.',
    never: 'Il ciclo nomina un giorno che non arriva mai.',
  },
  programmeExists: (name) => `C’è già un programma «${name}».`,
  withinAYear: 'Scegli un giorno da oggi in poi, entro un anno.',
  oneRhythm: 'Un programma si ripete a mesi o a settimane, non in entrambi i modi.',
  preferencesStay: 'Il primo programma rispetta sempre i desideri di ogni persona sui reparti.',
  unknownAttribute: 'Uno di questi attributi non c’è più. Scegli di nuovo.',
  unknownGroup: 'Uno di questi gruppi non c’è più. Scegli di nuovo.',
  nobodyInIt: 'Oggi non c’è nessuno.',
  nobodyHosts: 'Oggi non c’è nessuno che ospita.',
  everybodyHosts: 'Oggi ospitano tutti, quindi non ci sono invitati.',
  tooFewForATable: (people, size) =>
    `Oggi le persone non bastano per un tavolo: ${digits(people)} su ${digits(size)}.`,
  allMet: (rounds, months) =>
    `Dopo ${plural(rounds, { one: '# giro', many: '# di giri', other: '# giri' })} tutti si sono incontrati, e nessuno si ritrova prima di ${plural(months, { one: '# mese', many: '# di mesi', other: '# mesi' })}. Scegli meno mesi o un ritmo più lento.`,
  firstStays: 'Il primo programma non si può archiviare.',
  openRounds: (name, rounds) => `Concludi prima i giri aperti di «${name}»: ${rounds.join(', ')}.`,
  archived: (name) => `«${name}» è archiviato.`,
  tooOften: 'Il ciclo partirebbe più di una volta al mese.',
  bothCan: 'Potete ancora prendere questo caffè insieme, quindi non cerchiamo un’altra persona.',
  nobodyWaits: (pairing) =>
    `In «${pairing}» nessuno aspetta un altro incontro. Chi è senza incontro ne chiede un altro dalla propria pagina.`,
  noTwo: 'Oggi nessun nuovo incontro è possibile. Cup of Joe riprova ogni giorno.',
  completed: (pairing) => `«${pairing}» è concluso, quindi nessuno è in attesa.`,
  notGoneOut: (pairing) =>
    `La newsletter di «${pairing}» non è ancora partita, quindi il giro si può ancora cambiare.`,
  stillSending: (newsletter) => `«${newsletter}» è ancora in invio. I nuovi incontri vengono dopo.`,
  cancelledSend: (newsletter) =>
    `L’invio di «${newsletter}» è stato annullato prima della fine. Inviala a chi manca, poi cerca nuovi incontri.`,
  mailsDeleted: (newsletter) =>
    `Le e-mail di «${newsletter}» sono eliminate, quindi non si possono inviare ad altri.`,
}
