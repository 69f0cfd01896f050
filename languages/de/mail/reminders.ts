import type { MailWords } from '../../words'

const oneClick = 'Ein Klick sagt uns: Ihr habt euch getroffen, oder ihr habt euch verpasst.'

export const reminders: MailWords['reminders'] = {
  ask: {
    subject: (date) => `Bist du am ${date} dabei?`,
    title: 'Bist du diesmal dabei?',
    question: (date) => ['Die nächste Runde ist am ', date, '. Sollen wir jemanden für dich finden?'],
    in: 'Ich bin dabei',
    takeBack: 'Zurücknehmen',
    otherwise: 'Ohne Antwort setzt du diesmal aus. Bis zur Auslosung kannst du es dir anders überlegen.',
  },
  headsUp: {
    subject: (date) => `Kaffeerunde am ${date}: Du bist dabei`,
    title: 'Die nächste Kaffeerunde kommt',
    preheader: (date) => `Am ${date}. Du brauchst nichts zu tun.`,
    youAreIn: (date) => ['Am ', date, ' bringen wir Menschen auf einen Kaffee zusammen, und du bist dabei.'],
    nothingToDo: 'Du brauchst nichts zu tun.',
    notThisTime: 'Wen du triffst, schreiben wir dir. Diesmal nicht?',
    skip: 'Diesmal aussetzen',
    pause: 'Länger pausieren',
    backAfter: 'Wenn du diese Runde aussetzt, bist du in der nächsten wieder dabei.',
  },
  noRound: {
    subject: 'Diesmal kein Kaffee',
    text: 'Wir hatten geschrieben, dass du in dieser Kaffeerunde dabei bist. Aber wir haben niemanden für dich gefunden, deshalb gibt es diesmal keinen Kaffee.',
    next: 'Du brauchst nichts zu tun: In der nächsten Runde bist du dabei.',
  },
  silence: {
    subject: 'Noch Lust auf Kaffee?',
    preheader: 'Mit einem Klick bleibst du dabei.',
    text: 'Wir haben eine Weile nichts von dir gehört, und niemand soll vergeblich auf dich warten.',
    stay: 'Ja, ich bleibe dabei',
    otherwise:
      'Wenn du nichts tust, gehen die nächsten Runden ohne dich weiter, damit niemand vergeblich wartet. Sobald du auf den Knopf drückst oder dich anmeldest, bist du wieder dabei.',
  },
  didYouMeet: {
    subject: 'Habt ihr euch zum Kaffee getroffen?',
    preheader: oneClick,
    paired: (who) => ['Vor Kurzem haben wir dich mit ', who, ' zusammengebracht.'],
    two: 'Hattet ihr beide euren Kaffee?',
    more: 'Hattet ihr alle euren Kaffee?',
    noTimeYet: (address) => [
      'Noch kein Termin? Auch ein kurzes Hallo heute zählt noch. Das ist die einzige Erinnerung an dieses Treffen. Die Adresse: ',
      address,
    ],
  },
  stranded: {
    subject: 'Dein Gegenüber kann nicht kommen',
    preheader: 'Was passiert ist, und was du tun kannst.',
    tooLateUntil: (date) => `Für ein anderes Treffen ist es jetzt zu spät. Die nächste Runde ist am ${date}.`,
    tooLate: 'Für ein anderes Treffen ist es jetzt zu spät. Die nächste Runde bringt eines.',
  },
  rescue: {
    subject: (newsletter) => `Ein neues Treffen für dich: ${newsletter}`,
    grown: (newsletter) => `Euer Tisch ist größer geworden: ${newsletter}`,
  },
  join: {
    subject: 'Kaffee mit jemandem aus der Firma?',
    subjectAgain: 'Zur Erinnerung: Kaffee mit jemandem aus der Firma?',
    title: (company) => `Kaffee mit jemandem von ${company}`,
    preheader: 'Einmal im Monat, mit jemandem, den du vielleicht noch nie getroffen hast.',
    because: (company) =>
      `Du bekommst diese E-Mail, weil du zu den Kaffeerunden von ${company} eingeladen bist.`,
    leave: 'Frag mich nicht mehr',
    invited: (who) => `${who} lädt dich ein, mitzumachen.`,
    invitedAgain: (who) =>
      `${who} hat dich vor einer Weile eingeladen und würde sich immer noch freuen, wenn du mitmachst.`,
    text: (minutes) =>
      `Einmal im Monat treffen sich zwei aus der Firma auf einen Kaffee, oft zum ersten Mal. Wir finden jemanden für dich und schreiben euch beiden; der Rest ist ein Kaffee von ${minutes} Minuten.`,
    button: 'Mitmachen',
    how: 'Es dauert zwei Minuten: Öffne die Seite, gib diesen Code ein und sag, wen du treffen möchtest.',
    once: 'Link und Code funktionieren einmal und 14 Tage lang. Gib den Code niemandem weiter.',
  },
  tomorrow: {
    subject: 'Morgen ist Kaffee',
    personal: (coffee) => `Morgen: ${coffee}`,
  },
  asked: {
    two: 'Habt ihr euch getroffen?',
    more: 'Habt ihr euch alle getroffen?',
    personal: (question, coffee) => `${question} ${coffee}`,
    preheader: oneClick,
    planned: (who, when) => ['Du wolltest mit ', who, ' am ', when, ' Kaffee trinken.'],
    once: 'Ein Klick, und wir fragen nicht noch einmal. Deine Antwort sorgt dafür, dass du nächsten Monat jemand Neues triffst.',
  },
  declined: {
    subject: 'Dein Kaffee braucht einen anderen Termin',
    preheader: 'Wie wäre es mit einem anderen Termin?',
    byOwn: (who, when) => [
      `Dein Kalender hat deinen Kaffee mit ${who} am `,
      when,
      ' abgelehnt, also ist er abgesagt.',
    ],
    byOther: (who, when) => [`${who} kann am `, when, ' nicht, also ist euer Kaffee abgesagt.'],
  },
  organiser: {
    subject: 'Dein Kaffee braucht einen Termin',
    personal: (who) => `Dein Kaffee mit ${who} braucht einen Termin`,
    preheader: 'In diesem Monat schlägst du ihn vor. Ein Klick bucht ihn.',
    notBooked: (who) => [
      'Du und ',
      who,
      ' habt euren Kaffee noch nicht gebucht. In diesem Monat schlägst du den Termin vor.',
    ],
    onlyReminder: 'Das ist die einzige Erinnerung.',
  },
}
