import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { plural } = formatsOf('de')

export const reach: Responses['reach'] = {
  notSent: 'Noch weiß niemand Bescheid: Der Newsletter dieser Runde ist noch nicht verschickt.',
  notMailed: 'Alle sehen ihr Treffen schon auf ihrer Seite. Eine E-Mail hat noch niemand bekommen.',
  again: (people) =>
    plural(people, {
      one: '# Person bekommt die E-Mail noch einmal.',
      other: '# Personen bekommen die E-Mail noch einmal.',
    }),
  nobody:
    'Hier lässt sich niemand noch einmal anschreiben: Alle wurden erreicht, sind gegangen oder haben ein anderes Treffen.',
  tellThem: 'Sag es ihnen selbst: Diese E-Mail stimmt für sie nicht mehr.',
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
      reason: 'Der Mailserver war bei jedem Versuch überlastet.',
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
      reason: 'Der Mailserver hat die E-Mail wegen ihres Inhalts oder ihrer Größe abgelehnt.',
      next: 'Frag die Zuständigen dieses Mailservers nach dem Grund und versuch es noch einmal.',
    },
    unmade: {
      reason: 'Die E-Mail konnte nicht erstellt werden.',
      next: 'Sieh unter „Zustand des Systems“ nach und versuch es dann noch einmal.',
    },
    turnedOff: {
      reason: 'Das Konto wurde abgeschaltet, bevor die E-Mail hinausging.',
      next: 'Es ist nichts zu tun.',
    },
    barred: {
      reason: 'Nicht mehr auf der Freigabeliste, als die E-Mail hinausgehen sollte.',
      next: 'Es ist nichts zu tun.',
    },
    optedOut: { reason: 'Ausgestiegen, bevor die E-Mail hinausging.', next: 'Es ist nichts zu tun.' },
    paused: { reason: 'In Pause, bevor die E-Mail hinausging.', next: 'Es ist nichts zu tun.' },
    steppedOut: {
      reason: 'Das Treffen abgesagt, bevor die E-Mail hinausging.',
      next: 'Es ist nichts zu tun.',
    },
    away: { reason: 'Nicht mehr dabei, als die E-Mail hinausgehen sollte.', next: 'Es ist nichts zu tun.' },
    joined: {
      reason: 'Die Person war schon dabei, bevor die E-Mail hinausging.',
      next: 'Es ist nichts zu tun.',
    },
    tooLate: {
      reason: 'Der Termin war vorbei, bevor die E-Mail hinausging.',
      next: 'Es ist nichts zu tun.',
    },
    chatNobody: {
      reason: (chat: string) => `${chat} kennt niemanden mit dieser Adresse.`,
      next: 'Versuch es noch einmal: Es geht dann per E-Mail.',
    },
    chatRefused: {
      reason: (chat: string) => `${chat} hat die Nachricht nicht angenommen.`,
      next: 'Versuch es noch einmal: Es geht dann per E-Mail.',
    },
    missed: {
      reason: 'Abwesend, als der Newsletter hinausging.',
      next: 'Sag es ihnen selbst; auf ihrer Seite steht es auch.',
    },
    cancelled: { reason: 'Der Versand wurde vorher abgebrochen.', next: 'Versuch es noch einmal.' },
    broken: { reason: 'Die Verbindung zum Mailserver ist abgebrochen.', next: 'Versuch es noch einmal.' },
  },
}
