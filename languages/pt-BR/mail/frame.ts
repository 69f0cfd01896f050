import type { MailWords } from '../../words'

export const hello: MailWords['hello'] = (name) => `Olá, ${name}.`

export const frame: MailWords['frame'] = {
  footer: 'Cup of Joe, um café com gente do trabalho',
  because: (company) => `Você recebe este e-mail porque participa dos cafés em ${company}.`,
  leave: 'Fazer uma pausa ou deixar de participar',
  met: 'Nos encontramos',
  missed: 'Não nos encontramos',
  yourMatch: 'A outra pessoa',
  cantMakeIt: {
    who: (name) => [name, ' não vai poder ir ao café.'],
    dontWait: 'Não é culpa de ninguém, e não é preciso esperar o mês que vem.',
    tooLate: 'Não é culpa de ninguém.',
    findSomeone: 'Quero outra pessoa',
    how: 'Um clique, e procuramos outra pessoa. Assim que encontrarmos, escrevemos para vocês. Prefere esperar? Então não precisa fazer nada.',
  },
}
