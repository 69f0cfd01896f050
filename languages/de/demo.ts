import type { Words } from '../words'

export const demo: Words['demo'] = {
  title: 'Ein Monat mit Cup of Joe',
  description: 'Alle Menschen auf dieser Seite sind ausgedacht. Der Kaffee ist echt.',
  start: 'Jetzt mitmachen',
  tabs: {
    profile: 'Dein Profil',
    'sign-in': 'Einfach anmelden',
    matching: 'Klug ausgelost',
    newsletter: 'Der Newsletter',
  },
  admin: {
    title: 'Und hinter der Theke?',
    text: 'Derselbe Monat, wie ihn die Verwaltung sieht, mit einer ausgedachten Firma zum Ausprobieren.',
    open: 'Zur Demo der Verwaltung',
  },
  profile: {
    title: 'Zwei Minuten über dich',
    text: {
      what: 'Ein Bild, wenn du magst, deine Abteilung, wen du treffen möchtest, und ein Satz über dich.',
      pause:
        'Fährst du in den Urlaub? Mach einen Monat Pause oder drei. Die Tasse zeigt, wie es steht, und du bist danach von selbst wieder dabei.',
    },
    department: 'Design',
    preference: 'Wen ich treffen möchte',
    ownPreference: 'NUR Menschen aus anderen Abteilungen',
    bio: 'Über mich',
    ownBio:
      'Ich mache aus langen Formularen kurze. Ohne Bildschirm: Kletterhallen, schlechte Wortspiele, das Dal meiner Großmutter.',
    active: 'Dabei',
    next: 'Du bist bei der nächsten Monatsrunde dabei.',
  },
  signIn: {
    title: 'Nie wieder ein Passwort',
    text: {
      ways: 'Ein Link an deine Arbeitsadresse meldet dich an, an jedem anderen Gerät ein sechsstelliger Code.',
      nothing: 'Nichts zu merken, nichts zurückzusetzen, nichts zu stehlen.',
    },
    steps: {
      address: {
        title: 'Gib deine Arbeitsadresse ein',
        text: 'priya@example.com',
        note: 'Hinein kommen nur Adressen deiner Firma.',
      },
      mail: {
        title: 'Öffne die E-Mail',
        text: 'Dein Link für Cup of Joe',
        note: 'Gilt 24 Stunden und funktioniert einmal.',
      },
      button: {
        title: 'Drück einen Knopf',
        text: 'Willkommen, Priya',
        note: 'An einem anderen Gerät geht es mit dem sechsstelligen Code: 408 213.',
      },
    },
  },
  matching: {
    title: 'Zufall mit Manieren',
    text: 'Einmal im Monat treffen alle jemanden aus der Firma. Regeln gibt es wenige:',
    rules: {
      noRepeat: 'in 3 Monaten niemand zweimal',
      active: 'nur wer mitmacht, wird zusammengebracht',
      across: 'am liebsten über Abteilungen hinweg',
    },
    pairs: {
      priya: {
        from: 'Design und Finanzen',
        why: 'Beide wollten jemanden aus einer anderen Abteilung. Sie haben sich noch nie getroffen.',
      },
      lena: {
        from: 'Vertrieb und Technik',
        why: 'Beiden ist jede Abteilung recht, also geht es über Abteilungen hinweg.',
      },
      mei: {
        from: 'Recht',
        why: 'Mei wollte jemanden aus der eigenen Abteilung. Ihr letztes Treffen ist acht Monate her.',
      },
    },
  },
  newsletter: {
    title: 'Eine E-Mail, die man gern öffnet',
    text: {
      one: 'Wenn die Runde des Monats steht, bekommen alle eine E-Mail: wen sie treffen, und eine Idee für den Anfang.',
      company:
        'Dazu die Worte deiner Firma: eine Stimmung, ein Zitat, etwas zum Knobeln für die Kaffeeküche.',
    },
    from: (label, name) => [label('Von '), name],
    to: (label, address) => [label('An '), address],
    subject: 'Priya, das ist Jonas aus den Finanzen',
    match: 'Dein Treffen in diesem Monat',
    department: 'Finanzen',
    bio: 'Werktags Tabellen, am Wochenende Segelboote. Frag mich, wie man eine Bilanz in vier Minuten liest.',
    toBegin: 'Zum Anfangen',
    starter: 'Was wolltest du mit neun Jahren werden?',
    tips: {
      title: 'Drei Tipps',
      casual: 'Bleibt locker: 25 Minuten sind genug.',
      curious: 'Seid neugierig.',
      beyond: 'Sprecht über mehr als die Arbeit.',
    },
  },
}
