import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'

const { plural } = formatsOf('de')

export const visitor: Words['visitor'] = {
  auth: {
    title: 'Komm rein, setz dich',
    text: 'Melde dich mit deiner Arbeitsadresse an, auch beim ersten Mal. Mehr brauchen wir nicht, um dir Gesellschaft zu finden.',
    blurbs: {
      noPassword: {
        title: 'Kein Passwort zu merken',
        text: 'Wir schicken dir einen Link. Er gilt 24 Stunden und funktioniert einmal.',
      },
      onceAMonth: {
        title: 'Jeden Monat ein neues Gesicht',
        text: 'Mit Bedacht ausgesucht: nach deinem Wunsch, und danach, wen du schon getroffen hast.',
      },
      pause: {
        title: 'Pause, wann du willst',
        text: 'Viel zu tun? Setz einen Monat aus oder drei, danach bist du von selbst wieder dabei.',
      },
    },
    figures: {
      connections: { figure: '500+', name: 'Begegnungen' },
      satisfaction: { figure: '95 %', name: 'Zufriedenheit' },
    },
    sendLink: 'Link schicken',
    notSent: 'Der Link konnte nicht geschickt werden. Bitte versuch es noch einmal.',
    wait: (minutes) =>
      plural(minutes, {
        one: 'Bitte warte # Minute, bevor du einen neuen Link anforderst.',
        other: 'Bitte warte # Minuten, bevor du einen neuen Link anforderst.',
      }),
    singleSignOn: 'Anmeldung der Firma (Single Sign-on)',
    byCode: 'Mit einem sechsstelligen Code anmelden',
    byLink: 'Lieber einen Link nehmen',
    signedInAs: (address) => ['Du bist angemeldet als ', address, '.'],
  },
  address: {
    label: 'Arbeitsadresse',
    example: 'du@firma.de',
    needsScript: 'Zum Anmelden wird JavaScript gebraucht. Bitte erlaube es in deinem Browser.',
  },
  errors: {
    missing_token: 'Dem Link fehlt ein Teil. Bitte fordere einen neuen an.',
    invalid_link: 'Dieser Link ist ungültig oder abgelaufen. Bitte fordere einen neuen an.',
    verification_failed: 'Der Link konnte nicht geprüft werden. Bitte fordere einen neuen an.',
    invalid_email:
      'Mitmachen können nur Menschen mit einer Adresse der Firma. Bitte melde dich mit deiner Arbeitsadresse an.',
    unauthorized_email:
      'Diese Adresse ist nicht freigegeben. Bitte wende dich an die Menschen, die Cup of Joe betreuen.',
    auth_failed: 'Die Anmeldung ist fehlgeschlagen. Bitte versuch es noch einmal.',
    session_expired: 'Deine Anmeldung ist abgelaufen. Bitte melde dich noch einmal an.',
    sign_out_failed:
      'Die Abmeldung ist fehlgeschlagen, du bist vielleicht noch angemeldet. Bitte versuch es noch einmal.',
    auth_check_failed: 'Deine Anmeldung konnte nicht geprüft werden. Bitte versuch es noch einmal.',
  },
  otherError: 'Bei der Anmeldung ist etwas schiefgegangen.',
  messages: {
    signed_out: 'Du bist abgemeldet. Bis zum nächsten Mal.',
    email_confirmed: 'Deine Adresse ist bestätigt. Du kannst dich jetzt anmelden.',
  },
  noCookie:
    'Dein Browser hat sich die Anmeldung nicht gemerkt. Bitte erlaube Cookies und versuch es noch einmal.',
  linkSent: {
    title: 'Sieh in deine E-Mails',
    text: (address) => [
      'Wir haben einen Link an ',
      address,
      ' geschickt. Er gilt 24 Stunden. Hast du mehrere angefordert, funktionieren die letzten drei.',
    ],
    otherDevice: 'An einem anderen Gerät? Dann nimm den sechsstelligen Code aus derselben E-Mail.',
    otherAddress: 'Andere Adresse nehmen',
  },
  code: {
    text: 'Wir schicken dir sechs Ziffern. Sie gelten 15 Minuten in diesem Browser.',
    send: 'Code schicken',
    enter: 'Gib deinen Code ein',
    sentTo: (address) => ['Wir haben ihn an ', address, ' geschickt.'],
    signingIn: 'Anmeldung läuft ...',
    done: 'Du bist drin',
    leaving: 'Angemeldet. Es geht zu deinem Profil ...',
  },
  link: {
    looking: 'Dein Link wird geprüft ...',
    arrived: 'Willkommen',
    press: 'Dein Link ist gut. Ein Klick, und du bist angemeldet.',
    needsCode: 'Ein Schluck noch',
    otherBrowser:
      'Dies ist nicht der Browser, der den Link angefordert hat. Gib den sechsstelligen Code aus derselben E-Mail ein.',
    fromInvitation: 'Gib den sechsstelligen Code aus deiner Einladung ein, und du bist dabei.',
    join: 'Mitmachen',
    otherPerson: 'Dieser Link meldet jemand anderen an: die Person, der er geschickt wurde.',
    newLink: 'Neuen Link anfordern',
    unchecked: {
      title: 'Dein Link kann gerade nicht geprüft werden',
      text: 'Der Server antwortet nicht. Dein Link bleibt gültig.',
    },
  },
  arriving: {
    title: 'Anmeldung läuft ...',
    text: 'Einen Moment, der Kaffee läuft durch.',
    done: 'Du bist angemeldet',
    toProfile: 'Es geht zu deinem Profil.',
    elsewhere: 'Es geht weiter.',
  },
  test: {
    text: (example) =>
      example === undefined
        ? 'Zum Ausprobieren: Gib eine Adresse der Beispielfirma ein und sieh dich um.'
        : `Zum Ausprobieren: Gib eine Adresse der Beispielfirma ein, etwa ${example}, und sieh dich um.`,
    noPeople:
      'Hier gibt es keine Beispielfirma. Zum Ausprobieren gib eine Adresse von der Freigabeliste ein.',
    off: 'Der Testzugang ist ausgeschaltet. Bitte nimm einen Link.',
    enter: 'Zum Profil',
    entering: 'Wird geöffnet ...',
    failed: 'Die Anmeldung ist fehlgeschlagen',
    signInAs: 'Oder melde dich an als',
    person: (name, state) => `${name}, ${state}`,
    states: {
      active: 'macht mit',
      paused: 'macht Pause',
      'left-out': 'hat letzten Monat ausgesetzt',
      'on-leave': 'ist abwesend',
      'not-set-up': 'ohne Profil',
      'opted-out': 'ist ausgestiegen',
    },
  },
  admin: {
    text: 'Für Menschen, die die Kaffeerunden betreuen.',
    asEmployee: 'Anmelden, um mitzumachen',
    dashboard: 'Zur Verwaltung',
    address: 'E-Mail',
    password: 'Passwort',
    signIn: 'In der Verwaltung anmelden',
    signingIn: 'Anmeldung läuft ...',
    failed: 'Die Anmeldung ist fehlgeschlagen. Bitte prüfe Adresse und Passwort.',
    byPasskey: 'Mit einem Passkey anmelden',
    waiting: 'Dein Passkey ist dran ...',
  },
  passkey: {
    notChecked: 'Der Passkey konnte nicht geprüft werden. Bitte versuch es noch einmal.',
    notUsed:
      'Es wurde kein Passkey benutzt: Du hast abgebrochen, oder es hat zu lange gedauert. Bitte versuch es noch einmal.',
    known: 'Dieses Gerät hat schon einen Passkey für dich.',
    wrongPlace: 'Passkeys funktionieren nur unter der Adresse, die für Cup of Joe eingestellt ist.',
    notHere: 'Dieser Browser kann hier keinen Passkey benutzen. Bitte nimm einen anderen Weg.',
  },
  replies: {
    hello: (name) => `Hallo ${name}.`,
    dead: {
      title: 'Dieser Link ist kalt geworden',
      text: 'Er ist unvollständig oder gilt nicht mehr. Melde dich an, dann geht dasselbe auf deiner Seite.',
      refused: 'Diesmal nicht',
    },
    met: {
      title: (name) => `Hast du ${name} getroffen?`,
      titleUnnamed: 'Habt ihr euch getroffen?',
      onePress: 'Ein Klick genügt.',
      onePressFor: (month) => `Ein Klick genügt für ${month}.`,
      failed: 'Deine Antwort konnte nicht gespeichert werden',
      thanks: 'Danke',
      already: 'Du hast schon geantwortet',
      about: (name) => `Zu deinem Kaffee mit ${name}:`,
      aboutUnnamed: 'Zu deinem Kaffee:',
    },
    another: {
      title: 'Jemand anderes für dich?',
      ask: 'Sucht mir jemand anderen',
      failed: 'Deine Bitte konnte nicht gespeichert werden',
      over: 'Dein Kaffee in diesem Monat',
      overOfRound: 'Dein Kaffee',
      notLooked: 'Wir suchen niemanden: Dein Treffen bleibt, oder du hast schon ein neues.',
    },
    plan: {
      title: (names) => `Kaffee mit ${names}`,
      moves: (slot, isOfMore) =>
        `Bisher: ${slot}. Ein Klick verschiebt den Termin, und ihr bekommt ${isOfMore ? 'alle' : 'beide'} eine neue Einladung per E-Mail.`,
      cancelled: (isOfMore) =>
        `Abgesagt. Ihr erfahrt es ${isOfMore ? 'alle' : 'beide'} per E-Mail. Du kannst einen anderen Termin wählen.`,
      failed: 'Das hat nicht geklappt. Bitte versuch es noch einmal.',
      keep: 'Alles so lassen',
      isBooked: (names) => `Dein Kaffee mit ${names} steht.`,
      gone: {
        past: (time) => `${time} ist schon vorbei.`,
        unsuitable: (time) => `${time} passt nicht mehr allen von euch.`,
      },
    },
    leave: {
      title: 'Machst du Pause?',
      titleFor: (name) => `Machst du Pause, ${name}?`,
      text: 'Such aus, was dir passt. Nichts geschieht, bevor du auf den Knopf drückst.',
      legend: 'Von jetzt an',
      choices: {
        skip: {
          label: 'Die nächste Runde aussetzen',
          hint: 'Danach bist du von selbst wieder dabei.',
        },
        pause_1: { label: '1 Monat Pause', hint: 'Du bist danach von selbst wieder dabei.' },
        pause_3: { label: '3 Monate Pause', hint: 'Du bist danach von selbst wieder dabei.' },
        opt_out: {
          label: 'Aussteigen',
          hint: 'Keine Treffen und keine Newsletter, bis du wieder einsteigst.',
        },
      },
      save: 'Speichern',
      saving: 'Wird gespeichert ...',
      failed: 'Deine Wahl konnte nicht gespeichert werden. Bitte versuch es noch einmal.',
      done: 'Deine Wahl ist gespeichert',
      out: {
        title: 'Du bist ausgestiegen',
        text: 'Keine Treffen und keine Newsletter, bis du auf deiner Seite wieder einsteigst.',
      },
      invited: {
        title: 'Nichts für dich?',
        text: 'Ein Klick, und wir fragen nicht mehr.',
        decline: 'Nicht mehr fragen',
        join: 'Lieber mitmachen',
      },
      asked: {
        title: 'Bist du diesmal dabei?',
        text: 'Ein Klick, und wir finden jemanden für dich.',
        in: 'Ich bin dabei',
        isIn: {
          title: 'Du bist dabei',
          text: 'Bis zur Auslosung kannst du es zurücknehmen.',
          takeBack: 'Zurücknehmen',
        },
        over: {
          title: 'Gerade keine Frage offen',
          text: 'Diese Runde ist schon ausgelost. Vor der nächsten fragen wir dich wieder.',
        },
      },
      staying: {
        title: 'Noch Lust auf einen Kaffee?',
        text: 'Mit einem Klick bleibst du dabei.',
        stay: 'Ja, ich bleibe dabei',
        notNow: 'Jetzt gerade nicht',
      },
    },
  },
  inquiry: {
    title: 'Kaffee für deine Firma',
    text: 'Sag uns, wie viele Menschen ihr einander vorstellen wollt. Wir antworten per E-Mail.',
    company: 'Name der Firma',
    noCompany: 'Bitte gib den Namen der Firma ein',
    address: 'E-Mail-Adresse',
    users: 'Wie viele werden mitmachen?',
    noUsers: 'Bitte wähle, wie viele ihr erwartet',
    chooseUsers: 'Bitte wählen',
    more: 'Was sollten wir noch wissen?',
    send: 'Anfrage schicken',
    sending: 'Wird geschickt ...',
    incomplete: 'Da fehlt noch etwas',
    invalidAddress: 'Diese Adresse stimmt nicht',
    failed: 'Das hat nicht geklappt',
    tryAgain: 'Deine Anfrage konnte nicht geschickt werden. Bitte versuch es noch einmal.',
    sent: {
      notice: 'Anfrage geschickt',
      title: 'Danke für deine Anfrage',
      text: (address) => ['Wir schreiben dir an ', address, '. Sieh dich bis dahin gern um.'],
      demo: 'Die Demo ansehen',
      again: 'Noch eine schicken',
    },
  },
}
