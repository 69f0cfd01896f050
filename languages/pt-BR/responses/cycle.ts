import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, plural } = formatsOf('pt-BR')

export const cycle: Responses['cycle'] = {
  completed: (pairings) =>
    plural(pairings, {
      one: '# sorteio concluído.',
      many: '# de sorteios concluídos.',
      other: '# sorteios concluídos.',
    }),
  resumed: (pauses) =>
    plural(pauses, {
      one: '# pausa terminou.',
      many: '# de pausas terminaram.',
      other: '# pausas terminaram.',
    }),
  line: (line, why) => `Linha ${digits(line)}: ${why}.`,
  moreLines: (count) => `E mais ${digits(count)}.`,
  noEmployeeFile: 'Não há arquivo de pessoal para ler.',
  companyWide: 'Toda a empresa.',
  groups: (count) =>
    plural(count, {
      one: '# grupo de domínios.',
      many: '# de grupos de domínios.',
      other: '# grupos de domínios.',
    }),
  madeByCycle: (pairing) => `Feita pelo ciclo automático para “${pairing}”.`,
  drafted: (title, people) =>
    `Rascunho “${title}” para ${plural(people, { one: '# pessoa', many: '# de pessoas', other: '# pessoas' })}.`,
  sending: 'Aprovada; o envio começou.',
  readers: (count) =>
    plural(count, {
      one: 'Para # pessoa da administração.',
      many: 'Para # de pessoas da administração.',
      other: 'Para # pessoas da administração.',
    }),
  noReaders: 'Não há ninguém na administração para receber o e-mail.',
  readerGone: 'Esta conta da administração não existe mais.',
  mailed: 'Enviado.',
  failed: (code) => `Falhou (${code}); o log diz por quê.`,
  ended: 'O servidor parou em cada tentativa.',
  unknown: 'O servidor parou durante a entrega, então o e-mail pode ter chegado ou não.',
  late: 'Não foi feito em até sete dias depois do momento previsto.',
  handedOverBefore: (moment) => `A entrega estava em andamento quando o backup de ${moment} foi feito.`,
  openBefore: (moment) =>
    `Ainda estava em aberto quando o backup de ${moment} foi feito. Fica de fora, porque pode ter sido feito depois.`,
}
