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
  made: (pairs) => plural(pairs, { one: '# paar gemaakt', other: '# paren gemaakt' }),
  madeTables: (tables) => plural(tables, { one: '# tafel gemaakt', other: '# tafels gemaakt' }),
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
    none: 'Nog geen nieuwsbrief.',
    sent: (title, people) => `‘${title}’ wordt verstuurd naar ${readers(people)}.`,
    draft: (title, people) =>
      `‘${title}’ is een concept voor ${readers(people)}, bij deze koppeling. Lees hem, keur hem goed en verstuur hem.`,
    seenThen: 'Mensen zien hun match zodra hij wordt verstuurd.',
  },
  deleted: (pairings) =>
    plural(pairings, {
      one: '# koppeling van deze cyclus is sindsdien verwijderd.',
      other: '# koppelingen van deze cyclus zijn sindsdien verwijderd.',
    }),
  withoutGroup: (people) =>
    plural(people, {
      one: '# persoon is klaar voor een match, maar zit in geen domeingroep en dus in geen ronde. Geef de regel op de toegangslijst een groep.',
      other:
        '# mensen zijn klaar voor een match, maar zitten in geen domeingroep en dus in geen ronde. Geef hun regels op de toegangslijst een groep.',
    }),
  complained: (who) =>
    `${who} heeft een nieuwsbrief als spam gemarkeerd. Daarom hebben we de deelname gestopt.`,
  unreachable: (who, code) =>
    `${who} is niet te bereiken: het adres weigert onze nieuwsbrieven al maanden${code && ` (${code})`}.`,
  moreUnreachable: (count) =>
    `En nog ${digits(count)} zijn niet te bereiken; in Verzendlogboek staan ze allemaal.`,
  notDone: (step, tries, why) =>
    `Niet gedaan: ${step}${tries === 0 ? '' : ` (${plural(tries, { one: '# poging', other: '# pogingen' })})`}. ${why}`,
  noReason: 'De reden is niet bekend.',
}
