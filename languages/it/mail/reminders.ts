import type { MailWords } from '../../words'

const oneClick = 'Un clic ce lo dice: vi siete visti, oppure no.'

export const reminders: MailWords['reminders'] = {
  ask: {
    subject: (date) => `${date}: ci sei?`,
    title: 'Ci sei questa volta?',
    question: (date) => ['Il prossimo giro è ', date, '. Ti troviamo qualcuno?'],
    in: 'Ci sono',
    takeBack: 'Annulla',
    otherwise: 'Senza risposta salti questo giro. Puoi cambiare idea finché il giro non è fatto.',
  },
  headsUp: {
    subject: (date) => `Giro di caffè, ${date}: ci sei anche tu`,
    title: 'Sta arrivando il prossimo giro di caffè',
    preheader: (date) => `È ${date}. Non devi fare nulla.`,
    youAreIn: (date) => ['Il prossimo giro di caffè è ', date, ', e ci sei anche tu.'],
    nothingToDo: 'Non devi fare nulla.',
    notThisTime: 'Chi incontri te lo diciamo via e-mail. Questa volta no?',
    skip: 'Salta questo giro',
    pause: 'Fai una pausa più lunga',
    backAfter: 'Se salti questo giro, torni in quello successivo.',
  },
  noRound: {
    subject: 'Questa volta niente caffè',
    text: 'Ti avevamo scritto che in questo giro di caffè ci sei anche tu. Non abbiamo però trovato nessuno da farti incontrare, quindi questa volta niente caffè.',
    next: 'Non devi fare nulla: nel prossimo giro ci sei.',
  },
  silence: {
    subject: 'Ti va ancora un caffè?',
    preheader: 'Con un clic resti con noi.',
    text: 'Non ti sentiamo da un po’, e non vogliamo che qualcuno ti aspetti invano.',
    stay: 'Sì, voglio continuare',
    otherwise:
      'Se non fai nulla, i prossimi giri vanno avanti senza di te, così nessuno aspetta invano. Torni appena premi il pulsante o accedi.',
  },
  didYouMeet: {
    subject: 'Vi siete visti per un caffè?',
    preheader: oneClick,
    paired: (who) => ['Di recente ti abbiamo proposto un caffè con ', who, '.'],
    two: 'L’avete preso, questo caffè a due?',
    more: 'L’avete preso, questo caffè in gruppo?',
    noTimeYet: (address) => [
      'Non avete ancora trovato il momento? Anche un breve saluto oggi conta. Questo è l’unico promemoria per questo incontro. L’indirizzo: ',
      address,
    ],
  },
  stranded: {
    subject: 'L’altra persona non può venire',
    preheader: 'Che cosa è successo, e che cosa puoi fare.',
    tooLateUntil: (date) => `Ormai è tardi per un altro incontro. Il prossimo giro è ${date}.`,
    tooLate: 'Ormai è tardi per un altro incontro. Il prossimo giro ne porta uno.',
  },
  rescue: {
    subject: (newsletter) => `Un nuovo incontro per te: ${newsletter}`,
    grown: (newsletter) => `Il tuo tavolo è cresciuto: ${newsletter}`,
  },
  join: {
    subject: 'Un caffè con qualcuno dell’azienda?',
    subjectAgain: 'Un promemoria: un caffè con qualcuno dell’azienda?',
    title: (company) => `Un caffè con qualcuno di ${company}`,
    preheader: 'Una volta al mese, con una persona che forse non hai mai incontrato.',
    because: (company) => `Ricevi questa e-mail perché c’è un invito per te ai caffè di ${company}.`,
    leave: 'Non chiedermelo più',
    invited: (who) => `${who} ti invita a partecipare.`,
    invitedAgain: (who) => `${who} ti ha mandato un invito qualche tempo fa, e l’invito vale ancora.`,
    text: (minutes) =>
      `Una volta al mese due persone dell’azienda si vedono per un caffè, spesso per la prima volta. Troviamo qualcuno per te e vi scriviamo; il resto è un caffè di ${minutes} minuti.`,
    button: 'Partecipa',
    how: 'Bastano due minuti: apri la pagina, inserisci questo codice e di’ chi ti piacerebbe incontrare.',
    once: 'Il link e il codice valgono 14 giorni e funzionano una volta. Non dare il codice a nessuno.',
  },
  tomorrow: {
    subject: 'Domani c’è il caffè',
    personal: (coffee) => `Domani: ${coffee}`,
  },
  asked: {
    two: 'Vi siete visti?',
    more: 'Vi siete visti in gruppo?',
    personal: (question, coffee) => `${question} ${coffee}`,
    preheader: oneClick,
    planned: (who, when) => ['C’era un caffè in programma con ', who, ': ', when, '.'],
    once: 'Un clic, e non lo chiediamo più. Grazie alla tua risposta, il mese prossimo incontri una persona nuova.',
  },
  declined: {
    subject: 'Al tuo caffè serve un altro orario',
    preheader: 'Che ne dici di un altro orario?',
    byOwn: (who, when) => [
      `Il tuo calendario ha rifiutato il tuo caffè con ${who} di `,
      when,
      ', quindi è annullato.',
    ],
    byOther: (who, when) => [`${who} non può venire `, when, ', quindi il caffè è annullato.'],
  },
  organiser: {
    subject: 'Al tuo caffè serve un orario',
    personal: (who) => `Al tuo caffè con ${who} serve un orario`,
    preheader: 'Questo mese lo proponi tu. Un clic lo prenota.',
    notBooked: (who) => [
      'Il tuo caffè con ',
      who,
      ' non è ancora prenotato, e questo mese l’orario lo proponi tu.',
    ],
    onlyReminder: 'Questo è l’unico promemoria.',
  },
}
