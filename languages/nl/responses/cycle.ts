import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, plural } = formatsOf('nl')

export const cycle: Responses['cycle'] = {
  completed: (pairings) =>
    plural(pairings, { one: '# koppeling afgerond.', other: '# koppelingen afgerond.' }),
  resumed: (pauses) =>
    plural(pauses, { one: '# afgelopen pauze opgeruimd.', other: '# afgelopen pauzes opgeruimd.' }),
  line: (line, why) => `Regel ${digits(line)}: ${why}.`,
  moreLines: (count) => `En nog ${digits(count)}.`,
  noEmployeeFile: 'Er is geen personeelslijst om te lezen.',
  companyWide: 'Het hele bedrijf.',
  groups: (count) => plural(count, { one: '# domeingroep.', other: '# domeingroepen.' }),
  madeByCycle: (pairing) => `Gemaakt door de automatische cyclus voor ‘${pairing}’.`,
  drafted: (title, people) =>
    `Concept ‘${title}’ voor ${plural(people, { one: '# persoon', other: '# mensen' })}.`,
  sending: 'Goedgekeurd; het versturen is begonnen.',
  readers: (count) =>
    plural(count, { one: 'Voor # persoon van het beheer.', other: 'Voor # mensen van het beheer.' }),
  noReaders: 'Er is niemand in het beheer om te mailen.',
  readerGone: 'Dit account van het beheer is weg.',
  mailed: 'Gemaild.',
  failed: (code) => `Mislukt (${code}); in de log staat waarom.`,
  ended: 'Het proces stopte bij elke poging.',
  unknown: 'Het proces stopte op het moment van overdracht, dus het is niet bekend of de mail aankwam.',
  late: 'Niet gedaan binnen zeven dagen na het moment van de cyclus.',
  handedOverBefore: (moment) => `Dit werd net overgedragen toen de back-up van ${moment} werd gemaakt.`,
  openBefore: (moment) =>
    `Dit was nog niet gedaan toen de back-up van ${moment} werd gemaakt. Het vervalt, omdat het later gedaan kan zijn.`,
}
