import type { MailWords } from '../../words'

export const hello: MailWords['hello'] = (name) => `Bonjour ${name}.`

export const frame: MailWords['frame'] = {
  footer: 'Cup of Joe, des cafés entre collègues',
  because: (company) => `Tu reçois cet e-mail parce que tu participes aux pauses café de ${company}.`,
  leave: 'Faire une pause ou arrêter',
  met: 'Café pris',
  missed: 'Raté cette fois',
  yourMatch: 'L’autre personne',
  cantMakeIt: {
    who: (name) => [name, ' ne pourra finalement pas venir au café.'],
    dontWait: 'Ce n’est la faute de personne, et pas besoin d’attendre le mois prochain.',
    tooLate: 'Ce n’est la faute de personne.',
    findSomeone: 'Trouvez-moi quelqu’un d’autre',
    how: 'Un clic, et nous cherchons quelqu’un d’autre. Dès que c’est trouvé, nous vous écrivons à vous deux. Tu préfères attendre\u202f? Alors tu n’as rien à faire.',
  },
}
