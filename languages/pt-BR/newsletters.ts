import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'
import { editor, linking, validation } from './newsletters/editor'
import { send } from './newsletters/send'

const { digits, plural } = formatsOf('pt-BR')

const have = (count: number) =>
  plural(count, { one: '# pessoa já a tem', many: '# de pessoas já a têm', other: '# pessoas já a têm' })

export const newsletters: Words['newsletters'] = {
  title: 'Gestão de newsletters',
  loadFailed: 'Não foi possível carregar as newsletters.',
  none: {
    title: 'Nenhuma newsletter ainda',
    text: 'Crie uma. Ela começa com um clima, uma citação, um desafio e dicas, tudo para você editar.',
  },
  wasSent: {
    title: (round, people) =>
      `A newsletter de ${round} foi enviada para ${plural(people, { one: '# pessoa', many: '# de pessoas', other: '# pessoas' })}`,
    text: 'Os e-mails estão nos registros de envio.',
  },
  search: 'Buscar newsletters',
  status: { draft: 'rascunho', approved: 'aprovada', sent: 'enviada' },
  created: (day) => `Criada em ${day}`,
  noPairing: 'Sem sorteio vinculado',
  edit: { action: 'Editar', of: (title) => `Editar ${title}` },
  sendOf: (label, title) => `${label}: ${title}`,
  more: (title) => `Mais opções para ${title}`,
  create: {
    month: 'Mês da nova newsletter',
    action: 'Criar newsletter',
    pending: 'Criando…',
    done: 'Newsletter criada',
    text: (title) => `“${title}” é um rascunho com conteúdo inicial.`,
    textLinked: (title, pairings) =>
      `“${title}” é um rascunho com conteúdo inicial, ${pairings.map((name) => `vinculado a ${name}`).join(', ')}.`,
    edit: 'Editar agora',
    failed: 'Não foi possível criar a newsletter',
  },
  approve: {
    action: 'Aprovar',
    of: (title) => `Aprovar ${title}`,
    pending: 'Aprovando…',
    done: (title) => `“${title}” está aprovada. Já pode ser enviada.`,
    failed: 'Não foi possível aprovar a newsletter',
  },
  duplicate: {
    action: 'Duplicar',
    done: (title) => `“${title}” é um rascunho com os mesmos textos. Vincule-o ao sorteio de outro grupo.`,
    failed: 'Não foi possível duplicar a newsletter',
  },
  delete: {
    action: 'Excluir',
    title: (title) => `Excluir “${title}”?`,
    confirm: 'Excluir newsletter',
    pending: 'Excluindo…',
    failed: 'Não foi possível excluir a newsletter',
    failedTitle: 'Não é possível excluir',
    unsent: 'Nenhum e-mail saiu dela. Os textos são excluídos de vez.',
    sent: (sent) => `${have(sent)}. Os textos dela são excluídos de vez.`,
    sentAndUncertain: (sent, uncertain) =>
      `${have(sent)}, e talvez mais ${digits(uncertain)}. Os textos dela são excluídos de vez.`,
  },
  editor,
  linking,
  validation,
  send,
}
