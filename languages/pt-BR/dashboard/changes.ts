import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('pt-BR')

const counted = (count: number, one: string, other: string) =>
  plural(count, { one: `# ${one}`, many: `# de ${other}`, other: `# ${other}` })

export const access: Words['dashboard']['access'] = {
  visitor: { title: 'É preciso entrar', description: 'Entre para ver a administração.' },
  employee: { title: 'Acesso negado', description: 'Isto é só para a administração.' },
  unknown: {
    title: 'Não sabemos agora quem você é',
    text: 'O servidor não responde. Sua sessão não foi encerrada.',
  },
  loading: 'Carregando a administração…',
  checking: 'Verificando as permissões…',
}

export const ending: Words['dashboard']['ending'] = {
  keepsThem: 'Isto vale para as próximas rodadas: um encontro já anunciado continua de pé.',
  endsThem:
    'Isto desfaz agora o encontro: um horário reservado é cancelado, e quem ficar sem par recebe um e-mail.',
  staysAsItIs: 'Isto não desfaz o encontro.',
  people: (count) => counted(count, 'pessoa em um sorteio ativo', 'pessoas em um sorteio ativo'),
  pair: (pair) =>
    `${pair.name} encontra ${pair.other} em ${pair.pairing}${pair.isAnnounced ? '' : ' (ainda não anunciado)'}${pair.coffee === null ? '' : `; horário: ${pair.coffee}`}.`,
  more: (matches, booked) => {
    const others = counted(matches, 'outro encontro também', 'outros encontros também')
    return booked === 0
      ? `${others}.`
      : `${others}; ${plural(booked, { one: '# deles tem um horário marcado', many: '# deles têm um horário marcado', other: '# deles têm um horário marcado' })}.`
  },
}

const ofMany = (one: string, other: string) => {
  const all = (count: number) => counted(count, one, other)
  const selected = (count: number) => counted(count, `${one} selecionada`, `${other} selecionadas`)
  return {
    selected,
    allFound: (count: number) =>
      plural(count, {
        one: `# ${one} encontrada`,
        many: `# de ${other} encontradas`,
        other: `Todas as # ${other} encontradas`,
      }),
    sentence: (count: number) => `${selected(count)}.`,
    changes: (changed: number, count: number) => `Muda ${digits(changed)} de ${all(count)}.`,
    changesNone: (count: number) => `De ${all(count)}, nenhuma precisa mudar.`,
  }
}

export const bulk: Words['dashboard']['bulk'] = {
  selectAll: (total) => `Selecionar todas as ${digits(total)} encontradas`,
  clear: 'Limpar',
  undo: 'Desfazer',
  notUndone: 'Não foi possível desfazer a mudança',
  counting: 'Contando as pessoas afetadas.',
  notCounted: 'Não foi possível carregar as pessoas afetadas.',
  covers: (people) =>
    plural(people, {
      one: 'Abrangem # pessoa com conta.',
      many: 'Abrangem # de pessoas com conta.',
      other: 'Abrangem # pessoas com conta.',
    }),
  refused: (people) =>
    counted(people, 'pessoa não tem essa área na sua lista.', 'pessoas não têm essa área na sua lista.'),
  users: {
    label: 'Pessoas selecionadas',
    failed: 'Não foi possível mudar as pessoas',
    ...ofMany('pessoa', 'pessoas'),
  },
  entries: {
    label: 'Entradas selecionadas',
    failed: 'Não foi possível mudar as entradas',
    ...ofMany('entrada', 'entradas'),
  },
}
