import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'

const { plural } = formatsOf('pt-BR')

const times = (one: string, added: string, used: string | null) =>
  used === null ? `${one} em ${added}, ainda sem uso` : `${one} em ${added}, último uso: ${used}`

export const account: Words['account'] = {
  description: 'Como você entra, e onde sua sessão está aberta.',
  checking: 'Verificando…',
  waitingForDevice: 'Esperando seu dispositivo…',
  codes: {
    title: 'Seus códigos de recuperação',
    save: 'Guarde-os onde possa encontrá-los sem este dispositivo. Cada um deixa você entrar uma vez, se perder o segundo fator. Eles só aparecem agora.',
    copied: 'Códigos copiados',
    download: 'Baixar',
    file: (codes) => `Códigos de recuperação do Cup of Joe\n\n${codes}\n`,
    saved: 'Já os guardei',
  },
  add: {
    passkey: {
      action: 'Adicionar chave de acesso',
      title: 'Adicionar uma chave de acesso',
      description:
        'Com sua digital, seu rosto, o bloqueio de tela ou uma chave de segurança. Você também pode entrar só com ela.',
      name: 'Nome',
      nameHint: 'Um nome que você reconheça, como “Notebook” ou “Chave azul”.',
      submit: 'Adicionar',
      failed: 'Não foi possível adicionar a chave de acesso',
    },
    app: {
      action: 'Configurar aplicativo autenticador',
      replace: 'Trocar o aplicativo autenticador',
      title: 'Configurar um aplicativo autenticador',
      description:
        'Leia este código com o aplicativo do seu celular, ou digite a chave. Depois digite o código que o aplicativo mostra.',
      submit: 'Ativar',
      failed: 'Não foi possível configurar o aplicativo',
      noKey: 'Não foi possível criar uma chave. Tente de novo.',
      copyKey: 'Copiar a chave',
      keyCopied: 'Chave copiada',
      image: 'Código QR da chave',
    },
  },
  proof: {
    setUp: {
      title: 'Configure um segundo fator',
      text: 'Aqui, a administração e as pessoas responsáveis por grupos precisam de mais do que um link ou uma senha. Leva um minuto.',
    },
    title: 'É você?',
    text: 'Isto pede seu segundo fator. Depois você continua de onde parou.',
    ways: {
      passkey: 'Usar uma chave de acesso',
      app: 'Usar o aplicativo autenticador',
      'recovery-code': 'Usar um código de recuperação',
    },
    hints: { app: 'Do seu aplicativo autenticador.', 'recovery-code': 'Cada um funciona só uma vez.' },
    recoveryCode: 'Código de recuperação',
    waiting: 'Esperando sua chave de acesso…',
    failed: 'Não foi possível verificar o código. Tente de novo.',
    submit: 'Sou eu',
  },
  secondFactor: {
    title: 'Segundo fator',
    description: 'Você precisa dele depois de entrar, e de novo antes de tudo o que não pode ser desfeito.',
    failed: 'Não foi possível carregar seu segundo fator.',
    passkey: {
      state: (added, used) => `Chave de acesso, ${times('adicionada', added, used)}`,
      question: (name) => `Remover a chave de acesso “${name}”?`,
    },
    app: {
      name: 'Aplicativo autenticador',
      state: (added, used) => `Seis dígitos, ${times('adicionado', added, used)}`,
      question: 'Remover o aplicativo autenticador?',
    },
    remove: {
      action: 'Remover',
      named: (name) => `Remover ${name}`,
      effect:
        'Ele não vai mais servir para provar que é você. Se for o último, seus códigos de recuperação somem também.',
      failed: 'Não foi possível remover',
    },
    codes: {
      title: 'Códigos de recuperação',
      left: (count) => plural(count, { one: 'Resta #', many: 'Restam #', other: 'Restam #' }),
      renew: 'Criar novos',
      question: 'Criar novos códigos de recuperação?',
      effect: 'Os códigos que você tem agora deixam de funcionar.',
      confirm: 'Criar novos',
      done: 'Os códigos anteriores não funcionam mais.',
      failed: 'Não foi possível criar novos códigos',
    },
  },
}
