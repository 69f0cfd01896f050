import type { Words } from '../words'

export const demo: Words['demo'] = {
  title: 'Um mês com o Cup of Joe',
  description: 'As pessoas desta página são inventadas. O café é de verdade.',
  start: 'Começar agora',
  tabs: {
    profile: 'Seu perfil',
    'sign-in': 'Entrar sem esforço',
    matching: 'Duplas bem feitas',
    newsletter: 'A newsletter do mês',
  },
  admin: {
    title: 'E atrás do balcão?',
    text: 'O mesmo mês visto por quem cuida dele, com uma empresa inventada para experimentar.',
    open: 'Ver o lado da administração',
  },
  profile: {
    title: 'Dois minutos sobre você',
    text: {
      what: 'Uma foto se quiser, sua área, quem você gostaria de conhecer e uma frase sobre você.',
      pause:
        'Vai sair de férias? Faça uma pausa de um mês ou de três. A caneca mostra como você está, e você volta automaticamente.',
    },
    department: 'Design',
    preference: 'Quem eu gostaria de conhecer',
    ownPreference: 'SÓ gente de outras áreas',
    bio: 'Sobre mim',
    ownBio:
      'Transformo formulários complicados em formulários curtos. Longe da tela: escalada, trocadilhos ruins, o dal da minha avó.',
    active: 'Participa',
    next: 'Você participa da próxima rodada do mês.',
  },
  signIn: {
    title: 'Senha, nunca mais',
    text: {
      ways: 'Um link no seu e-mail do trabalho basta para entrar. Um código de 6 dígitos também, se você está em outro dispositivo.',
      nothing: 'Nada para lembrar, nada para redefinir, nada para vazar.',
    },
    steps: {
      address: {
        title: 'Digite seu e-mail do trabalho',
        text: 'priya@example.com',
        note: 'Só entram endereços da sua empresa.',
      },
      mail: {
        title: 'Abra o e-mail',
        text: 'Seu link para entrar no Cup of Joe',
        note: 'Vale por 24 horas, funciona uma vez.',
      },
      button: {
        title: 'Aperte um botão',
        text: 'Que bom ver você, Priya',
        note: 'Em outro dispositivo, o código de 6 dígitos resolve: 408\u00a0213.',
      },
    },
  },
  matching: {
    title: 'O acaso, com boas maneiras',
    text: 'Uma vez por mês, cada participante encontra uma pessoa. As regras são poucas:',
    rules: {
      noRepeat: 'nunca a mesma pessoa duas vezes em 3 meses',
      active: 'só entra no sorteio quem participa',
      across: 'duplas entre áreas diferentes têm prioridade',
    },
    pairs: {
      priya: {
        from: 'Design e Finanças',
        why: 'As duas pessoas pediram a mesma coisa: alguém de outra área. E nunca se encontraram.',
      },
      lena: {
        from: 'Vendas e Engenharia',
        why: 'Para as duas pessoas qualquer área serve, então vale misturar as áreas.',
      },
      mei: {
        from: 'Jurídico',
        why: 'Mei pediu alguém da própria área. O último encontro foi há oito meses.',
      },
    },
  },
  newsletter: {
    title: 'Um e-mail que dá gosto de abrir',
    text: {
      one: 'Quando as duplas do mês estão prontas, cada pessoa recebe um e-mail: quem ela encontra, e uma ideia para puxar conversa.',
      company: 'Com as palavras da sua empresa em volta: um clima, uma citação, um desafio para a copa.',
    },
    from: (label, name) => [label('De: '), name],
    to: (label, address) => [label('Para: '), address],
    subject: 'Priya, este é o Jonas, de Finanças',
    match: 'Seu encontro deste mês',
    department: 'Finanças',
    bio: 'Planilhas durante a semana, veleiros no fim de semana. Me pergunte como ler um balanço em quatro minutos.',
    toBegin: 'Para começar',
    starter: 'O que você queria ser quando tinha nove anos?',
    tips: {
      title: 'Três dicas',
      casual: 'Sem formalidade: 25 minutos bastam.',
      curious: 'Com curiosidade.',
      beyond: 'Para além dos cargos.',
    },
  },
}
