import type { Words } from '../words'

export const landing: Words['landing'] = {
  places: {
    home: 'Início',
    howItWorks: 'Como funciona',
    whyChooseUs: 'Vantagens',
    features: 'O que oferece',
  },
  actions: {
    demo: 'Demonstração',
    admin: 'Administração',
    signIn: 'Entrar',
  },
  hero: {
    above: 'Um café no trabalho, uma vez por mês',
    title: 'Bom café. Gente\u00a0nova.',
    text: 'Todo mês, o Cup of Joe apresenta você a uma pessoa da empresa com quem você não cruzaria de outro jeito. Vinte e cinco minutos, duas xícaras, sem pauta.',
    openHub: 'Abrir seu cantinho do café',
    signIn: 'Entrar ou participar',
    demo: 'Ver a demonstração',
    noPassword: 'Sem senha. Basta um link no seu e-mail do trabalho.',
  },
  note: {
    above: 'Seu encontro deste mês',
    pair: 'Priya, de Design, este é o Jonas, de Finanças.',
    why: 'Vocês pediram a mesma coisa: alguém de outra área. E nunca se encontraram.',
    toBegin: 'Para começar:',
    question: 'O que você queria ser quando tinha nove anos?',
  },
  steps: {
    signUp: {
      title: 'Participe',
      text: 'Entre com seu e-mail do trabalho verificado. Diga quem você é, em que área trabalha e quem gostaria de conhecer.',
    },
    getMatched: {
      title: 'Descubra com quem',
      text: 'Uma vez por mês, o sorteio apresenta você a uma pessoa: conforme sua preferência, e nunca a mesma duas vezes em três meses.',
    },
    connect: {
      title: 'Conheça alguém',
      text: 'Uma newsletter traz o perfil da pessoa e uma ideia para puxar conversa. O resto é com vocês.',
    },
  },
  why: {
    lead: 'Quem já tomou um café junto acha mais fácil pedir ajuda.',
    figures: {
      engagement: {
        figure: '+32%',
        title: 'Mais engajamento',
        text: 'Quem conhece gente de outras equipes participa mais.',
      },
      quitting: {
        figure: '−71%',
        title: 'Menos vontade de sair',
        text: 'Um rosto amigo em outra área é um motivo para ficar.',
      },
      burnout: {
        figure: '−40%',
        title: 'Menos esgotamento',
        text: 'Uma pausa de verdade: sem slides, sem ata, sem tarefas depois.',
      },
    },
  },
  features: {
    title: 'O que está no cardápio',
    list: {
      signIn: {
        name: 'Acesso seguro',
        tag: 'sem senhas',
        text: 'Um link ou um código de seis dígitos no seu e-mail do trabalho, só para gente da sua empresa.',
      },
      matching: {
        name: 'Duplas bem feitas',
        tag: 'justo, com prova',
        text: 'As preferências são respeitadas, nunca o mesmo rosto duas vezes em três meses, e ninguém fica de fora sempre.',
      },
      pairings: {
        name: 'Todo mês',
        tag: 'a dois',
        text: 'Um rosto novo por mês: com frequência para criar expectativa, e com folga para caber na agenda.',
      },
      mails: {
        name: 'Por e-mail',
        tag: 'com a sua marca',
        text: 'Uma newsletter que dá gosto de abrir: com o encontro, um clima, uma citação e um desafio.',
      },
      figures: {
        name: 'Painel de dados',
        tag: 'números ao vivo',
        text: 'Quem participa, quem se encontrou e como as áreas se aproximam.',
      },
      controls: {
        name: 'Administração',
        tag: 'em um só lugar',
        text: 'Áreas, pessoas, newsletters e a saúde da plataforma: uma pessoa só dá conta.',
      },
    },
  },
  getStarted: {
    title: 'A próxima xícara é por nossa conta',
    member: 'Veja com quem é, ou pergunte como seria em outra empresa.',
    visitor: 'Em dois minutos você participa. Ou pergunte como seria na sua empresa.',
    start: 'Começar agora',
    inquiry: 'Contato de empresas',
    test: 'Acesso rápido de teste',
    questions: 'Dúvidas?',
    writeTo: (address) => ['Escreva para ', address],
    write: 'Escreva para nós.',
  },
  footer: { label: 'Rodapé', help: 'Ajuda', contact: 'Contato' },
}
