import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { listed, plural } = formatsOf('pt-BR')

const counted = (count: number, one: string, other: string) =>
  plural(count, { one: `# ${one}`, many: `# de ${other}`, other: `# ${other}` })
const people = (count: number) => counted(count, 'pessoa', 'pessoas')

export const changing: Words['rounds']['changing'] = {
  title: 'E se…',
  text: 'Nada muda até você aplicar.',
  question: 'O que deve ser diferente?',
  wishes: {
    apart: (one, other) => `Sortear de outro jeito: ${one} e ${other}`,
    out: (name) => `Deixar de fora este mês: ${name}`,
    together: (name) => `Juntar: ${name} com…`,
  },
  differently: 'Sortear de outro jeito',
  differentlyThese: (names) => `Sortear de outro jeito: ${listed(names)}`,
  atTables: {
    apart: (one, other) => `Separar: ${one} e ${other}`,
    differently: 'Dividir de outro jeito',
    differentlyThese: (names) => `Dividir de outro jeito: ${listed(names)}`,
    with: (names) => `com ${listed(names)}`,
    overruleHint: 'Isto fica indicado na mesa.',
  },
  chosen: (name) => ['Com ', name],
  choose: (name) => `Escolha quem ${name} deve encontrar.`,
  chooseOther: 'Escolher outra pessoa',
  search: 'Buscar uma pessoa nesta rodada',
  searchFailed: 'Não foi possível carregar as pessoas',
  nobody: (search) => `Ninguém nesta rodada corresponde a “${search}”.`,
  withWhom: 'Com quem?',
  apply: (counts) => `Aplicar: ${counts}`,
  applying: 'Aplicando…',
  failed: 'Não foi possível mudar o sorteio',
  undo: 'Desfazer',
  undoFailed: 'Não foi possível desfazer a mudança',
  seen: 'As pessoas já veem seus encontros. Quem muda vê o novo encontro na hora. Nenhum e-mail é enviado.',
  counts: {
    nobody: 'ninguém muda',
    made: (matches, changed) => `${counted(matches, 'encontro novo', 'encontros novos')}, ${people(changed)}`,
    fewer: (matches, changed) =>
      `${counted(matches, 'encontro a menos', 'encontros a menos')}, ${people(changed)}`,
  },
  preview: {
    impossible: 'Isto não é possível',
    failed: 'Não foi possível calcular a rodada mudada',
    looking: 'Procurando a melhor rodada…',
    overrule: 'Fazer mesmo assim, contra esta regra',
    overruleHint: 'Isto fica indicado na dupla.',
    against: (names) => `Contra uma regra: ${listed(names)}`,
    cost: 'Quanto custa',
    compared: 'Em comparação com a rodada original',
    inWords: 'O que muda, em palavras',
    whose: 'De quem muda o encontro',
    before: 'Antes',
    after: 'Depois',
    more: (count) =>
      plural(count, {
        one: 'Mais # pessoa muda: veja a lista abaixo.',
        many: 'Mais # de pessoas mudam: veja a lista abaixo.',
        other: 'Mais # pessoas mudam: veja a lista abaixo.',
      }),
    wasAndIs: (was, is) => [`antes ${was}, agora `, is],
    with: (name) => `com ${name}`,
    leftOut: 'sem encontro',
    sitsOut: 'pula a rodada',
  },
  since: {
    title: 'Mudanças nesta rodada',
    count: (changes) => counted(changes, 'mudança desde que foi feita', 'mudanças desde que foi feita'),
    label: 'O que mudou',
    by: (name, moment) => `${name}, ${moment}`,
    byAdministrator: (moment) => `Alguém da administração, ${moment}`,
    undo: 'Desfazer',
    undoAll: 'Desfazer tudo',
    back: {
      title: 'Voltar à rodada original?',
      effect: (pairing, changes) =>
        `Cada pessoa recupera seu encontro original em “${pairing}”. ${plural(changes, { one: '# mudança é desfeita.', many: '# de mudanças são desfeitas.', other: '# mudanças são desfeitas.' })}`,
      confirm: 'Voltar',
      pending: 'Voltando…',
      failed: 'Não foi possível desfazer as mudanças',
    },
  },
}
