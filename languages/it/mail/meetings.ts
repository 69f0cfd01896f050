import type { MailWords } from '../../words'

export const meetings: MailWords['meetings'] = {
  coffee: (who, day, time) => `Caffè con ${who}, ${day}, ${time}`,
  when: (day, time, city) => `${day} alle ${time} (${city})`,
  slot: (day, time) => `${day}, ${time}`,
  timeFor: (time, who) => `${time} per ${who}`,
  toBeAgreed: 'Da concordare',
  calendar: {
    chat: (names) => `Caffè insieme: ${names}`,
    ofTheMonth: 'Il tuo caffè insieme del mese.',
    summary: (names) => `Caffè: ${names}`,
    toBegin: (question) => `Per cominciare: ${question}`,
  },
  changes: {
    booked: {
      subject: 'Il tuo caffè è prenotato',
      personal: (coffee) => coffee,
      said: (who, when) => ['Il tuo caffè con ', who, ' è ', when, '.'],
      aside: 'In allegato c’è l’invito per il tuo calendario.',
    },
    moved: {
      subject: 'Il tuo caffè è stato spostato',
      personal: (coffee) => `Spostato: ${coffee}`,
      said: (who, when) => ['Il tuo caffè con ', who, ' ora è ', when, '.'],
      aside: 'Il tuo calendario lo sposta automaticamente, o quando apri l’invito allegato.',
    },
    goesOn: {
      subject: 'Il tuo caffè si fa lo stesso',
      personal: (coffee) => `Si fa lo stesso: ${coffee}`,
      said: (who, when) => ['Il tuo caffè con ', who, ' resta ', when, '.'],
      aside: 'Qualcuno non può più venire. L’orario resta lo stesso.',
    },
    grown: {
      subject: 'Il tuo tavolo è cresciuto',
      personal: (coffee) => `Con una persona in più: ${coffee}`,
      said: (who, when) => ['Il tuo caffè con ', who, ' è ', when, '.'],
      aside: 'Al tuo tavolo c’è una persona in più. L’orario resta lo stesso.',
    },
    cancelled: {
      subject: 'Il tuo caffè è annullato',
      personal: (coffee) => `Annullato: ${coffee}`,
      said: (who, when) => ['Il tuo caffè con ', who, ' di ', when, ' è annullato.'],
      aside: 'Il tuo calendario lo toglie automaticamente, o quando apri il file allegato.',
    },
    rematched: {
      subject: 'Il tuo incontro è cambiato',
      personal: (coffee) => `Annullato: ${coffee}`,
      said: (who, when) => [
        'Il tuo caffè con ',
        who,
        ' di ',
        when,
        ' è annullato, perché il tuo incontro di questo mese è cambiato.',
      ],
      aside:
        'La tua pagina mostra chi incontri ora. Il tuo calendario toglie il caffè automaticamente, o quando apri il file allegato.',
    },
  },
  invitation: {
    preheader: 'Venticinque minuti per conoscersi.',
    thatIs: (when, who) => `È ${when} per ${who}.`,
    otherTime: 'Trova un altro orario',
    seeMatch: 'Guarda chi incontri',
    needsLink: (who, link) => [
      `Siete in fusi orari diversi, e non c’è ancora un link per il video. Questo mese l’orario lo proponi tu: mandane uno a ${who}. Se metti il tuo nel `,
      link('tuo profilo'),
      ', sarà in ogni invito.',
    ],
  },
  leaf: {
    where: (place) => `Dove: ${place}`,
    move: 'Sposta',
    cancel: 'Annulla',
  },
  plan: {
    label: 'Il vostro orario',
    forTwo: {
      title: 'Quando va bene a voi due?',
      oneClick: 'Un clic lo prenota per voi due.',
      noTimes:
        'Nelle prossime due settimane nessun orario va bene a voi due. Trovatene uno più avanti, o scrivetevi.',
    },
    forMore: {
      title: 'Quando va bene a tutto il gruppo?',
      oneClick: 'Un clic lo prenota per tutto il gruppo.',
      noTimes:
        'Nelle prossime due settimane nessun orario va bene a tutto il gruppo. Trovatene uno più avanti, o scrivetevi.',
    },
    youSuggest: 'Questo mese l’orario lo proponi tu.',
    suggests: (name) => `Questo mese l’orario lo propone ${name}.`,
    byMail: 'L’invito arriva via e-mail.',
    booked: 'Il vostro caffè è prenotato, e l’invito arriva via e-mail.',
    itIs: (time, who) => `L’orario è ${time} per ${who}.`,
    elsewhere: (time, who) => `(${time} per ${who})`,
    timesAreOf: (city) => `Ora di ${city}.`,
    others: (link) => ['Nessuno va bene? ', link('Guarda altri orari')],
    find: 'Trova un orario',
    writeInstead: (address) => ['Preferisci accordarti direttamente? Scrivi a ', address],
  },
}
