import type { Words } from '../words'

export const demo: Words['demo'] = {
  title: 'Un mese con Cup of Joe',
  description: 'In questa pagina le persone sono inventate. Il caffè è vero.',
  start: 'Inizia ora',
  tabs: {
    profile: 'Il tuo profilo',
    'sign-in': 'Accesso facile',
    matching: 'Incontri scelti bene',
    newsletter: 'La newsletter del mese',
  },
  admin: {
    title: 'E dietro il bancone?',
    text: 'Lo stesso mese visto da chi lo cura, con un’azienda inventata per fare prove.',
    open: 'Apri la demo dell’amministrazione',
  },
  profile: {
    title: 'Due minuti su di te',
    text: {
      what: 'Una foto se ti va, il tuo reparto, chi ti piacerebbe incontrare e una riga su di te.',
      pause:
        'Vai in vacanza? Fai una pausa di un mese o di tre. La tazza mostra a che punto sei, e torni automaticamente.',
    },
    department: 'Design',
    preference: 'Chi mi piacerebbe incontrare',
    ownPreference: 'SOLO persone di altri reparti',
    bio: 'Su di me',
    ownBio:
      'Trasformo moduli complicati in moduli brevi. Lontano dallo schermo: palestre di arrampicata, pessimi giochi di parole, il dal di mia nonna.',
    active: 'Partecipa',
    next: 'Ci sei anche tu nel prossimo giro del mese.',
  },
  signIn: {
    title: 'Mai più una password',
    text: {
      ways: 'Un link nella tua e-mail di lavoro basta per accedere. O un codice di 6 cifre, se usi un altro dispositivo.',
      nothing: 'Niente da ricordare, niente da reimpostare, niente che si possa rubare.',
    },
    steps: {
      address: {
        title: 'Inserisci la tua e-mail di lavoro',
        text: 'priya@example.com',
        note: 'Entrano solo gli indirizzi della tua azienda.',
      },
      mail: {
        title: 'Apri l’e-mail',
        text: 'Il tuo link di accesso a Cup of Joe',
        note: 'Vale 24 ore e funziona una volta.',
      },
      button: {
        title: 'Premi un pulsante',
        text: 'Ciao Priya',
        note: 'Su un altro dispositivo basta il codice di 6 cifre: 408\u00a0213.',
      },
    },
  },
  matching: {
    title: 'Il caso, con le buone maniere',
    text: 'Una volta al mese, ogni partecipante incontra una persona. Le regole sono poche:',
    rules: {
      noRepeat: 'mai la stessa persona due volte in 3 mesi',
      active: 'si abbina solo chi partecipa',
      across: 'precedenza alle coppie tra reparti diversi',
    },
    pairs: {
      priya: {
        from: 'Design e Finanza',
        why: 'Volevano la stessa cosa: qualcuno di un altro reparto. È la prima volta che si incontrano.',
      },
      lena: {
        from: 'Vendite e Ingegneria',
        why: 'Per tutte e due le persone va bene chiunque, quindi si mescolano i reparti.',
      },
      mei: {
        from: 'Legale',
        why: 'Mei voleva qualcuno del proprio reparto. L’ultimo incontro è di otto mesi fa.',
      },
    },
  },
  newsletter: {
    title: 'Un’e-mail che si apre volentieri',
    text: {
      one: 'Quando le coppie del mese sono fatte, ogni persona riceve un’e-mail: chi incontra, e uno spunto per cominciare.',
      company:
        'E intorno le parole della tua azienda: un’atmosfera, una citazione, un rompicapo da risolvere davanti alla macchinetta.',
    },
    from: (label, name) => [label('Da: '), name],
    to: (label, address) => [label('A: '), address],
    subject: 'Priya, ti presentiamo Jonas di Finanza',
    match: 'Il tuo incontro del mese',
    department: 'Finanza',
    bio: 'In settimana fogli di calcolo, nel weekend barche a vela. Chiedimi come si legge un bilancio in quattro minuti.',
    toBegin: 'Per cominciare',
    starter: 'Che cosa volevi fare da grande quando avevi nove anni?',
    tips: {
      title: 'Tre consigli',
      casual: 'Senza formalità: 25 minuti bastano.',
      curious: 'Con curiosità.',
      beyond: 'Oltre i ruoli di lavoro.',
    },
  },
}
