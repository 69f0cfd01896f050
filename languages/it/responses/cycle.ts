import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'
import { ofDay } from '../counted/days'

const { digits, plural } = formatsOf('it')

export const cycle: Responses['cycle'] = {
  completed: (pairings) =>
    plural(pairings, {
      one: '# abbinamento concluso.',
      many: '# di abbinamenti conclusi.',
      other: '# abbinamenti conclusi.',
    }),
  resumed: (pauses) =>
    plural(pauses, { one: '# pausa finita.', many: '# di pause finite.', other: '# pause finite.' }),
  line: (line, why) => `Riga ${digits(line)}: ${why}.`,
  moreLines: (count) => `E altre ${digits(count)}.`,
  noEmployeeFile: 'Non c’è un file del personale da leggere.',
  companyWide: 'Tutta l’azienda.',
  groups: (count) =>
    plural(count, {
      one: '# gruppo di domini.',
      many: '# di gruppi di domini.',
      other: '# gruppi di domini.',
    }),
  madeByCycle: (pairing) => `Creata dal ciclo automatico per «${pairing}».`,
  drafted: (title, people) =>
    `Bozza «${title}» per ${plural(people, { one: '# persona', many: '# di persone', other: '# persone' })}.`,
  sending: 'Approvata; l’invio è iniziato.',
  readers: (count) =>
    plural(count, {
      one: 'Per # persona dell’amministrazione.',
      many: 'Per # di persone dell’amministrazione.',
      other: 'Per # persone dell’amministrazione.',
    }),
  noReaders: 'Nell’amministrazione non c’è nessuno a cui scrivere.',
  readerGone: 'Questo account dell’amministrazione non c’è più.',
  mailed: 'Inviato.',
  failed: (code) => `Non è riuscito (${code}); il log dice perché.`,
  ended: 'Il server si è fermato a ogni tentativo.',
  unknown: 'Il server si è fermato mentre consegnava l’e-mail, quindi può essere arrivata oppure no.',
  late: 'Non fatto entro sette giorni dal momento previsto.',
  handedOverBefore: (moment) => `La consegna era in corso quando è stato fatto il backup ${ofDay(moment)}.`,
  openBefore: (moment) =>
    `Era ancora aperto quando è stato fatto il backup ${ofDay(moment)}. Si salta, perché può essere stato fatto dopo.`,
}
