import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { plural } = formatsOf('nl')

export const reach: Responses['reach'] = {
  notSent: 'Nog niemand weet het: de nieuwsbrief van deze ronde is niet verstuurd.',
  notMailed: 'Mensen zien hun match op hun pagina. Nog niemand kreeg een mail.',
  again: (people) =>
    plural(people, { one: '# persoon krijgt de mail opnieuw.', other: '# mensen krijgen de mail opnieuw.' }),
  nobody:
    'Hier kan niemand opnieuw worden gemaild: ze zijn bereikt, zijn vertrokken of hebben een andere match.',
  tellThem: 'Vertel het ze zelf: voor hen klopt deze mail niet meer.',
  troubles: {
    full: { reason: 'De mailbox is vol.', next: 'Vraag ze om ruimte te maken, en probeer het opnieuw.' },
    unknownAddress: {
      reason: 'De mailserver kent dit adres niet.',
      next: 'Verbeter het adres en probeer het opnieuw: dan gaat de mail naar het nieuwe.',
    },
    suppressed: {
      reason: 'De maildienst bezorgt niets meer op dit adres.',
      next: 'Haal het van de blokkeerlijst van die dienst, en probeer het opnieuw.',
    },
    refused: {
      reason: 'De mailserver weigerde de mail.',
      next: 'Vraag de beheerder van die mailserver naar de reden, en probeer het opnieuw.',
    },
    busy: { reason: 'De mailserver was bij elke poging bezet.', next: 'Probeer het opnieuw.' },
    sender: {
      reason: 'De mailserver accepteert je afzender niet.',
      next: 'Verbeter de afzender (‘Toestand van het systeem’), of vraag de beheerder van die mailserver om hem toe te laten. Probeer het daarna opnieuw.',
    },
    closed: {
      reason: 'De mailserver neemt geen mail aan voor dit adres.',
      next: 'Vraag ze naar hun juiste adres, verbeter het en probeer het opnieuw.',
    },
    route: {
      reason: 'De mail kwam niet aan bij de mailserver van dit adres.',
      next: 'Vraag de beheerder van je mailserver om de route na te kijken, en probeer het opnieuw.',
    },
    content: {
      reason: 'De mailserver weigerde de mail om de inhoud of de grootte.',
      next: 'Vraag de beheerder van die mailserver naar de reden, en probeer het opnieuw.',
    },
    unmade: {
      reason: 'De mail kon niet worden gemaakt.',
      next: 'Kijk bij ‘Toestand van het systeem’, en probeer het opnieuw.',
    },
    turnedOff: {
      reason: 'Het account was uitgezet voordat de mail werd verstuurd.',
      next: 'Er hoeft niets te gebeuren.',
    },
    barred: {
      reason: 'Stond niet meer op de toegangslijst toen de mail werd verstuurd.',
      next: 'Er hoeft niets te gebeuren.',
    },
    optedOut: { reason: 'Gestopt voordat de mail werd verstuurd.', next: 'Er hoeft niets te gebeuren.' },
    paused: {
      reason: 'Op pauze gegaan voordat de mail werd verstuurd.',
      next: 'Er hoeft niets te gebeuren.',
    },
    steppedOut: {
      reason: 'Afgehaakt voordat de mail werd verstuurd.',
      next: 'Er hoeft niets te gebeuren.',
    },
    away: {
      reason: 'Deed al niet meer mee voordat de mail werd verstuurd.',
      next: 'Er hoeft niets te gebeuren.',
    },
    joined: {
      reason: 'Deze persoon deed al mee voordat de mail werd verstuurd.',
      next: 'Er hoeft niets te gebeuren.',
    },
    tooLate: {
      reason: 'De afspraak was voorbij voordat de mail werd verstuurd.',
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
      reason: 'Was er niet toen de nieuwsbrief werd verstuurd.',
      next: 'Vertel het ze zelf; het staat ook op hun pagina.',
    },
    cancelled: {
      reason: 'Het versturen werd afgebroken voordat ze aan de beurt waren.',
      next: 'Probeer het opnieuw.',
    },
    broken: { reason: 'De verbinding met de mailserver werd verbroken.', next: 'Probeer het opnieuw.' },
  },
}
