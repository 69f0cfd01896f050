import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'

const { plural } = formatsOf('pt-BR')

export const visitor: Words['visitor'] = {
  auth: {
    title: 'Entre, sente-se',
    text: 'Entre com seu e-mail do trabalho, mesmo na primeira vez. Não precisamos de mais nada para achar companhia para você.',
    blurbs: {
      noPassword: {
        title: 'Nenhuma senha para lembrar',
        text: 'Enviamos um link por e-mail. Ele vale por 24 horas e funciona uma vez.',
      },
      onceAMonth: {
        title: 'Um rosto novo por mês',
        text: 'Escolhido com cuidado: quem você gostaria de conhecer, e quem você já encontrou.',
      },
      pause: {
        title: 'Uma pausa quando quiser',
        text: 'Trimestre corrido? Fique de fora um mês ou três, e volte automaticamente.',
      },
    },
    figures: {
      connections: { figure: '500+', name: 'encontros' },
      satisfaction: { figure: '95%', name: 'de satisfação' },
    },
    sendLink: 'Enviar o link',
    notSent: 'Não foi possível enviar o link. Tente de novo.',
    wait: (minutes) =>
      plural(minutes, {
        one: 'Espere # minuto antes de pedir outro link.',
        many: 'Espere # de minutos antes de pedir outro link.',
        other: 'Espere # minutos antes de pedir outro link.',
      }),
    singleSignOn: 'Login único da empresa (single sign-on)',
    byCode: 'Entrar com um código de 6 dígitos',
    byLink: 'Prefiro usar um link',
    signedInAs: (address) => ['Sua sessão está aberta como ', address, '.'],
  },
  address: {
    label: 'E-mail do trabalho',
    example: 'voce@empresa.com.br',
    needsScript: 'Para entrar é preciso JavaScript. Permita-o no navegador.',
  },
  errors: {
    missing_token: 'Falta uma parte do link. Peça um novo link.',
    invalid_link: 'Este link não é válido ou expirou. Peça um novo.',
    verification_failed: 'Não foi possível verificar o link. Peça um novo.',
    invalid_email: 'Só participa quem tem um endereço da empresa. Entre com seu e-mail do trabalho.',
    unauthorized_email: 'Este endereço não está autorizado. Fale com a administração.',
    auth_failed: 'Não foi possível entrar. Tente de novo.',
    session_expired: 'Sua sessão expirou. Entre de novo.',
    sign_out_failed: 'Não foi possível sair, e sua sessão talvez ainda esteja aberta. Tente de novo.',
    auth_check_failed: 'Não foi possível verificar seu acesso. Tente de novo.',
  },
  otherError: 'Algo deu errado ao entrar.',
  messages: {
    signed_out: 'Sua sessão foi encerrada. Até a próxima.',
    email_confirmed: 'Seu endereço está confirmado. Você já pode entrar.',
  },
  noCookie: 'Seu navegador não guardou o acesso. Permita os cookies e tente de novo.',
  linkSent: {
    title: 'Confira seu e-mail',
    text: (address) => [
      'Enviamos um link para ',
      address,
      '. Ele vale por 24 horas. Se você pediu vários, os três últimos funcionam.',
    ],
    otherDevice: 'Em outro dispositivo? Você vai precisar do código de 6 dígitos do mesmo e-mail.',
    otherAddress: 'Usar outro e-mail',
  },
  code: {
    text: 'Enviamos seis dígitos por e-mail. Eles valem por 15 minutos, neste navegador.',
    send: 'Enviar o código',
    enter: 'Digite seu código',
    sentTo: (address) => ['Enviamos o código para ', address, '.'],
    signingIn: 'Entrando…',
    done: 'Você entrou',
    leaving: 'Tudo certo. Indo para o seu perfil…',
  },
  link: {
    looking: 'Verificando seu link…',
    arrived: 'Que bom ver você',
    press: 'Seu link está bom. Um clique, e você entra.',
    needsCode: 'Só mais um gole',
    otherBrowser:
      'Este não é o navegador em que o link foi pedido. Digite o código de 6 dígitos do mesmo e-mail.',
    fromInvitation: 'Digite o código de 6 dígitos do seu convite e pronto.',
    join: 'Participar',
    otherPerson: 'Este link abre a conta de outra pessoa: a que recebeu o e-mail.',
    newLink: 'Pedir um novo link',
    unchecked: {
      title: 'Não conseguimos verificar seu link agora',
      text: 'O servidor não responde. Seu link continua válido.',
    },
  },
  arriving: {
    title: 'Entrando…',
    text: 'Só um momento, o café está passando.',
    done: 'Tudo certo, você entrou',
    toProfile: 'Indo para o seu perfil.',
    elsewhere: 'Levando você para lá.',
  },
  test: {
    text: (example) =>
      example === undefined
        ? 'Para experimentar o Cup of Joe, digite um endereço da empresa de exemplo e dê uma olhada.'
        : `Para experimentar o Cup of Joe, digite um endereço da empresa de exemplo, como ${example}, e dê uma olhada.`,
    noPeople:
      'Aqui não há empresa de exemplo. Para experimentar o Cup of Joe, digite um endereço da lista de acesso.',
    off: 'O acesso de teste está desativado. Use um link.',
    enter: 'Ir para o perfil',
    entering: 'Abrindo…',
    failed: 'Não foi possível entrar',
    signInAs: 'Ou entre como',
    person: (name, state) => `${name}, ${state}`,
    states: {
      active: 'participa',
      paused: 'em pausa',
      'left-out': 'sem encontro no mês passado',
      'on-leave': 'de licença',
      'not-set-up': 'sem perfil',
      'opted-out': 'não participa',
    },
  },
  admin: {
    text: 'Para quem cuida dos cafés.',
    asEmployee: 'Entrar para participar',
    dashboard: 'Ir para a administração',
    address: 'E-mail',
    password: 'Senha',
    signIn: 'Entrar na administração',
    signingIn: 'Entrando…',
    failed: 'Não foi possível entrar. Confira o e-mail e a senha.',
    byPasskey: 'Entrar com uma chave de acesso',
    waiting: 'Esperando sua chave de acesso…',
  },
  passkey: {
    notChecked: 'Não foi possível verificar a chave de acesso. Tente de novo.',
    notUsed: 'Nenhuma chave de acesso foi usada: a operação foi cancelada ou demorou demais. Tente de novo.',
    known: 'Este dispositivo já tem uma chave de acesso sua.',
    wrongPlace:
      'As chaves de acesso só funcionam no endereço que quem cuida do servidor definiu para o Cup of Joe.',
    notHere: 'Este navegador não pode usar uma chave de acesso aqui. Escolha outro jeito.',
  },
  replies: {
    hello: (name) => `Olá, ${name}.`,
    dead: {
      title: 'Este link esfriou',
      text: 'Ele está incompleto ou não vale mais. Entre para fazer o mesmo na sua página.',
      refused: 'Desta vez não',
    },
    met: {
      title: (name) => `Você se encontrou com ${name}?`,
      titleUnnamed: 'Vocês se encontraram?',
      onePress: 'Basta um clique.',
      onePressFor: (month) => `Basta um clique para ${month}.`,
      failed: 'Não foi possível salvar sua resposta',
      thanks: 'Agradecemos',
      already: 'Você já respondeu',
      about: (name) => `Sobre seu café com ${name}:`,
      aboutUnnamed: 'Sobre seu café:',
    },
    another: {
      title: 'Outra pessoa para você?',
      ask: 'Quero outra pessoa',
      failed: 'Não foi possível pedir outra pessoa',
      over: 'Seu café deste mês',
      overOfRound: 'Seu café',
      notLooked: 'Não procuramos ninguém: seu encontro continua de pé, ou você já tem outro.',
    },
    plan: {
      title: (names) => `Café com ${names}`,
      moves: (slot, isOfMore) =>
        `Por enquanto: ${slot}. Um clique muda o horário, e um novo convite chega por e-mail para ${isOfMore ? 'todo o grupo' : 'vocês'}.`,
      cancelled: (isOfMore) =>
        `Cancelado. Um e-mail avisa ${isOfMore ? 'todo o grupo' : 'vocês'}. Você pode reservar outro horário.`,
      failed: 'Não deu certo. Tente de novo.',
      keep: 'Deixar como está',
      isBooked: (names) => `Seu café com ${names} está marcado.`,
      gone: {
        past: (time) => `${time}: este horário já passou.`,
        unsuitable: (time) => `${time}: este horário não serve mais para vocês.`,
      },
    },
    leave: {
      title: 'Vai fazer uma pausa?',
      titleFor: (name) => `Vai fazer uma pausa, ${name}?`,
      text: 'Escolha o que for melhor para você. Nada acontece até você apertar o botão.',
      legend: 'De agora em diante',
      choices: {
        skip: { label: 'Pular a próxima rodada', hint: 'Depois dela, você volta automaticamente.' },
        pause_1: { label: 'Pausa de 1 mês', hint: 'Você volta automaticamente.' },
        pause_3: { label: 'Pausa de 3 meses', hint: 'Você volta automaticamente.' },
        opt_out: { label: 'Deixar de participar', hint: 'Sem encontros e sem newsletters até você voltar.' },
      },
      save: 'Salvar minha escolha',
      saving: 'Salvando…',
      failed: 'Não foi possível salvar sua escolha. Tente de novo.',
      done: 'Sua escolha foi salva',
      out: {
        title: 'Você não participa mais',
        text: 'Sem encontros e sem newsletters até você voltar, no seu perfil.',
      },
      invited: {
        title: 'Não é para você?',
        text: 'Um clique, e não perguntamos mais.',
        decline: 'Não perguntar mais',
        join: 'Prefiro participar',
      },
      asked: {
        title: 'Você participa desta vez?',
        text: 'Um clique, e procuramos alguém para você.',
        in: 'Eu participo',
        isIn: {
          title: 'Você participa',
          text: 'Dá para desfazer até a rodada ser feita.',
          takeBack: 'Desfazer',
        },
        over: {
          title: 'Nenhuma pergunta em aberto',
          text: 'Esta rodada já foi feita. Perguntamos antes da próxima.',
        },
      },
      staying: {
        title: 'Ainda quer um café?',
        text: 'Um clique e você continua.',
        stay: 'Sim, quero continuar',
        notNow: 'Agora não',
      },
    },
  },
  inquiry: {
    title: 'Café para a sua empresa',
    text: 'Conte quantas pessoas você gostaria de apresentar umas às outras. Respondemos por e-mail.',
    company: 'Nome da empresa',
    noCompany: 'Digite o nome da empresa',
    address: 'E-mail de contato',
    users: 'Pessoas previstas',
    noUsers: 'Escolha quantas pessoas você prevê',
    chooseUsers: 'Escolher',
    more: 'Mais informações',
    send: 'Enviar',
    sending: 'Enviando…',
    incomplete: 'Falta alguma coisa',
    invalidAddress: 'E-mail inválido',
    failed: 'Não foi possível enviar',
    tryAgain: 'Não foi possível enviar sua mensagem. Tente de novo.',
    sent: {
      notice: 'Mensagem enviada',
      title: 'Agradecemos o contato',
      text: (address) => ['Vamos escrever para ', address, '. Até lá, dê uma olhada por aqui.'],
      demo: 'Ver a demonstração',
      again: 'Enviar outra',
    },
  },
}
