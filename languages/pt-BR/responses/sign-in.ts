import type { Responses } from '../../words'

export const signIn: Responses['signIn'] = {
  manyFailed: (wait) =>
    `Muitas tentativas de entrar não deram certo. Tente de novo em ${wait}, ou entre por um link.`,
  manyFailedHere: (wait) =>
    `Muitas tentativas de entrar nesta conta não deram certo. Tente de novo em ${wait}, ou entre por um link.`,
  onlyCompany: (domains, areMore) => {
    const named = domains.join(', ')
    const which = named && ` (${named}${areMore ? ' e outros' : ''})`
    return `Só participa quem tem um endereço da empresa${which}. Entre com seu e-mail do trabalho.`
  },
  codeSentAlready: {
    orEnterIt: (wait) => `Já enviamos um código para este endereço. Digite-o, ou peça outro em ${wait}.`,
    orByLink: (wait) =>
      `Já enviamos um código para este endereço. Peça outro em ${wait}, ou entre por um link.`,
  },
  wait: {
    hours: (count) => (count === 1 ? 'uma hora' : `${count} horas`),
    minutes: (count) => (count === 1 ? 'um minuto' : `${count} minutos`),
  },
  codeSent: 'Enviamos um código de 6 dígitos para o seu e-mail.',
  erasedNow: 'Esta conta acabou de ser excluída. Entre de novo.',
  isAdminAlready: (email) => `${email} já faz parte da administração.`,
  wrongPasswords: (minutes) =>
    `Muitas senhas erradas. Tente de novo em ${minutes}. Sua sessão continua aberta, e sua senha não muda.`,
  noPassword:
    'Você entra por link ou código e não tem senha. Defina uma com “npm run admin -- reset-password”.',
  notCurrent: 'Essa não é sua senha atual.',
  lastAdmin: 'Esta é a última pessoa da administração. Crie outra primeiro: npm run admin -- create EMAIL',
  nobodyWith: (email) => `Ninguém aqui tem o endereço ${email}.`,
  noSecondFactor: (email) => `${email} não tem segundo fator.`,
  noAdmin: (email) => `${email} não faz parte da administração.`,
  passwordChanged: 'Sua senha mudou. Suas outras sessões foram encerradas.',
  manyByPassword:
    'Muita gente está entrando por senha agora. Tente de novo em alguns segundos, ou entre por link.',
  easyToGuess:
    'Essa senha é fácil de adivinhar. Escolha uma mais longa, como quatro palavras que não têm nada a ver umas com as outras.',
  invalidCredentials: 'E-mail ou senha inválidos.',
  notAuthorized: 'Este endereço não está autorizado. Fale com a administração.',
  appUnreadable:
    'Seu aplicativo autenticador foi configurado com outro segredo de assinatura. Use uma chave de acesso ou um código de recuperação e configure o aplicativo de novo.',
  wrongAppCodes: (minutes) =>
    `Muitos códigos errados. Use uma chave de acesso ou um código de recuperação, ou tente um código de novo em ${minutes}.`,
  wrongAppCode: 'Este código está errado, ou já foi usado. Espere o próximo.',
  beginAgain: 'Comece de novo com uma nova chave.',
  noApp: 'Você não tem um aplicativo autenticador. Use outro jeito.',
  mostPasskeys: (most) => `Você já tem ${most} chaves de acesso. Remova uma primeiro.`,
  passkeyAlready: 'Esta chave de acesso já foi adicionada.',
  onlySecondFactor: 'Este é seu único segundo fator, e aqui você precisa de um. Adicione outro primeiro.',
  addFirst: 'Adicione primeiro uma chave de acesso ou um aplicativo autenticador.',
  wrongRecoveryCode: 'Este código de recuperação está errado, ou já foi usado. Tente outro.',
  manyPasskeySignIns: (minutes) =>
    `Muitos acessos por chave de acesso vieram da sua rede. Entre de outro jeito, ou tente de novo em ${minutes}.`,
  passkeyAdded: 'A chave de acesso foi adicionada.',
  passkeyRemoved: 'A chave de acesso foi removida.',
  appSetUp: 'O aplicativo autenticador foi configurado.',
  appRemoved: 'O aplicativo autenticador foi removido.',
  proved: 'Tudo certo, era você.',
  noPasskey: 'Você não tem chave de acesso. Use outro jeito.',
  passkeyNotAdded:
    'Não foi possível adicionar esta chave de acesso. Tente de novo; se acontecer outra vez, use outro dispositivo ou um aplicativo autenticador.',
  passkeyRefused: 'Esta chave de acesso não foi aceita. Tente de novo, ou use outro jeito.',
  linkJustSent: 'Enviamos um link para este endereço há pouco. Os três últimos funcionam.',
  manyToday:
    'Já enviamos muitos e-mails para este endereço hoje. Os três últimos links ainda funcionam. Em outro navegador, é preciso o código do mesmo e-mail.',
  manyMails: (minutes) =>
    `Muitos e-mails foram pedidos na sua rede. Tente de novo em ${minutes}. Os links que você já recebeu ainda funcionam.`,
  mailFailed: 'Não foi possível enviar o e-mail. Tente de novo daqui a pouco.',
  accountOff: 'Esta conta está desativada. Fale com a administração.',
  wrongCode: 'Este código está errado ou expirou.',
  fifthTry: 'Essa foi a quinta tentativa errada. Peça um novo código.',
  invalidLink: 'Este link não é válido ou expirou. Peça um novo.',
  enterCode: 'Digite o código de 6 dígitos do mesmo e-mail.',
  otherCode: 'Este não é o código desse e-mail. Confira os seis dígitos.',
  testAccessOff: 'O acesso de teste está desativado. Use um link.',
  adminsByPassword: 'A administração entra por senha ou por link.',
  signedIn: 'Você entrou.',
  verificationCodeSent: 'Enviamos um código de confirmação de 6 dígitos para o seu e-mail.',
  linkSent: 'Confira seu e-mail: enviamos um link para você entrar.',
  confirmed: 'Seu endereço está confirmado.',
  confirmedAlready: 'Seu endereço já está confirmado.',
  newCodeSent: 'Enviamos um novo código de 6 dígitos para o seu e-mail.',
  signedOut: 'Sessão encerrada.',
  signedOutThere: 'Essa sessão foi encerrada.',
  signedOutElsewhere: 'Suas outras sessões foram encerradas.',
  wrongCodes: (minutes) => `Muitos códigos errados. Tente de novo em ${minutes}, ou entre por um link.`,
}
