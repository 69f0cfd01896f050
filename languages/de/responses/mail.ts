import type { Responses } from '../../words'

export const mail: Responses['mail'] = {
  purgedMail:
    'Dieser Newsletter wurde verschickt und automatisch archiviert. Von verschickten Newslettern gibt es keine Vorschau, denn ihre E-Mails werden gelöscht, um das System sauber zu halten.',
  notSent: 'Dieser Newsletter wurde nicht verschickt.',
  noNewsletter: 'Der Newsletter wurde nicht gefunden',
  noUser: 'Die Person wurde nicht gefunden',
  nothingSentThen: 'In diesem Monat wurde kein Newsletter verschickt.',
  beingSent:
    'Dieser Newsletter wird gerade verschickt. Warte, bis er verschickt ist, oder brich den Versand ab.',
  runningMonth:
    'Dieses Protokoll ist vom laufenden Monat. Bereinigen lässt es sich im nächsten Monat, wenn es archiviert ist.',
  purgedAlready: 'Dieses Protokoll ist schon bereinigt.',
  purged: (title) => `Der persönliche Inhalt von „${title}“ ist gelöscht.`,
  notSigned: (by) => `Diese Anfrage ist nicht von ${by} signiert, oder die Signatur ist zu alt.`,
  notEvents: 'Der Inhalt ist keine Liste von Ereignissen.',
  noMail: 'Diese E-Mail gibt es im Postausgang nicht.',
}
