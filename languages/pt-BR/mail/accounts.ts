import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { plural } = formatsOf('pt-BR')

const ignore =
  'Se não foi você quem pediu, alguém digitou seu endereço por engano. Pode ignorar este e-mail: nada acontece.'

export const accounts: MailWords['accounts'] = {
  link: {
    subject: 'Seu link para entrar no Cup of Joe',
    title: 'Seu link de acesso',
    preheader: 'Válido por 24 horas, e uma única vez.',
    open: 'Abra este link no navegador em que você o pediu e aperte “Entrar” lá:',
    button: 'Entrar no Cup of Joe',
    elsewhere: 'Em outro navegador, ou no celular, a página pede também este código:',
    once: 'O link vale por 24 horas e funciona uma vez, assim como os dois links anteriores. Não dê o código a ninguém.',
    ignore,
  },
  code: {
    preheader: 'Seis dígitos, válidos por 15 minutos.',
    once: 'O código vale por 15 minutos e funciona uma vez. Não o dê a ninguém.',
    for: {
      code: {
        title: 'Seu código de acesso',
        intro: 'Digite-o no navegador em que você o pediu:',
        subject: 'Seu código do Cup of Joe',
        ignore,
      },
      validation: {
        title: 'Confira seu e-mail',
        intro: 'Digite este código para confirmar seu endereço:',
        subject: 'Confirme seu endereço para o Cup of Joe',
        ignore,
      },
      deletion: {
        title: 'Excluir sua conta',
        intro: 'Digite este código para excluir de vez sua conta e tudo o que é guardado sobre você:',
        subject: 'Excluir sua conta do Cup of Joe',
        ignore:
          'Se não foi você quem pediu, outra pessoa entrou na sua conta. Nada é excluído sem o código: guarde-o só para você e encerre todas as outras sessões no seu perfil.',
      },
    },
  },
  deleted: {
    subject: 'Sua conta do Cup of Joe foi excluída',
    title: 'Sua conta foi excluída',
    preheader: 'Você não recebe mais nada.',
    what: 'Sua conta do Cup of Joe foi excluída, junto com seu perfil, sua foto, seus acessos e os e-mails para você. No histórico das outras pessoas, você agora é “Ex-colega”.',
    last: 'Este é o último e-mail que você recebe do Cup of Joe. As cópias de segurança anteriores ainda contêm seus dados, até que as pessoas que cuidam do Cup of Joe as excluam.',
    notYou: (contact) => `Se não foi você, escreva para ${contact}.`,
  },
  moved: {
    title: 'Seu endereço no Cup of Joe mudou',
    intro:
      'Sua conta do Cup of Joe tem outro endereço. Todas as suas sessões foram encerradas, e a partir de agora você entra com o novo endereço. Seu histórico e todo o resto continuam.',
    before: 'Antes',
    now: 'Agora',
    wrong:
      'Isso está errado, ou o novo endereço não é seu? Responda a este e-mail: sua resposta chega às pessoas que cuidam do Cup of Joe.',
  },
  manager: {
    subject: (group) => `Agora você é responsável por ${group} no Cup of Joe`,
    title: (group) => `Agora você é responsável por ${group}`,
    intro: (group) =>
      `A administração deu a você a responsabilidade por ${group} no Cup of Joe: você cuida das pessoas, das rodadas, das newsletters e dos números do grupo.`,
    noPassword:
      'Você não precisa de outra senha: entre com este endereço e abra a administração. Ela mostra só os seus grupos.',
  },
  openDashboard: 'Abrir o painel',
  inquiry: {
    subject: (company) => `Cup of Joe: contato de ${company}`,
    title: 'Uma empresa quer saber do Cup of Joe',
    preheader: (company, people) => `${company}, ${people} pessoas`,
    footer:
      'Você recebe este e-mail porque os contatos de empresas vão para este endereço. Sua resposta vai para a empresa.',
    company: 'Empresa',
    contact: 'Contato',
    users: 'Pessoas previstas',
    more: 'Mais informações',
    none: 'nenhuma',
    write: 'Responder',
  },
  notice: {
    wasYou: 'Se foi você, não precisa fazer nada.',
    what: 'O quê',
    when: 'Quando',
    moment: (moment, zone) => `${moment} (${zone})`,
  },
  device: {
    subject: 'Novo dispositivo: acesso ao Cup of Joe',
    title: 'Acesso em um novo dispositivo',
    intro: 'Alguém entrou na sua conta de administração em um navegador que você ainda não tinha usado.',
    device: 'Dispositivo',
    how: 'Como',
    ip: 'Endereço IP',
    notYou:
      'Se não foi você, encerre todas as outras sessões e troque sua senha, em “Sua conta”, e avise as pessoas que cuidam do servidor.',
    unknown: 'Um navegador desconhecido',
    browserOn: (browser, system) => `${browser} no ${system}`,
    ways: {
      magic_link: 'Por um link enviado por e-mail',
      code: 'Por um código enviado por e-mail',
      validation: 'Pelo código que confirma o endereço',
      password: 'Por senha',
      passkey: 'Por chave de acesso',
      single_sign_on: 'Por login único da empresa',
      test_access: 'Por acesso de teste',
    },
  },
  secondFactor: {
    subject: 'Seu segundo fator no Cup of Joe mudou',
    title: 'Seu segundo fator mudou',
    intro: 'A segunda etapa do seu acesso mudou.',
    notYou:
      'Se não foi você, avise logo as pessoas que cuidam do servidor: “npm run admin -- reset-second-factor” tira o segundo fator da sua conta e encerra todas as suas sessões.',
    what: {
      passkeyAdded: (name) => `A chave de acesso “${name}” foi adicionada`,
      passkeyRemoved: (name) => `A chave de acesso “${name}” foi removida`,
      appAdded: 'Um aplicativo autenticador foi configurado',
      appRemoved: 'O aplicativo autenticador foi removido',
      newCodes: 'Novos códigos de recuperação foram criados; os anteriores não funcionam mais',
      codeUsed: 'Um código de recuperação foi usado',
      allRemoved: 'Quem cuida do servidor removeu tudo',
    },
  },
  wrongCodes: {
    subject: 'Muitos códigos de acesso errados no Cup of Joe',
    title: 'Muitos códigos de acesso errados',
    intro: (count) =>
      plural(count, {
        one: 'Em dez minutos, # código de acesso errado foi digitado. Alguém pode estar tentando adivinhar, para entrar em uma conta.',
        many: 'Em dez minutos, # de códigos de acesso errados foram digitados. Alguém pode estar tentando adivinhar, para entrar em uma conta.',
        other:
          'Em dez minutos, # códigos de acesso errados foram digitados. Alguém pode estar tentando adivinhar, para entrar em uma conta.',
      }),
    limits:
      'O Cup of Joe limita as tentativas, e ninguém perde o acesso: os links por e-mail funcionam, os navegadores já usados não ficam mais lentos, e qualquer outro navegador tem ao menos uma tentativa por minuto.',
    whatToDo:
      'Se muita gente está entrando agora ao mesmo tempo, podem ser erros de digitação. Se não, peça às pessoas que cuidam do servidor que procurem no registro dele os endereços de onde vêm as chamadas recusadas e os bloqueiem.',
    onceADay: 'Você recebe este e-mail no máximo uma vez por dia.',
  },
}
