import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { digits, plural } = formatsOf('pt-BR')

const readers = (count: number) => plural(count, { one: '# pessoa', many: '# pessoas', other: '# pessoas' })

export const summary: MailWords['summary'] = {
  because: 'Você recebe este e-mail porque administra o Cup of Joe.',
  troubles: 'Precisa de atenção',
  notPaired: 'Sem encontro',
  beforehand: 'Antes da rodada',
  leftOut: 'Ficaram de fora',
  andMore: (count) => `E mais ${digits(count)}; a lista completa está no painel.`,
  nobody: { headline: 'Ninguém tem encontro', subject: 'Cup of Joe: neste mês ninguém tem encontro' },
  made: (pairs) =>
    plural(pairs, { one: '# dupla formada', many: '# duplas formadas', other: '# duplas formadas' }),
  madeTables: (tables) =>
    plural(tables, { one: '# mesa formada', many: '# mesas formadas', other: '# mesas formadas' }),
  subjects: {
    sending: (made) => `Cup of Joe: ${made}, as newsletters estão a caminho`,
    sendingWithTroubles: (made) =>
      `Cup of Joe: ${made}, as newsletters estão a caminho, e algo precisa de atenção`,
    waiting: (made) => `Cup of Joe: ${made}, as newsletters esperam a sua aprovação`,
    waitingWithTroubles: (made) =>
      `Cup of Joe: ${made}, as newsletters esperam a sua aprovação, e algo precisa de atenção`,
  },
  cycleOf: (day) => `A rodada de ${day}.`,
  cycleLate: (day, ran) =>
    `A rodada de ${day}. O Cup of Joe não estava funcionando na hora, então ela aconteceu em ${ran}.`,
  newsletter: {
    none: 'Ainda não há newsletter.',
    sent: (title, people) => `“${title}” está sendo enviada para ${readers(people)}.`,
    draft: (title, people) =>
      `“${title}” é um rascunho para ${readers(people)}, vinculado a este sorteio. Leia, aprove e envie.`,
    seenThen: 'Quem participa vê o encontro quando ela for enviada.',
  },
  deleted: (pairings) =>
    plural(pairings, {
      one: '# sorteio deste ciclo foi excluído depois.',
      many: '# de sorteios deste ciclo foram excluídos depois.',
      other: '# sorteios deste ciclo foram excluídos depois.',
    }),
  withoutGroup: (people) =>
    plural(people, {
      one: '# pessoa está a postos, mas sem grupo de domínios, e por isso em nenhuma rodada. Dê um grupo à entrada dela na lista de acesso.',
      many: '# de pessoas estão a postos, mas sem grupo de domínios, e por isso em nenhuma rodada. Dê um grupo às entradas delas na lista de acesso.',
      other:
        '# pessoas estão a postos, mas sem grupo de domínios, e por isso em nenhuma rodada. Dê um grupo às entradas delas na lista de acesso.',
    }),
  complained: (who) => `${who} marcou uma newsletter como spam; por isso, não participa mais.`,
  unreachable: (who, code) =>
    `Não dá para falar com ${who}: o endereço recusou as newsletters dos últimos meses${code && ` (${code})`}.`,
  moreUnreachable: (count) =>
    `E com mais ${digits(count)} não dá para falar; os registros de envio têm a lista.`,
  notDone: (step, tries, why) =>
    `Não foi feito: ${step}${tries === 0 ? '' : ` (${plural(tries, { one: '# tentativa', many: '# de tentativas', other: '# tentativas' })})`}. ${why}`,
  noReason: 'O motivo não é conhecido.',
}
