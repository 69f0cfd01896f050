import type { MailWords } from '../../words'

export const hello: MailWords['hello'] = (name) => `Hola, ${name}.`

export const frame: MailWords['frame'] = {
  footer: 'Cup of Joe, un café con gente del trabajo',
  because: (company) => `Recibes este correo porque participas en los cafés de ${company}.`,
  leave: 'Hacer una pausa o dejarlo',
  met: 'Hubo café',
  missed: 'No pudo ser',
  yourMatch: 'La otra persona',
  cantMakeIt: {
    who: (name) => ['Al final, ', name, ' no puede venir al café.'],
    dontWait: 'No es culpa de nadie, y no hace falta esperar al mes que viene.',
    tooLate: 'No es culpa de nadie.',
    findSomeone: 'Buscarme a otra persona',
    how: 'Un clic, y buscamos a otra persona. En cuanto la encontremos, os escribimos. ¿Prefieres esperar? Entonces no tienes que hacer nada.',
  },
}
