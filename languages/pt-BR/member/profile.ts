import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('pt-BR')

export const profile: Words['member']['profile'] = {
  edit: 'Editar o perfil',
  label: 'Perfil',
  kept: 'Suas mudanças não salvas ainda estão aqui.',
  save: 'Salvar mudanças',
  saving: 'Salvando…',
  saved: 'Seu perfil foi salvo.',
  notSaved: 'Não foi possível salvar seu perfil',
  firstName: 'Nome',
  lastName: 'Sobrenome',
  address: 'E-mail',
  department: 'Área',
  noDepartment: 'Ainda não escolhida',
  chooseDepartment: 'Escolha sua área',
  loadingDepartments: 'Carregando as áreas…',
  departmentsFailed: 'Não foi possível carregar as áreas. Recarregue a página ou fale com a administração.',
  fromDirectory: 'Vem do diretório da sua empresa',
  preference: 'Quem você gostaria de conhecer',
  preferences: {
    'same-department': 'Gente da minha área',
    'cross-department': 'SÓ gente de outras áreas',
    any: 'Qualquer pessoa (bem misturado)',
  },
  photo: {
    label: 'Foto do perfil',
    uploading: 'Enviando…',
    adjust: 'Ajustar',
    remove: 'Remover',
    removing: 'Removendo…',
    hint: (largest) => `Opcional. JPG, PNG, GIF ou WebP, no máximo ${largest}.`,
    done: 'Sua foto foi salva.',
    failedTitle: 'O envio não deu certo',
    failed: 'Houve um problema ao enviar sua imagem. Tente de novo.',
    removed: 'Sua foto foi removida.',
    notRemoved: 'Não foi possível remover sua foto. Tente de novo.',
    noImage: {
      title: 'Isto não é uma imagem',
      description: 'Escolha um arquivo de imagem (JPG, PNG, GIF etc.)',
    },
    tooLarge: { title: 'Arquivo grande demais', description: 'Escolha uma imagem de menos de 5\u00a0MB' },
    crop: {
      title: 'Ajustar sua foto',
      text: 'Arraste-a, ou use os controles.',
      preview: 'Prévia da sua foto',
      zoom: 'Zoom',
      x: 'Da esquerda para a direita',
      y: 'De cima para baixo',
      use: 'Usar a foto',
      failed: 'Não é possível ajustar esta imagem aqui.',
    },
  },
  tellBy: {
    title: 'Como avisamos você',
    label: 'Me avisar por',
    company: (choice) => `Padrão da empresa: ${choice}`,
    programmes: 'Padrão de cada programa',
    mail: 'E-mail',
    hint: 'Os convites para a sua agenda chegam sempre por e-mail.',
    changed: 'Salvo. Vale a partir da próxima mensagem.',
    notChanged: 'Não foi possível salvar a sua escolha',
  },
  whenAndWhere: {
    title: 'Quando e onde',
    days: 'Dias de trabalho',
    from: 'Das',
    to: 'Às',
    zone: 'Fuso horário',
    zoneHint: 'Só propomos horários em que todo mundo está trabalhando.',
    noZone: 'Este não é um fuso horário válido. Um exemplo é Europe/Berlin.',
    link: 'Link de vídeo',
    linkHint: 'Onde vocês se encontram por vídeo. Aparece no convite.',
    noLink: 'Nenhum. Vocês combinam um lugar.',
    hours: 'Horário de trabalho',
    hoursText: (days, from, to, city) => `${days}, das ${from} às ${to} (${city})`,
    daysFromTo: (first, last) => `de ${first} a ${last}`,
  },
  attributes: {
    none: 'Não escolhido',
    fixed: 'Da sua empresa',
    shown: 'A pessoa que você encontra vê.',
  },
  topics: {
    label: 'Sobre o que gosto de conversar',
    hint: 'Até cinco. Só quem encontra você fica sabendo o que vocês têm em comum.',
    none: 'Nada escolhido.',
    failed: 'Não foi possível carregar os assuntos.',
  },
  seldom: 'De vez em quando',
  blocks: {
    title: 'Pessoas que prefiro não encontrar',
    description: 'Elas nunca ficam sabendo, nem ninguém mais.',
    failed: 'Não foi possível carregar sua lista.',
    notSaved: 'Não foi possível salvar.',
    remove: 'Remover',
    removeOne: (address) => `Remover ${address}`,
    address: 'O endereço da pessoa',
    hint: (most) =>
      `O endereço de trabalho completo da pessoa, sem erros: não dizemos se alguém o tem. Até ${digits(most)} pessoas.`,
    add: 'Adicionar',
    full: (most) => `Sua lista tem ${digits(most)} pessoas. Para adicionar outra, remova uma antes.`,
  },
  sessions: {
    title: 'Onde sua sessão está aberta',
    description: 'Não reconhece alguma? Encerre-a.',
    failed: 'Não foi possível carregar onde sua sessão está aberta.',
    here: 'Este navegador',
    since: (moment) => `Desde: ${moment}`,
    sinceAndUsed: (moment, used) => `Desde: ${moment}, último uso: ${used}`,
    end: 'Sair dali',
    endOne: (device, moment) => `Sair de ${device}, desde: ${moment}`,
    endOthers: 'Sair de todos os outros',
    notEnded: 'Não foi possível sair dali',
  },
  password: {
    title: 'Senha',
    description: 'Para o acesso da administração. Ao trocá-la, suas outras sessões são encerradas.',
    current: 'Senha atual',
    new: 'Nova senha',
    hint: (shortest) =>
      `Pelo menos ${digits(shortest)} caracteres. Quatro palavras sem relação entre si fazem uma boa senha.`,
    change: 'Trocar a senha',
    changing: 'Trocando a senha…',
    failed: 'Não foi possível trocar a senha',
  },
}

export const setUp: Words['member']['setUp'] = {
  check: {
    title: 'Confira seu e-mail',
    text: (address) => ['Enviamos um código de 6 dígitos para ', address, '.'],
    hint: 'Válido por 15 minutos.',
    entered: 'Já digitei meu código',
    checking: 'Verificando…',
    missing: 'Digite o código de 6 dígitos',
    sent: 'Código enviado',
  },
  title: 'Quase lá: crie seu perfil',
  text: 'Conte um pouco sobre você, para acharmos alguém para um café.',
  agree: 'Aceito receber todo mês um aviso com meu encontro e participar dos cafés',
  askToAgree: { title: 'Só mais uma coisa', text: 'Marque a caixa para participar dos cafés.' },
  join: 'Participar dos cafés',
  joining: 'Criando seu perfil…',
  missing: {
    title: 'Falta alguma coisa',
    description: 'Preencha todos os campos obrigatórios, para que possamos achar alguém.',
  },
  failedTitle: 'Não deu certo',
  failed: 'Confira o que você digitou e tente de novo.',
  welcome: 'Boas-vindas ao Cup of Joe 🎉',
  welcomeName: (name) => ['Boas-vindas, ', name],
  allSet: 'Seu perfil está pronto. É hora de conhecer gente nova.',
}

export const participation: Words['member']['participation'] = {
  title: 'Participação nos cafés',
  badges: {
    active: 'Participa',
    paused: 'Em pausa',
    skipped: 'Pula a rodada',
    'at-cap': 'Limite atingido',
    dormant: 'Sem sinais',
    'opted-out': 'Não participa',
    'on-leave': 'De licença',
  },
  mugs: {
    active: 'Uma caneca cheia e fumegante: você participa',
    paused: 'Uma caneca com um pouco de café: você está em pausa',
    skipped: 'Uma caneca com um pouco de café: você pula uma rodada',
    'at-cap': 'Uma caneca cheia: você tem todos os cafés que quer neste mês',
    dormant: 'Uma caneca com um pouco de café: as rodadas seguem sem você',
    'on-leave': 'Uma caneca com um pouco de café: você está de licença',
    'opted-out': 'Uma caneca vazia: você não participa mais',
  },
  until: (day) => `Até ${day}`,
  optedOut: 'Sem novos encontros até você voltar. Seu lugar fica quentinho.',
  resumes: (day) => `Sua participação volta automaticamente em ${day}.`,
  paused: 'Sem encontros até você voltar.',
  onLeave: 'Sem encontros até lá.',
  pause1: 'Pausa de 1 mês',
  pause3: 'Pausa de 3 meses',
  reactivate: 'Voltar a participar',
  changed: 'Sua participação foi atualizada.',
  failed: 'Não foi possível mudar sua participação',
  optOut: {
    action: 'Deixar de participar',
    title: 'Deixar de participar dos cafés?',
    effect: 'Sem novos encontros e sem newsletter até você voltar. Seu perfil e seus cafés anteriores ficam.',
    stay: 'Continuar participando',
  },
  keepOrStepOut: {
    question: (names) => `Seu café com ${names}: manter, ou desistir agora?`,
    questionOn: (names, day) => `Seu café com ${names} (${day}): manter, ou desistir agora?`,
    optsOut:
      'Nos dois casos, sem novos encontros e sem newsletter até você voltar. Seu perfil e seus cafés anteriores ficam.',
    pauses: 'Nos dois casos, as próximas rodadas seguem sem você.',
    stepOut: 'Desistir agora',
    keep: 'Manter',
    effect: (names, isOfMore) =>
      isOfMore
        ? `Se você desistir agora, ${names} recebem um e-mail e podem pedir outra pessoa.`
        : `Se você desistir agora, ${names} recebe um e-mail e pode pedir outra pessoa.`,
    effectBooked: (names, isOfMore) =>
      isOfMore
        ? `Se você desistir agora, o café é cancelado. ${names} recebem um e-mail e podem pedir outra pessoa.`
        : `Se você desistir agora, o café é cancelado. ${names} recebe um e-mail e pode pedir outra pessoa.`,
  },
}

export const privacy: Words['member']['privacy'] = {
  title: 'O que é guardado sobre você',
  description: 'Seu perfil, encontros, e-mails e acessos: em um arquivo, ou em uma página para imprimir.',
  download: 'Baixar meus dados',
  read: 'Ler meus dados',
  deletion: {
    action: 'Excluir minha conta',
    title: 'Excluir sua conta?',
    text: 'Isto não pode ser desfeito. Ninguém consegue trazer seus dados de volta.',
    goes: {
      title: 'O que sai',
      text: 'Sua conta, seu perfil e sua foto, as sessões abertas, seu endereço na lista de acesso e os e-mails para você.',
    },
    stays: {
      title: 'O que fica',
      text: 'Os encontros anteriores: as outras pessoas veem “Ex-colega”. Uma impressão do seu endereço, que ninguém consegue ler, para avisar quem quiser importar você de novo. As cópias de segurança existentes e a lista de pessoal da empresa não mudam.',
    },
    sendCode: 'Enviar um código para mim',
    codeHint: 'Enviamos por e-mail. Válido por 15 minutos, neste navegador.',
    confirm: 'Excluir de vez',
    deleting: 'Excluindo…',
    failed: 'Não foi possível excluir sua conta',
  },
}

/** The programmes that are for somebody, once there are two. */
export const programmes: Words['member']['programmes'] = {
  failed: 'Não foi possível carregar seus programas.',
  changed: 'Sua escolha foi salva.',
  notChanged: 'Não foi possível salvar sua escolha.',
  cadence: {
    'by-hand': 'Próxima rodada: a anunciar',
    monthly: 'Todo mês',
    weeks: (every: number) =>
      plural(every, { one: 'Toda semana', many: 'A cada # semanas', other: 'A cada # semanas' }),
  },
  next: (day: string) => `Próxima rodada: ${day}`,
  isOut: 'Você não participa.',
  backOn: (day: string) => `De volta em ${day}`,
  sitsOut: 'Você pula a próxima rodada.',
  join: 'Participar',
  leave: 'Sair',
  skip: 'Pular uma vez',
  takePart: 'Participar da próxima rodada',
  cap: {
    label: 'Cafés por mês',
    hint: 'Somando todos os programas. Atingido o limite, as rodadas seguem sem você.',
    none: 'Sem limite',
    most: (count: number) => plural(count, { one: 'No máximo #', many: 'No máximo #', other: 'No máximo #' }),
  },
}
