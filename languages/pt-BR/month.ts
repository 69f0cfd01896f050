import { formatsOf } from '../../shared/languages/formats'
import type { ServerWords } from '../words'
import { reasons } from './reasons'

const { digits, itemised, listed, monthName, plural } = formatsOf('pt-BR')

const counted = (count: number, one: string, other: string) =>
  plural(count, { one: `# ${one}`, many: `# de ${other}`, other: `# ${other}` })
const some = (names: string[], more: number) =>
  more === 0 ? itemised(names) : `${itemised(names)} e mais ${digits(more)}`
const quoted = (name: string) => `“${name}”`
/** The first names, and how many more there are. */
export const someQuoted = (names: string[], more: number) => some(names.map(quoted), more)
const pairs = (count: number) => counted(count, 'dupla', 'duplas')
const stranded = (people: number) => counted(people, 'pessoa ficou sem par', 'pessoas ficaram sem par')

export const month: ServerWords['month'] = {
  notYet: 'Ainda não',
  of: (done, all) => `${digits(done)} de ${digits(all)}`,
  people: {
    ready: (count) => plural(count, { one: '# a postos', many: '# a postos', other: '# a postos' }),
    reasons,
    aside: (parts) => `${itemised(parts)}.`,
    nobodyAside: 'Ninguém fica de fora.',
    tooFew: (minimum) =>
      `Uma rodada precisa de pelo menos ${digits(minimum)} pessoas que já entraram, têm perfil e participam.`,
    bring: 'Importar pessoas',
    invite: 'Convidar pessoas',
    see: 'Ver as pessoas',
  },
  pairing: {
    pairs: (count, threes) => {
      if (threes === 0) return pairs(count)
      if (count === 1) return `${pairs(count)}, a três`
      return `${pairs(count)}, ${threes === 1 ? 'uma delas' : `${digits(threes)} delas`} a três`
    },
    tables: (count) => plural(count, { one: '# mesa', many: '# de mesas', other: '# mesas' }),
    gone: (count) => `${counted(count, 'pessoa saiu', 'pessoas saíram')} desde que a rodada foi feita.`,
    groups: (count, leftOut) =>
      leftOut === 0
        ? `${counted(count, 'grupo', 'grupos')}, ninguém de fora.`
        : `${counted(count, 'grupo', 'grupos')}, ${counted(leftOut, 'pessoa', 'pessoas')} de fora.`,
    ofGroups: (done, all) => `${digits(done)} de ${digits(all)} grupos`,
    unseen: (months, count) =>
      `Os encontros de ${listed(months.map(monthName))} nunca foram enviados: ${counted(count, 'dupla não os viu', 'duplas não os viram')}.`,
    completes: (names, more, now) =>
      `Isto conclui ${someQuoted(names, more)} e sorteia para ${monthName(now)} todas as pessoas a postos.`,
    completeAndBegin: (months, now) =>
      `Concluir ${listed(months.map(monthName))} e começar ${monthName(now)}`,
    tooSmall: 'Nenhum grupo tem pessoas suficientes ainda.',
    left: (groups, more) => `Ainda a sortear: ${some(groups, more)}.`,
    trial: 'Primeiro você vê um ensaio. Nada é salvo até você confirmar.',
    pairGroups: 'Sortear todos os grupos',
    generate: 'Gerar sorteio',
  },
  newsletter: {
    title: quoted,
    figures: { notLinked: 'Sem vínculo', none: 'Nenhuma ainda', draft: 'Rascunho', approved: 'Aprovada' },
    unapproved: (title) => `Leia ${quoted(title)} e depois aprove.`,
    approve: 'Ler e aprovar',
    unlinked: (title, round) => `Vincule ${quoted(title)} a ${round}.`,
    link: 'Vincular',
    noneForGroups: (groups) =>
      `Ainda não há newsletter. Escreva uma para os ${groups === 2 ? 'dois' : digits(groups)} grupos.`,
    createForGroups: (groups) => `Criar uma para ${counted(groups, 'grupo', 'grupos')}`,
    none: (round) =>
      `Ainda não há newsletter para ${round}. Uma nova começa com um clima, uma citação e dicas.`,
    orLink: (title) => `Ou vincule também ${quoted(title)}.`,
    create: 'Criar newsletter',
  },
  sending: {
    failed: (mails) =>
      `${counted(mails, 'e-mail não pôde', 'e-mails não puderam')} ser enviado${mails === 1 ? '' : 's'}.`,
    unknown: (mails) =>
      `${counted(mails, 'e-mail pode não ter chegado', 'e-mails podem não ter chegado')}: veja os registros de envio.`,
    paused: 'O envio está em pausa.',
    resume: 'Retomar',
    underWay: 'Você pode fechar esta página: o envio continua.',
    cancelled: (left) =>
      `O envio foi cancelado; ${counted(left, 'pessoa ainda pode', 'pessoas ainda podem')} receber.`,
    send: 'Enviar',
    sendOthers: (left) =>
      plural(left, { one: 'Enviar à outra pessoa', many: 'Enviar às outras #', other: 'Enviar às outras #' }),
  },
  meetings: {
    met: (met, all) => `${digits(met)} de ${digits(all)} se encontraram`,
    booked: (matches) => plural(matches, { one: '# marcado.', many: '# marcados.', other: '# marcados.' }),
    notMet: (matches) => `${digits(matches)} sem café.`,
    silent: (matches) => `${digits(matches)} sem resposta.`,
    stranded: (people) => `${stranded(people)}.`,
    noneWaits: (people) => `${stranded(people)}; ninguém pediu outra pessoa ainda.`,
    allWait: (people) =>
      counted(
        people,
        'pessoa ficou sem par e espera outra pessoa.',
        'pessoas ficaram sem par e esperam outra pessoa.',
      ),
    someWait: (people, waiting) =>
      `${stranded(people)}; ${plural(waiting, { one: '# delas espera', many: '# delas esperam', other: '# delas esperam' })} outra pessoa.`,
    pair: (waiting) => `Achar par para ${counted(waiting, 'pessoa', 'pessoas')}`,
  },
  completed: {
    done: 'Concluído',
    text: 'Encerra o mês e o arquiva.',
    toCome: (coffees) =>
      plural(coffees, {
        one: 'Ainda há # café marcado.',
        many: 'Ainda há # cafés marcados.',
        other: 'Ainda há # cafés marcados.',
      }),
    complete: 'Concluir',
    allFull: 'Todas as xícaras estão cheias: o mês está feito.',
    allFullOfRound: 'Todas as xícaras estão cheias: a rodada está feita.',
    next: (day) => `Próxima rodada: ${day}.`,
    nextFrom: (day) => `Próxima rodada: ainda sem data. Primeiro dia possível: ${day}.`,
  },
}
