import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { digits } = formatsOf('nl')

export const summary: MailWords['summary'] = {
  because: 'Je krijgt deze mail omdat je Cup of Joe beheert.',
  troubles: 'Vraagt aandacht',
  notPaired: 'Niet gekoppeld',
  beforehand: 'Vooraf',
  leftOut: 'Zonder match',
  andMore: (count) => `En nog ${digits(count)}; ze staan allemaal op het dashboard.`,
}
