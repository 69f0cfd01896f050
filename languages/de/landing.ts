import type { Words } from '../words'

export const landing: Words['landing'] = {
  places: {
    home: 'Start',
    howItWorks: 'So geht es',
    whyChooseUs: 'Was es bringt',
    features: 'Was alles dabei ist',
  },
  actions: {
    demo: 'Demo',
    admin: 'Verwaltung',
    signIn: 'Anmelden',
  },
  hero: {
    above: 'Einmal im Monat Kaffee bei der Arbeit',
    title: 'Guter Kaffee. Neue\u00a0Gesichter.',
    text: 'Jeden Monat stellt dir Cup of Joe jemanden aus der Firma vor, dem du sonst nicht begegnet wärst. Fünfundzwanzig Minuten, zwei Tassen, keine Tagesordnung.',
    openHub: 'Zu deiner Kaffeerunde',
    signIn: 'Anmelden oder mitmachen',
    demo: 'Die Demo ansehen',
    noPassword: 'Kein Passwort. Ein Link an deine Arbeitsadresse genügt.',
  },
  note: {
    above: 'Dein Treffen in diesem Monat',
    pair: 'Priya aus dem Design, das ist Jonas aus den Finanzen.',
    why: 'Ihr wolltet beide jemanden aus einer anderen Abteilung. Ihr habt euch noch nie getroffen.',
    toBegin: 'Zum Anfangen:',
    question: 'Was wolltest du mit neun Jahren werden?',
  },
  steps: {
    signUp: {
      title: 'Mitmachen',
      text: 'Melde dich mit deiner bestätigten Arbeitsadresse an. Sag, wer du bist, in welcher Abteilung du arbeitest und wen du treffen möchtest.',
    },
    getMatched: {
      title: 'Jemanden treffen',
      text: 'Einmal im Monat wirst du zufällig mit jemandem zusammengebracht, nach deinem Wunsch und in drei Monaten nie zweimal mit derselben Person.',
    },
    connect: {
      title: 'Kennenlernen',
      text: 'Ein Newsletter bringt dir das Profil deines Gegenübers und eine Idee für den Anfang. Den Rest macht ihr beide.',
    },
  },
  why: {
    lead: 'Wer zusammen Kaffee getrunken hat, fragt einander leichter um Hilfe.',
    figures: {
      engagement: {
        figure: '+32 %',
        title: 'Mehr Engagement',
        text: 'Wer Menschen in anderen Teams kennt, bringt sich mehr ein.',
      },
      quitting: {
        figure: '−71 %',
        title: 'Weniger Kündigungen',
        text: 'Ein freundliches Gesicht in einer anderen Abteilung ist ein Grund zu bleiben.',
      },
      burnout: {
        figure: '−40 %',
        title: 'Weniger Erschöpfung',
        text: 'Eine Pause, die wirklich eine ist: keine Folien, kein Protokoll, keine Aufgaben danach.',
      },
    },
  },
  features: {
    title: 'Was auf der Karte steht',
    list: {
      signIn: {
        name: 'Sicher anmelden',
        tag: 'ohne Passwort',
        text: 'Ein Link oder ein sechsstelliger Code per E-Mail, nur für Menschen aus deiner Firma.',
      },
      matching: {
        name: 'Klug ausgelost',
        tag: 'nachweislich fair',
        text: 'Wünsche werden beachtet, niemand trifft in drei Monaten zweimal dieselbe Person, und niemand muss immer wieder aussetzen.',
      },
      pairings: {
        name: 'Jeden Monat neu',
        tag: 'zu zweit',
        text: 'Ein neues Gesicht im Monat: oft genug, um sich darauf zu freuen, selten genug, um Zeit dafür zu haben.',
      },
      mails: {
        name: 'Per E-Mail',
        tag: 'in euren Farben',
        text: 'Ein Newsletter, den man gern öffnet: mit dem Treffen, einer Stimmung, einem Zitat und etwas zum Knobeln.',
      },
      figures: {
        name: 'Zahlen im Überblick',
        tag: 'immer aktuell',
        text: 'Wer mitmacht, wer sich getroffen hat und wie die Abteilungen zusammenwachsen.',
      },
      controls: {
        name: 'Verwaltung',
        tag: 'an einem Ort',
        text: 'Abteilungen, Personen, Newsletter und der Zustand der Plattform: Dafür reicht eine Person.',
      },
    },
  },
  getStarted: {
    title: 'Die nächste Tasse geht auf uns',
    member: 'Sieh nach, mit wem, oder frag, wie es in einer anderen Firma aussehen würde.',
    visitor: 'In zwei Minuten bist du dabei. Oder frag, wie es in deiner Firma aussehen würde.',
    start: 'Jetzt mitmachen',
    inquiry: 'Anfrage für Firmen',
    test: 'Schneller Testzugang',
    questions: 'Fragen?',
    writeTo: (address) => ['Schreib an ', address],
    write: 'Schreib uns.',
  },
  footer: { label: 'Fußzeile', help: 'Hilfe', contact: 'Kontakt' },
}
