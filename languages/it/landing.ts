import type { Words } from '../words'

export const landing: Words['landing'] = {
  places: {
    home: 'Inizio',
    howItWorks: 'Come funziona',
    whyChooseUs: 'A che cosa serve',
    features: 'Che cosa offre',
  },
  actions: {
    demo: 'Demo',
    admin: 'Amministrazione',
    signIn: 'Accedi',
  },
  hero: {
    above: 'Un caffè al lavoro, una volta al mese',
    title: 'Buon caffè. Volti\u00a0nuovi.',
    text: 'Ogni mese Cup of Joe ti presenta una persona dell’azienda che altrimenti non avresti incrociato. Venticinque minuti, due tazze, nessun ordine del giorno.',
    openHub: 'Apri il tuo angolo del caffè',
    signIn: 'Accedi o iscriviti',
    demo: 'Guarda la demo',
    noPassword: 'Nessuna password. Basta un link nella tua e-mail di lavoro.',
  },
  note: {
    above: 'Il tuo incontro del mese',
    pair: 'Priya di Design, ti presentiamo Jonas di Finanza.',
    why: 'Volevate la stessa cosa: qualcuno di un altro reparto. È la prima volta che vi incontrate.',
    toBegin: 'Per cominciare:',
    question: 'Che cosa volevi fare da grande quando avevi nove anni?',
  },
  steps: {
    signUp: {
      title: 'Iscriviti',
      text: 'Entra con il tuo indirizzo di lavoro verificato. Di’ chi sei, in quale reparto lavori e chi ti piacerebbe incontrare.',
    },
    getMatched: {
      title: 'Scopri chi incontri',
      text: 'Una volta al mese il caso ti abbina a una persona: secondo la tua preferenza, e mai la stessa due volte in tre mesi.',
    },
    connect: {
      title: 'Conoscetevi',
      text: 'Una newsletter ti porta il profilo dell’altra persona e uno spunto per iniziare. Al resto pensate voi due.',
    },
  },
  why: {
    lead: 'Dopo un caffè insieme, è più facile chiedersi una mano.',
    figures: {
      engagement: {
        figure: '+32%',
        title: 'Più coinvolgimento',
        text: 'Chi conosce persone di altri team partecipa di più.',
      },
      quitting: {
        figure: '−71%',
        title: 'Meno voglia di andarsene',
        text: 'Un volto amico in un altro reparto è un motivo per restare.',
      },
      burnout: {
        figure: '−40%',
        title: 'Meno esaurimento',
        text: 'Una pausa che lo è davvero: niente slide, niente verbale, niente compiti dopo.',
      },
    },
  },
  features: {
    title: 'Che cosa c’è nel menu',
    list: {
      signIn: {
        name: 'Accesso sicuro',
        tag: 'senza password',
        text: 'Un link o un codice di sei cifre nella tua e-mail di lavoro, solo per chi è in azienda.',
      },
      matching: {
        name: 'Incontri scelti bene',
        tag: 'equità dimostrata',
        text: 'Le preferenze sono rispettate, mai lo stesso volto due volte in tre mesi, nessuno resta fuori ogni volta.',
      },
      pairings: {
        name: 'Ogni mese',
        tag: 'a due',
        text: 'Un volto nuovo al mese: abbastanza spesso per aspettarlo con piacere, abbastanza di rado per avere tempo.',
      },
      mails: {
        name: 'Via e-mail',
        tag: 'con il vostro stile',
        text: 'Una newsletter che si apre volentieri: con l’incontro, un’atmosfera, una citazione e un rompicapo.',
      },
      figures: {
        name: 'Pannello dei dati',
        tag: 'cifre in diretta',
        text: 'Chi partecipa, chi si è incontrato e come si avvicinano i reparti.',
      },
      controls: {
        name: 'Amministrazione',
        tag: 'in un posto solo',
        text: 'Reparti, persone, newsletter e stato della piattaforma: basta una persona per seguirli.',
      },
    },
  },
  getStarted: {
    title: 'La prossima tazza la offriamo noi',
    member: 'Guarda con chi è, o chiedi come sarebbe in un’altra azienda.',
    visitor: 'Ti iscrivi in due minuti. Oppure chiedi come sarebbe nella tua azienda.',
    start: 'Inizia ora',
    inquiry: 'Richiesta per aziende',
    test: 'Accesso rapido di prova',
    questions: 'Domande?',
    writeTo: (address) => ['Scrivi a ', address],
    write: 'Scrivici.',
  },
  footer: { label: 'Piè di pagina', help: 'Aiuto', contact: 'Contatti' },
}
