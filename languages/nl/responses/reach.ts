import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { plural } = formatsOf('nl')

export const reach: Responses['reach'] = {
  notSent: 'Nog niemand weet het: de nieuwsbrief van deze ronde is niet verstuurd.',
  notMailed:
    'Deze ronde is te zien zonder nieuwsbrief: iedereen vindt de match op de eigen pagina, en niemand kreeg een mail.',
  again: (people) =>
    plural(people, { one: '# persoon krijgt de mail opnieuw.', other: '# mensen krijgen de mail opnieuw.' }),
  nobody:
    'Hier kan niemand opnieuw gemaild worden: wie bereikt is niet, en ook niet wie weg is of nu een andere match heeft.',
  tellThem: 'Vertel het zelf: deze mail zou niet meer kloppen.',
  troubles: {
    full: { reason: 'De mailbox is vol.', next: 'Vraag om ruimte te maken en probeer het opnieuw.' },
    unknownAddress: {
      reason: 'De mailserver kent dit adres niet.',
      next: 'Verbeter het adres en probeer het opnieuw: de mail gaat naar het nieuwe.',
    },
    suppressed: {
      reason: 'De maildienst bezorgt niets meer op dit adres.',
      next: 'Haal het van de blokkeerlijst van de dienst en probeer het opnieuw.',
    },
    refused: {
      reason: 'De mailserver weigerde de mail.',
      next: 'Vraag de beheerders van die mailserver naar de reden en probeer het opnieuw.',
    },
    busy: { reason: 'De mailserver was bezet tot de laatste poging.', next: 'Probeer het opnieuw.' },
    sender: {
      reason: 'De mailserver aanvaardt jullie afzender niet.',
      next: 'Herstel de afzender (“Toestand van het systeem”) of vraag de beheerders van die mailserver hem toe te laten, en probeer het opnieuw.',
    },
    closed: {
      reason: 'De mailserver neemt geen mail aan voor dit adres.',
      next: 'Vraag naar het juiste adres, verbeter het en probeer het opnieuw.',
    },
    route: {
      reason: 'De mail kwam niet aan bij de mailserver van dit adres.',
      next: 'Vraag de beheerders van jullie mailserver naar de route te kijken en probeer het opnieuw.',
    },
    content: {
      reason: 'De mailserver neemt zo’n mail niet aan: inhoud of grootte is tegen de regels.',
      next: 'Vraag de beheerders van die mailserver naar de reden en probeer het opnieuw.',
    },
    unmade: {
      reason: 'De mail kon niet gemaakt worden.',
      next: 'Kijk bij “Toestand van het systeem” en probeer het opnieuw als het verholpen is.',
    },
    turnedOff: {
      reason: 'Het account werd uitgezet voor de mail verstuurd was.',
      next: 'Er hoeft niets te gebeuren.',
    },
    barred: {
      reason: 'De toegangslijst liet dit adres niet meer toe toen de mail verstuurd zou worden.',
      next: 'Er hoeft niets te gebeuren.',
    },
    optedOut: { reason: 'Afgemeld voordat de mail verstuurd was.', next: 'Er hoeft niets te gebeuren.' },
    paused: { reason: 'Op pauze voordat de mail verstuurd was.', next: 'Er hoeft niets te gebeuren.' },
    steppedOut: {
      reason: 'Uit de match gestapt voordat de mail verstuurd was.',
      next: 'Er hoeft niets te gebeuren.',
    },
    away: {
      reason: 'Deed niet meer mee toen de mail verstuurd zou worden.',
      next: 'Er hoeft niets te gebeuren.',
    },
    tooLate: {
      reason: 'De koffie waar het over ging was voorbij toen de mail verstuurd zou worden.',
      next: 'Er hoeft niets te gebeuren.',
    },
    chatNobody: {
      reason: (chat: string) => `${chat} kent niemand met dit adres.`,
      next: 'Probeer het opnieuw: het gaat dan per e-mail.',
    },
    chatRefused: {
      reason: (chat: string) => `${chat} heeft het bericht niet aangenomen.`,
      next: 'Probeer het opnieuw: het gaat dan per e-mail.',
    },
    missed: {
      reason: 'Was er niet bij toen de nieuwsbrief verstuurd werd.',
      next: 'Vertel het zelf; het staat ook op hun pagina.',
    },
    cancelled: { reason: 'Het versturen werd eerder afgebroken.', next: 'Probeer het opnieuw.' },
    broken: { reason: 'De verbinding met de mailserver werd verbroken.', next: 'Probeer het opnieuw.' },
  },
}
