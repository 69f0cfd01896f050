import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('pt-BR')

const counted = (count: number, one: string, other: string) =>
  plural(count, { one: `# ${one}`, many: `# de ${other}`, other: `# ${other}` })
const entry = (label: string, item: string, removed: string) => ({
  label,
  item: (mark: string) => `${item} ${mark}`,
  up: (mark: string) => `Mover ${item} ${mark} para cima`,
  down: (mark: string) => `Mover ${item} ${mark} para baixo`,
  remove: (mark: string) => `Remover ${item} ${mark}`,
  removed: (mark: string) => `${item} ${mark}: ${removed}`,
  isNow: (place: number, of: number) => `${item}: agora na posição ${place} de ${of}`,
  add: `Adicionar ${item.toLowerCase()}`,
})
const issues = (count: number) => counted(count, 'problema', 'problemas')
const matched = (count: number) => counted(count, 'pessoa tem um encontro', 'pessoas têm um encontro')

export const editor: Words['newsletters']['editor'] = {
  form: 'Newsletter',
  unsaved: 'Mudanças não salvas',
  edit: 'Editar',
  cancel: 'Cancelar edição',
  saveFirst: { title: 'Salve primeiro suas mudanças', text: 'Só o que está salvo é enviado.' },
  gone: {
    title: 'Esta newsletter não está mais aqui',
    text: 'Ela foi enviada ou excluída. As enviadas estão em Registros de envio.',
  },
  discard: {
    title: 'Descartar suas mudanças?',
    effect: (title) => `O que você mudou em “${title}” e não salvou se perde.`,
    confirm: 'Descartar',
    keep: 'Continuar editando',
  },
  conflict: {
    title: 'Nesse meio-tempo, outra pessoa salvou esta newsletter.',
    withChanges:
      'Suas mudanças ainda estão aqui, sem salvar. Carregue a versão da outra pessoa e perca a sua, ou continue editando: ao salvar, a sua substitui a dela.',
    withoutChanges: 'Carregue a versão da outra pessoa para continuar a partir dela.',
    load: 'Carregar a mais nova',
    keep: 'Continuar com a minha',
  },
  save: {
    action: 'Salvar mudanças',
    pending: 'Salvando…',
    saved: 'Newsletter salva',
    failed: 'Não foi possível salvar a newsletter',
    plain: 'A newsletter foi salva.',
    approved: 'A newsletter foi salva e aprovada.',
    back: 'A newsletter foi salva. Voltou a ser rascunho: aprove-a de novo.',
    issues: (count) => `A newsletter foi salva; a validação achou ${issues(count)}. Agora ela é um rascunho.`,
    issuesAndBack: (count) =>
      `A newsletter foi salva; a validação achou ${issues(count)}. Voltou a ser rascunho: aprove-a de novo.`,
    ready: (count) => `A newsletter foi salva e validada: ${matched(count)}, pode ser enviada.`,
    readyAndBack: (count) =>
      `A newsletter foi salva e validada: ${matched(count)}. Voltou a ser rascunho: aprove-a de novo.`,
  },
  sections: {
    subject: 'Título e assunto',
    mood: 'O clima do mês',
    quote: 'Uma citação para saborear',
    buzzer: 'Desafio do mês',
    chats: 'Para um bom café',
    tips: 'Dicas',
    match: 'O encontro',
    closing: 'Prévia do e-mail e despedida',
  },
  fields: {
    title: 'Título',
    description: 'Descrição',
    subject: 'Assunto do e-mail',
    newsletterImageUrl: 'URL da imagem do topo',
    moodDescription: 'Texto do clima',
    moodImageUrl: 'URL da imagem do clima',
    quoteText: 'Citação',
    quoteAuthor: 'De quem é a citação',
    brainBuzzerQuestion: 'Pergunta',
    brainBuzzerCorrectAnswer: 'Resposta certa',
    coffeeChatsParagraph: 'Parágrafo inicial',
    matchPlaceholder: 'Texto alternativo',
    closingMessage: 'Despedida',
    adminNotes: 'Notas da administração',
  },
  lists: {
    brainBuzzerChoices: entry('Alternativas', 'Alternativa', 'removida'),
    coffeeChatStarters: entry('Para puxar conversa', 'Pergunta', 'removida'),
    proTips: entry('Dicas', 'Dica', 'removida'),
  },
  translations: {
    label: 'Idiomas',
    add: 'Adicionar um idioma',
    choose: 'Adicionar um idioma…',
    addOne: (language) => `Adicionar textos iniciais em ${language}`,
    addAll: (languages) => `Adicionar textos iniciais nos ${digits(languages)}`,
    added: (first) => `Textos iniciais adicionados. O que você escreveu continua em ${first}.`,
    older: 'anterior',
    olderThan: (first) => `O texto em ${first} mudou desde então.`,
    stillFits: 'Ainda serve',
    addFailed: 'Não foi possível começar a tradução',
    remove: (language) => `Remover ${language}`,
    preview: 'Idioma da prévia',
    own: 'O idioma da pessoa',
  },
  starterExample: 'O que fez você sorrir esta semana?',
  notesHint: 'Só a administração vê; nunca vai por e-mail.',
  placeholderHint: 'Para quem não tem encontro.',
  noAnswer: 'Ainda não escolhida (A, B, C ou D)',
  answer: (letter, choice) => `${letter}: ${choice}`,
  image: {
    hint: 'Endereços diretos de imagens, como https://…/coffee.jpg, funcionam em e-mails. Links para um álbum, não.',
    broken: 'Não foi possível carregar a imagem. Confira o URL.',
    choose: 'Escolher da galeria',
    chooseFor: {
      newsletterImageUrl: 'Escolher da galeria: imagem do topo',
      moodImageUrl: 'Escolher da galeria: imagem do clima',
    },
    frame: 'Imagem',
  },
  preview: {
    live: 'Prévia em tempo real',
    subject: (subject) => `Assunto: ${subject}`,
    frame: 'A newsletter como aparece',
    forWhom: 'Prévia para alguém',
    withMatch: 'com encontro',
    withoutMatch: 'sem encontro',
    recipient: 'E-mail de quem receberia',
    previous: 'Pessoa anterior',
    next: 'Próxima pessoa',
    place: (name, place, people) => `${name}: ${digits(place)} de ${digits(people)}`,
    ofDraft: 'Prévia do rascunho',
    action: 'Prévia',
    error: 'Erro na prévia',
    mailFailed: 'Não foi possível gerar a prévia do e-mail',
  },
  test: {
    onlySaved: 'Um teste mostra a versão salva, não suas últimas mudanças.',
    to: 'Enviar um teste para',
    action: 'Enviar e-mail de teste',
    pending: 'Enviando o teste…',
    sent: (email) => `E-mail de teste enviado para ${email}`,
    sentUnmatched: (email) => `E-mail de teste enviado para ${email}. Você não está nesta rodada.`,
    failed: 'Não foi possível enviar o e-mail de teste',
  },
}

const people = (count: number) => counted(count, 'pessoa', 'pessoas')
const pairs = (count: number) => counted(count, 'dupla', 'duplas')

export const linking: Words['newsletters']['linking'] = {
  label: 'Sorteio vinculado',
  hint: 'Só a administração tem acesso aos sorteios: confira se você entrou com essa conta.',
  none: 'Nenhum sorteio vinculado',
  noneThere: 'Não há sorteios',
  failed: (reason) => `Não foi possível carregar os sorteios: ${reason}`,
  notSignedIn: 'É preciso entrar',
  ownMonth: (month) => `${month}, o mês desta newsletter`,
  option: (group, count) => `${group} (${pairs(count)})`,
  mailedOption: (group, count, day) => `${group} (${pairs(count)}, envio em ${day})`,
  alsoFor: 'Também para',
  alsoForHint: (whom) => `${whom}. Cada grupo tem seu próprio envio e seu próprio registro.`,
  people,
  peopleMailed: (count, day) => `${people(count)}, envio em ${day}`,
  forWhom: (groups, count) => `${groups}: ${people(count)}`,
}

export const validation: Words['newsletters']['validation'] = {
  action: 'Validar encontros',
  pending: 'Validando…',
  failed: 'Não foi possível validar a newsletter',
  error: 'Erro na validação',
  chooseFirst: { title: 'Não deu certo', text: 'Escolha primeiro um arquivo de sorteio' },
  result: 'Resultado da validação',
  levels: {
    valid: 'Validação sem problemas',
    warning: 'Validação com avisos',
    error: 'Validação com problemas',
  },
  criticalCount: (count) => counted(count, 'problema crítico', 'problemas críticos'),
  criticalSentence: (count) => `${counted(count, 'problema crítico', 'problemas críticos')}.`,
  missingMatches: (missing) => `Encontros que faltam: ${missing.join('; ')}.`,
  missingMatchesAndMore: (missing, more) =>
    `Encontros que faltam: ${missing.join('; ')}; e mais ${digits(more)}.`,
  what: (title, month, pairings) => `${title} (${month}) com ${pairings}`,
  pairing: (name, group) => `${name} (${group})`,
  figures: {
    people: 'Pessoas',
    matched: 'Com encontro',
    unmatched: 'Sem encontro',
    invalid: 'Encontros inválidos',
    rate: 'Taxa de sucesso',
  },
  dangers: 'Provavelmente um engano',
  critical: 'Problemas críticos',
  missing: 'Encontros que faltam',
  issues: (title, count) => `${title} (${digits(count)})`,
  more: (count) => `e mais ${digits(count)}`,
}
