import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { digits, plural } = formatsOf('nl')

const readers = (count: number) => plural(count, { one: '# persoon', other: '# mensen' })
const made = (pairs: number) => plural(pairs, { one: '# duo is gevormd', other: '# duo’s zijn gevormd' })

export const summary: MailWords['summary'] = {
  because: 'Je krijgt deze mail omdat je Cup of Joe beheert.',
  troubles: 'Vraagt aandacht',
  notPaired: 'Niet gekoppeld',
  beforehand: 'Vooraf',
  leftOut: 'Zonder match',
  andMore: (count) => `En nog ${digits(count)}; ze staan allemaal op het dashboard.`,
  nobody: { headline: 'Er is niemand gekoppeld', subject: 'Cup of Joe: deze maand is er niemand gekoppeld' },
  made,
  subjects: {
    sending: (pairs) => `Cup of Joe: ${made(pairs)}, de nieuwsbrieven zijn onderweg`,
    sendingWithTroubles: (pairs) =>
      `Cup of Joe: ${made(pairs)}, de nieuwsbrieven zijn onderweg, en iets vraagt aandacht`,
    waiting: (pairs) => `Cup of Joe: ${made(pairs)}, de nieuwsbrieven wachten op je goedkeuring`,
    waitingWithTroubles: (pairs) =>
      `Cup of Joe: ${made(pairs)}, de nieuwsbrieven wachten op je goedkeuring, en iets vraagt aandacht`,
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
}
