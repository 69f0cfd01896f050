import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { plural } = formatsOf('de')

export const reach: Responses['reach'] = {
  notSent: 'Noch weiß niemand Bescheid: Der Newsletter dieser Runde ist nicht verschickt.',
  notMailed:
    'Diese Runde ist ohne Newsletter sichtbar: Alle finden ihr Treffen auf ihrer Seite, per E-Mail weiß niemand davon.',
  again: (people) =>
    plural(people, {
      one: '# Person bekommt die E-Mail noch einmal.',
      other: '# Menschen bekommen die E-Mail noch einmal.',
    }),
  nobody:
    'Hier kann niemand noch einmal angeschrieben werden: Wer erreicht wurde, bleibt in Ruhe, ebenso, wer gegangen ist oder jetzt ein anderes Treffen hat.',
  tellThem: 'Sag es ihnen selbst: Diese E-Mail würde für sie nicht mehr stimmen.',
  troubles: {
    full: {
      reason: 'Das Postfach ist voll.',
      next: 'Bitte sie, Platz zu schaffen, und versuch es dann noch einmal.',
    },
    unknownAddress: {
      reason: 'Der Mailserver kennt diese Adresse nicht.',
      next: 'Berichtige die Adresse und versuch es noch einmal: Die E-Mail geht dann an die neue.',
    },
    suppressed: {
      reason: 'Der Maildienst stellt an diese Adresse nichts mehr zu.',
      next: 'Nimm sie von der Sperrliste des Dienstes und versuch es noch einmal.',
    },
    refused: {
      reason: 'Der Mailserver hat die E-Mail abgelehnt.',
      next: 'Frag die Zuständigen dieses Mailservers nach dem Grund und versuch es noch einmal.',
    },
    busy: {
      reason: 'Der Mailserver war bis zum letzten Versuch beschäftigt.',
      next: 'Versuch es noch einmal.',
    },
    sender: {
      reason: 'Der Mailserver nimmt euren Absender nicht an.',
      next: 'Bring den Absender in Ordnung („Zustand des Systems“) oder bitte die Zuständigen dieses Mailservers, ihn zuzulassen, und versuch es noch einmal.',
    },
    closed: {
      reason: 'Der Mailserver nimmt für diese Adresse keine E-Mails an.',
      next: 'Frag nach der richtigen Adresse, berichtige sie und versuch es noch einmal.',
    },
    route: {
      reason: 'Die E-Mail kam nicht bis zum Mailserver dieser Adresse.',
      next: 'Bitte die Zuständigen eures Mailservers, den Weg zu prüfen, und versuch es noch einmal.',
    },
    content: {
      reason:
        'Der Mailserver nimmt eine solche E-Mail nicht an: Inhalt oder Größe verstoßen gegen seine Regeln.',
      next: 'Frag die Zuständigen dieses Mailservers nach dem Grund und versuch es noch einmal.',
    },
    unmade: {
      reason: 'Die E-Mail konnte nicht erstellt werden.',
      next: 'Sieh unter „Zustand des Systems“ nach und versuch es noch einmal, wenn es behoben ist.',
    },
    turnedOff: {
      reason: 'Das Konto wurde abgeschaltet, bevor die E-Mail hinausging.',
      next: 'Es ist nichts zu tun.',
    },
    barred: {
      reason: 'Die Adresse stand nicht mehr auf der Freigabeliste, als die E-Mail hinausgehen sollte.',
      next: 'Es ist nichts zu tun.',
    },
    optedOut: { reason: 'Abgemeldet, bevor die E-Mail hinausging.', next: 'Es ist nichts zu tun.' },
    paused: { reason: 'In der Pause, bevor die E-Mail hinausging.', next: 'Es ist nichts zu tun.' },
    steppedOut: {
      reason: 'Aus dem Treffen ausgestiegen, bevor die E-Mail hinausging.',
      next: 'Es ist nichts zu tun.',
    },
    away: { reason: 'Nicht mehr dabei, als die E-Mail hinausgehen sollte.', next: 'Es ist nichts zu tun.' },
    tooLate: {
      reason: 'Der Kaffee, um den es ging, war vorbei, als die E-Mail hinausgehen sollte.',
      next: 'Es ist nichts zu tun.',
    },
    chatNobody: {
      reason: (chat: string) => `${chat} kennt niemanden mit dieser Adresse.`,
      next: 'Versuche es noch einmal: Es geht dann per E-Mail.',
    },
    chatRefused: {
      reason: (chat: string) => `${chat} hat die Nachricht nicht angenommen.`,
      next: 'Versuche es noch einmal: Es geht dann per E-Mail.',
    },
    missed: {
      reason: 'Beim Versand des Newsletters nicht dabei.',
      next: 'Sag es ihnen selbst; auf ihrer Seite steht es auch.',
    },
    cancelled: { reason: 'Der Versand wurde vorher abgebrochen.', next: 'Versuch es noch einmal.' },
    broken: { reason: 'Die Verbindung zum Mailserver ist abgebrochen.', next: 'Versuch es noch einmal.' },
  },
}
