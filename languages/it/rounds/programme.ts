import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural, listed } = formatsOf('it')

export const programme: Words['rounds']['programme'] = {
  title: 'Programma',
  failed: 'Non è stato possibile caricare il programma.',
  saved: 'Il programma è cambiato.',
  saveFailed: 'Non è stato possibile cambiare il programma',
  undo: 'Annulla le modifiche',
  save: 'Salva il programma',
  saving: 'Salvataggio…',
  byOperator: 'Impostato da chi gestisce il server',
  next: {
    title: 'Prossimi avvii',
    failed: 'Non è stato possibile caricare i prossimi avvii.',
  },
  plan: {
    title: 'Quando parte il ciclo',
    byHand: { label: 'A mano', hint: 'Ogni mese premi tu i pulsanti.' },
    onDay: 'Automaticamente, in un giorno del mese',
    onWeekday: 'Automaticamente, in un giorno della settimana',
    asSet: 'Automaticamente, com’è impostato ora',
    nextRound: {
      label: 'Prossimo giro',
      hint: 'Ogni persona vede questo giorno e ne riceve l’annuncio. Senza, si legge «Da annunciare».',
    },
    day: 'Giorno del mese',
    lastDay: 'l’ultimo',
    which: 'Quale',
    places: { 1: 'il primo', 2: 'il secondo', 3: 'il terzo', 4: 'il quarto', L: 'l’ultimo' },
    weekday: 'Giorno della settimana',
    time: 'Ora',
    noTime: 'Inserisci un’ora',
    zone: 'Fuso orario',
    noZone: 'Inserisci un fuso orario',
  },
  faults: {
    number: 'Inserisci un numero intero',
    least: (least) => `Almeno ${digits(least)}`,
    most: (most) => `Al massimo ${digits(most)}`,
  },
  none: 'No',
  settings: {
    cycleSend: {
      label: 'Fin dove arriva il ciclo',
      choices: {
        draft: {
          label: 'Fino alle bozze',
          hint: 'Abbina le persone e crea le newsletter. Tu le leggi, le approvi e le invii.',
        },
        send: {
          label: 'Fino all’invio',
          hint: 'Approva anche le newsletter e le invia. Nessuno le legge prima che partano.',
        },
      },
    },
    publish: {
      label: 'Quando si vede chi si incontra',
      choices: {
        'at-once': { label: 'Subito' },
        'with-newsletter': {
          label: 'Con la newsletter',
          hint: 'Quando parte, o quando premi «Mostra ora gli incontri» accanto all’abbinamento.',
        },
      },
    },
    minimumUsers: {
      label: 'Minimo di utenti',
    },
    tellBy: {
      label: 'Avvisare via',
      choices: {
        mail: {
          label: 'E-mail',
        },
      },
      chat: (chat) =>
        `In ${chat}. Gli inviti del calendario vanno via e-mail, e così tutto il resto per chi non ha un account ${chat}.`,
      both: { label: 'Entrambi', hint: (chats) => `Via e-mail e in ${chats}.` },
    },
    language: {
      label: 'Lingua',
      hint: 'Per le persone di cui non conosciamo la lingua.',
    },
    reminders: {
      label: 'Promemoria',
      hint: 'Una settimana dopo la newsletter, chi non ha detto se c’è stato l’incontro riceve un promemoria. Dopo un caffè prenotato, la domanda arriva invece il giorno dopo.',
    },
    scope: {
      label: 'Chi incontra chi',
      choices: {
        'per-group': { label: 'Ogni gruppo di domini per sé', hint: 'Un giro per ogni gruppo.' },
        across: { label: 'Tutti insieme', hint: 'Un unico giro per tutti.' },
        between: { label: 'Solo persone di gruppi diversi', hint: 'Un unico giro per tutti.' },
      },
      meets: (scope, names) =>
        ({
          'per-group': `${listed(names.map((name) => `${name} incontra ${name}`))}.`,
          across: 'Tutti incontrano tutti.',
          between: `${names.join(' incontra ')}.`,
        })[scope],
    },
    topics: {
      label: 'Temi in comune',
      hint: 'Tra turni ugualmente buoni si sceglie quello in cui più persone hanno un tema in comune. Lo leggono accanto al loro incontro.',
    },
    threes: {
      label: 'In tre a un tavolo',
      hint: 'Chi resterebbe senza incontro può unirsi a una coppia, se va bene a tutti. Così un numero dispari non lascia da solo nessuno.',
    },
    headsUpDays: {
      label: 'Annuncio in anticipo',
      hint: 'Un’e-mail dice quando è il prossimo giro. Un clic lo salta.',
      option: (days) =>
        plural(days, { one: '# giorno prima', many: '# di giorni prima', other: '# giorni prima' }),
    },
    dormantAfter: {
      label: 'Lascia fuori chi non si fa sentire',
      hint: 'Dopo questo numero di giri senza una risposta, un accesso o un clic, si chiede via e-mail. Chi non risponde resta fuori finché non lo fa.',
      option: (rounds, isSuggested) => {
        const suggested = isSuggested ? ' (consigliato)' : ''
        return plural(rounds, {
          one: `Dopo # giro in silenzio${suggested}`,
          many: `Dopo # di giri in silenzio${suggested}`,
          other: `Dopo # giri in silenzio${suggested}`,
        })
      },
    },
    meal: {
      label: 'Ci si incontra per',
      values: { coffee: 'Un caffè', lunch: 'Un pranzo', tea: 'Un tè' },
    },
    minutes: {
      label: 'Durata in minuti',
    },
    booking: {
      label: 'Orari degli incontri',
      choices: {
        offer: {
          label: 'Proposti',
          hint: 'L’e-mail e la pagina dell’incontro propongono tre orari che vanno bene a tutti. Ogni persona può prenotarne uno con un clic.',
        },
        auto: {
          label: 'Prenotati automaticamente',
          hint: 'Quando parte la newsletter, si prenota il primo orario per ogni incontro di cui si conoscono tutti i calendari. Un clic lo sposta o lo annulla.',
        },
        off: {
          label: 'Se la vedono da sé',
          hint: 'Non si propongono e non si prenotano orari, e a nessuno si chiede di proporne uno.',
        },
      },
    },
  },
}
