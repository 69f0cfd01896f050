import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, plural } = formatsOf('nl')

export const cycle: Responses['cycle'] = {
  completed: (pairings) =>
    plural(pairings, { one: '# koppeling afgerond.', other: '# koppelingen afgerond.' }),
  resumed: (pauses) => plural(pauses, { one: '# pauze beëindigd.', other: '# pauzes beëindigd.' }),
  line: (line, why) => `Regel ${digits(line)}: ${why}.`,
  moreLines: (count) => `En nog ${digits(count)}.`,
  noEmployeeFile: 'Er is geen personeelslijst om te lezen.',
  companyWide: 'Het hele bedrijf.',
  groups: (count) => plural(count, { one: '# domeingroep.', other: '# domeingroepen.' }),
  madeByCycle: (pairing) => `Gemaakt door de automatische cyclus voor ‘${pairing}’.`,
  drafted: (title, people) =>
    `Concept ‘${title}’ voor ${plural(people, { one: '# persoon', other: '# mensen' })}.`,
  sending: 'Goedgekeurd; het versturen is begonnen.',
  readers: (count) => plural(count, { one: 'Voor # beheerder.', other: 'Voor # beheerders.' }),
  noReaders: 'Er is geen beheerder om te mailen.',
  readerGone: 'Deze beheerder is er niet meer.',
  mailed: 'Gemaild.',
  failed: (code) => `Mislukt (${code}). In de log staat waarom.`,
  ended: 'De server stopte tijdens elke poging.',
  unknown: 'De server stopte tijdens het overdragen van de mail, dus het is niet bekend of die aankwam.',
  late: 'Niet gedaan binnen zeven dagen na het moment van de cyclus.',
  handedOverBefore: (moment) => `Dit werd net overgedragen toen de back-up van ${moment} werd gemaakt.`,
  openBefore: (moment) =>
    `Dit was nog niet gedaan toen de back-up van ${moment} werd gemaakt. Het wordt overgeslagen, omdat het sindsdien gedaan kan zijn.`,
}
