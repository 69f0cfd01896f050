import type { MailWords } from '../../words'

export const draft: MailWords['draft'] = {
  title: (month, product) => `${product} - Newsletter di ${month}`,
  description: (month) => `Incontri, un po’ di atmosfera e un rompicapo per ${month}.`,
  opening:
    'Manda oggi un breve saluto, e scegliete un momento che vada bene a tutti. Se il primo sorso è silenzioso, ecco qualcosa per cominciare:',
  tips: (minutes) => [
    `Senza formalità: ${minutes} minuti bastano e avanzano.`,
    'Con curiosità: chiedere, ascoltare e chiedere ancora.',
    'Oltre il ruolo: una persona è più del suo lavoro.',
  ],
  closing: 'Buon caffè, e buona compagnia.\nIl team di Cup of Joe',
  months: [
    {
      mood: 'Una pagina bianca, una tazza piena e ancora niente da cancellare. Gennaio è fatto per i piccoli inizi, e una breve chiacchierata ha la misura giusta.',
      quote: 'L’inizio è la parte più importante di ogni opera.',
      source: 'Platone, La Repubblica',
      question:
        'La leggenda dice che un pastore di capre di nome Kaldi scoprì il caffè quando le sue capre si misero a ballare. Dove?',
      choices: ['In Etiopia', 'In Yemen', 'In Brasile', 'A Giava'],
    },
    {
      mood: 'Giornate corte, mani calde. Febbraio è il mese della seconda tazza e delle persone che rischiarano una mattina grigia.',
      quote: 'L’unico modo per avere un amico è esserlo.',
      source: 'Ralph Waldo Emerson, L’amicizia',
      question: 'All’incirca, quanta parte di una tazza di caffè filtro nero è acqua?',
      choices: ['75%', '85%', '92%', '98%'],
    },
    {
      mood: 'Finestre aperte, giacca forse sì e forse no. A marzo tutto comincia a crescere, anche le idee davanti a un caffè.',
      quote: 'Nessun gesto di gentilezza, per quanto piccolo, va mai sprecato.',
      source: 'Esopo, Il leone e il topo',
      question: 'Ho città ma non case, foreste ma non alberi, acqua ma non pesci. Che cosa sono?',
      choices: ['Un sogno', 'Una mappa', 'Una poesia', 'Uno specchio'],
    },
    {
      mood: 'Sole, pioggia e di nuovo sole prima che la tazza sia vuota. Aprile non si sa mai, e una buona conversazione nemmeno.',
      quote: 'Aprile variopinto, vestito a festa, ha messo in ogni cosa uno spirito di giovinezza.',
      source: 'William Shakespeare, Sonetto 98',
      question:
        'Dieci colleghi vogliono conoscersi, due alla volta, finché tutti hanno incontrato tutti. Quanti caffè sono?',
      choices: ['20', '45', '90', '100'],
    },
    {
      mood: 'Tutto è in foglia e i tavolini sono di nuovo fuori. Maggio chiede una tazza all’aperto e una faccia nuova di fronte.',
      quote: 'Se vuoi andare veloce, va’ per conto tuo; se vuoi andare lontano, va’ insieme agli altri.',
      source: 'Proverbio',
      question: 'Come si chiama il frutto della pianta del caffè?',
      choices: ['Fava', 'Baccello', 'Ciliegia', 'Drupeola'],
    },
    {
      mood: 'Sere lunghe, ghiaccio dappertutto. Con giugno l’anno è a metà: un buon momento per alzare gli occhi dallo schermo.',
      quote: 'E che cosa è raro come un giorno di giugno? Allora, se mai, vengono giorni perfetti.',
      source: 'James Russell Lowell, The Vision of Sir Launfal',
      question: 'Più ne fai, più te ne lasci dietro. Che cosa sono?',
      choices: ['Passi', 'Fotografie', 'Respiri', 'Appunti'],
    },
    {
      mood: 'L’ufficio è mezzo vuoto e la macchina del ghiaccio fa gli straordinari. Luglio è fatto per parlare senza fretta.',
      quote: 'Avevo tre sedie in casa mia: una per la solitudine, due per l’amicizia, tre per la compagnia.',
      source: 'Henry David Thoreau, Walden',
      question: 'Che cosa dice la parola «espresso» del caffè, secondo la sua origine?',
      choices: ['Che è veloce', 'Che è forte', 'Che è piccolo', 'Che è ottenuto per pressione'],
    },
    {
      mood: 'Fine estate, luce lenta. Agosto serve a finire la limonata e a immaginare quello che viene con qualcuno che non conosci ancora.',
      quote: 'Per che cosa viviamo, se non per renderci la vita meno difficile a vicenda?',
      source: 'George Eliot, Middlemarch',
      question:
        'Sei persone si siedono a un tavolo e ognuna stringe la mano una volta a ciascuna delle altre. Quante strette di mano sono?',
      choices: ['12', '15', '30', '36'],
    },
    {
      mood: 'Quaderni nuovi, matite appuntite, le prime sciarpe. Settembre sa di inizio, anche molto dopo la scuola.',
      quote: 'Molte mani fanno leggero il lavoro.',
      source: 'Proverbio',
      question: 'In quale paese si beve più caffè a testa?',
      choices: ['In Italia', 'In Turchia', 'In Finlandia', 'In Colombia'],
    },
    {
      mood: 'Foglie che scricchiolano, cannella dappertutto. Ottobre è la stagione della tazza calda tenuta con due mani.',
      quote: 'Sono così felice di vivere in un mondo in cui esistono gli ottobre.',
      source: 'L. M. Montgomery, Anna dai capelli rossi',
      question:
        'Quale compositore scrisse una cantata comica su una giovane che non vuole rinunciare al suo caffè?',
      choices: ['Mozart', 'Bach', 'Händel', 'Haydn'],
    },
    {
      mood: 'Fuori nebbia, dentro vapore. Novembre è un mese per dire grazie, e per le persone dietro i nomi nella tua posta.',
      quote: 'La gratitudine non è soltanto la più grande delle virtù, ma la madre di tutte le altre.',
      source: 'Cicerone, In difesa di Plancio',
      question: 'Che cosa puoi mantenere dopo averlo dato a qualcuno?',
      choices: ['Un segreto', 'La parola', 'Un regalo', 'Il resto'],
    },
    {
      mood: 'Luci alle finestre e le ultime liste dell’anno. Mettine via una, prendi una tazza e chiudi l’anno con una buona conversazione.',
      quote: 'Non c’è niente al mondo di così irresistibilmente contagioso come il riso e il buonumore.',
      source: 'Charles Dickens, Canto di Natale',
      question:
        'Un caffè e un biscotto costano insieme 5,50. Il caffè costa 5,00 più del biscotto. Quanto costa il biscotto?',
      choices: ['0,25', '0,50', '0,75', '1,00'],
    },
  ],
}
