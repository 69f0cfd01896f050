import type { MailWords } from '../../words'

const ignore =
  'Falls das nicht von dir kommt, hat sich jemand bei der Adresse vertippt. Du kannst diese E-Mail ignorieren: Es passiert nichts.'

export const accounts: MailWords['accounts'] = {
  link: {
    subject: 'Dein Link zum Anmelden bei Cup of Joe',
    title: 'Dein Link zum Anmelden',
    preheader: '24 Stunden gültig, und nur einmal.',
    open: 'Öffne diesen Link in dem Browser, in dem du ihn angefordert hast, und drück dort auf „Anmelden“:',
    button: 'Bei Cup of Joe anmelden',
    elsewhere: 'In einem anderen Browser oder auf dem Telefon fragt die Seite auch nach diesem Code:',
    once: 'Der Link funktioniert einmal und 24 Stunden lang, ebenso die beiden davor. Gib den Code niemandem weiter.',
    ignore,
  },
  code: {
    preheader: 'Sechs Ziffern, 15 Minuten gültig.',
    once: 'Der Code funktioniert einmal und 15 Minuten lang. Gib ihn niemandem weiter.',
    for: {
      code: {
        title: 'Dein Code zum Anmelden',
        intro: 'Gib ihn in dem Browser ein, in dem du ihn angefordert hast:',
        subject: 'Dein Code für Cup of Joe',
        ignore,
      },
      validation: {
        title: 'Bestätige deine Adresse',
        intro: 'Gib diesen Code ein, um deine Adresse zu bestätigen:',
        subject: 'Bestätige deine Adresse für Cup of Joe',
        ignore,
      },
      deletion: {
        title: 'Dein Konto löschen',
        intro:
          'Gib diesen Code ein, um dein Konto und alles, was über dich gespeichert ist, endgültig zu löschen:',
        subject: 'Dein Konto bei Cup of Joe löschen',
        ignore:
          'Falls das nicht von dir kommt, ist jemand anderes in deinem Konto angemeldet. Ohne den Code wird nichts gelöscht: Behalte ihn für dich und melde dich in deinem Profil überall sonst ab.',
      },
    },
  },
  deleted: {
    subject: 'Dein Konto bei Cup of Joe ist gelöscht',
    title: 'Dein Konto ist gelöscht',
    preheader: 'Wir schreiben dir nicht mehr.',
    what: 'Dein Konto bei Cup of Joe ist gelöscht, mit deinem Profil, deinem Bild, deinen Anmeldungen und den E-Mails an dich. Bei den früheren Treffen der anderen stehst du jetzt ohne Namen.',
    last: 'Das ist die letzte E-Mail, die du von Cup of Joe bekommst. Ältere Sicherungen enthalten deine Daten noch, bis die Menschen, die Cup of Joe betreuen, sie löschen.',
    notYou: (contact) => `Falls du das nicht warst, schreib an ${contact}.`,
  },
  moved: {
    title: 'Deine Adresse bei Cup of Joe hat sich geändert',
    intro:
      'Dein Konto bei Cup of Joe hat eine andere Adresse. Du bist überall abgemeldet: Bitte melde dich mit der neuen Adresse an. Dein Verlauf und alles andere bleiben.',
    before: 'Bisher',
    now: 'Jetzt',
    wrong:
      'Stimmt das nicht, oder ist die neue Adresse nicht deine? Antworte auf diese E-Mail, dann erreichst du die Menschen, die Cup of Joe betreuen.',
  },
  manager: {
    subject: (group) => `Du betreust jetzt ${group} bei Cup of Joe`,
    title: (group) => `Du betreust jetzt ${group}`,
    intro: (group) =>
      `Jemand aus der Administration hat dir bei Cup of Joe die Gruppe ${group} anvertraut: Du kümmerst dich um ihre Leute, Runden, Newsletter und Zahlen.`,
    noPassword:
      'Du brauchst kein Passwort: Melde dich mit dieser Adresse an und öffne die Verwaltung. Sie zeigt nur deine Gruppen.',
  },
  openDashboard: 'Zur Verwaltung',
  inquiry: {
    subject: (company) => `Cup of Joe: Anfrage von ${company}`,
    title: 'Eine Firma fragt nach Cup of Joe',
    preheader: (company, people) => `${company}, ${people} Menschen`,
    footer:
      'Du bekommst diese E-Mail, weil Anfragen an diese Adresse gehen. Deine Antwort geht an die Firma.',
    company: 'Firma',
    contact: 'Kontakt',
    users: 'Erwartete Zahl',
    more: 'Weitere Angaben',
    none: 'keine',
    write: 'An die Firma schreiben',
  },
  notice: {
    wasYou: 'Wenn du das warst, brauchst du nichts zu tun.',
    what: 'Was',
    when: 'Wann',
    moment: (moment, zone) => `${moment} (${zone})`,
  },
  device: {
    subject: 'Ein neues Gerät hat sich bei Cup of Joe angemeldet',
    title: 'Ein neues Gerät hat sich angemeldet',
    intro:
      'Jemand hat sich mit deinem Zugang zur Verwaltung in einem Browser angemeldet, den du noch nie benutzt hast.',
    device: 'Gerät',
    how: 'Wie',
    ip: 'IP-Adresse',
    notYou:
      'Wenn nicht, melde dich unter „Dein Zugang“ überall sonst ab, ändere dein Passwort und sag denen Bescheid, die den Server betreiben.',
    unknown: 'Ein unbekannter Browser',
    browserOn: (browser, system) => `${browser} unter ${system}`,
    ways: {
      magic_link: 'Mit einem Link per E-Mail',
      code: 'Mit einem Code per E-Mail',
      validation: 'Mit dem Code, der die Adresse bestätigt',
      password: 'Mit Passwort',
      passkey: 'Mit Passkey',
      single_sign_on: 'Mit Single Sign-on',
      test_access: 'Mit dem Testzugang',
    },
  },
  secondFactor: {
    subject: 'Dein zweiter Faktor für Cup of Joe wurde geändert',
    title: 'Dein zweiter Faktor wurde geändert',
    intro: 'Der zweite Schritt deiner Anmeldung hat sich geändert.',
    notYou:
      'Wenn nicht, sag denen, die den Server betreiben, sofort Bescheid: „npm run admin -- reset-second-factor“ nimmt den zweiten Faktor von deinem Konto und meldet dich überall ab.',
    what: {
      passkeyAdded: (name) => `Der Passkey „${name}“ wurde hinzugefügt`,
      passkeyRemoved: (name) => `Der Passkey „${name}“ wurde entfernt`,
      appAdded: 'Eine Authenticator-App wurde eingerichtet',
      appRemoved: 'Die Authenticator-App wurde entfernt',
      newCodes: 'Neue Notfallcodes wurden erstellt. Die früheren gelten nicht mehr',
      codeUsed: 'Ein Notfallcode wurde benutzt',
      allRemoved: 'Alles davon wurde entfernt, vom Betrieb des Servers',
    },
  },
  wrongCodes: {
    subject: 'Viele falsche Codes bei Cup of Joe',
    title: 'Viele falsche Codes beim Anmelden',
    intro: (count) =>
      `Innerhalb von zehn Minuten wurden ${count} falsche Codes zum Anmelden eingegeben. Vielleicht versucht jemand, durch Raten in ein Konto zu kommen.`,
    limits:
      'Cup of Joe begrenzt das Raten, und niemand ist ausgesperrt. Links per E-Mail funktionieren, bekannte Browser werden nicht gebremst, und jeder andere Browser hat mindestens einen Versuch in der Minute.',
    whatToDo:
      'Wenn sich gerade Hunderte deiner Kolleginnen und Kollegen anmelden, können das Tippfehler sein. Wenn nicht, bitte die, die den Server betreiben, im Protokoll nach den Adressen zu sehen, von denen die abgelehnten Aufrufe kommen, und diese zu sperren.',
    onceADay: 'Diese E-Mail kommt höchstens einmal am Tag.',
  },
}
