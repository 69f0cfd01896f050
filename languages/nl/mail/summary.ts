import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { digits, plural } = formatsOf('nl')

const readers = (count: number) => plural(count, { one: '# persoon', other: '# mensen' })

export const summary: MailWords['summary'] = {
  because: 'Je krijgt deze mail omdat je Cup of Joe beheert.',
  troubles: 'Vraagt aandacht',
  notPaired: 'Niet gekoppeld',
  beforehand: 'Vooraf',
  leftOut: 'Zonder match',
  andMore: (count) => `En nog ${digits(count)}; ze staan allemaal op het dashboard.`,
  nobody: { headline: 'Er is niemand gekoppeld', subject: 'Cup of Joe: deze maand is er niemand gekoppeld' },
  made: (pairs) => plural(pairs, { one: '# duo is gevormd', other: '# duo’s zijn gevormd' }),
  madeTables: (tables) => plural(tables, { one: '# tafel is gevormd', other: '# tafels zijn gevormd' }),
  subjects: {
    sending: (made) => `Cup of Joe: ${made}, de nieuwsbrieven zijn onderweg`,
    sendingWithTroubles: (made) =>
      `Cup of Joe: ${made}, de nieuwsbrieven zijn onderweg, en iets vraagt aandacht`,
    waiting: (made) => `Cup of Joe: ${made}, de nieuwsbrieven wachten op je goedkeuring`,
    waitingWithTroubles: (made) =>
      `Cup of Joe: ${made}, de nieuwsbrieven wachten op je goedkeuring, en iets vraagt aandacht`,
  },
  cycleOf: (day) => `De ronde van ${day}.`,
  cycleLate: (day, ran) => `De ronde van ${day}. Cup of Joe draaide toen niet, dus die kwam pas op ${ran}.`,
  newsletter: {
    none: 'Er is nog geen nieuwsbrief voor.',
    sent: (title, people) => `“${title}” wordt verstuurd naar ${readers(people)}.`,
    draft: (title, people) =>
      `“${title}” is een concept voor ${readers(people)}, gekoppeld aan deze koppeling. Lees het, keur het goed, verstuur het.`,
    seenThen: 'De mensen erin zien hun match als hij verstuurd wordt.',
  },
  deleted: (pairings) =>
    plural(pairings, {
      one: '# koppeling van deze cyclus is sindsdien verwijderd.',
      other: '# koppelingen van deze cyclus zijn sindsdien verwijderd.',
    }),
  withoutGroup: (people) =>
    plural(people, {
      one: '# persoon die gekoppeld kan worden, hoort bij geen domeingroep en zit dus in geen koppeling. Geef de regel op de toegangslijst een groep.',
      other:
        '# mensen die gekoppeld kunnen worden, horen bij geen domeingroep en zitten dus in geen koppeling. Geef hun regels op de toegangslijst een groep.',
    }),
  complained: (who) => `${who} heeft een nieuwsbrief als spam gemarkeerd en is gestopt.`,
  unreachable: (who, code) =>
    `${who} is niet te bereiken: het adres heeft de nieuwsbrieven van de laatste maanden geweigerd${code && ` (${code})`}.`,
  moreUnreachable: (count) =>
    `En nog ${digits(count)} zijn niet te bereiken; in Verzendlogboek staan ze allemaal.`,
  notDone: (step, tries, why) =>
    `Niet gedaan: ${step}${tries === 0 ? '' : ` (${plural(tries, { one: '# poging', other: '# pogingen' })})`}. ${why}`,
  noReason: 'Een reden is niet bekend.',
}
