import type { MailWords } from '../../words'

export const why: MailWords['why'] = {
  openAcross: 'Os apetece conocer a gente de cualquier departamento, y trabajáis en dos distintos.',
  open: 'Os apetece conocer a gente de cualquier departamento.',
  bothAcross: 'Habéis pedido conocer a alguien de otro departamento.',
  bothWithin: 'Habéis pedido conocer a alguien de vuestro departamento.',
  oneAcross: 'Una persona ha pedido a alguien de otro departamento; la otra está abierta a cualquiera.',
  oneWithin: 'Una persona ha pedido a alguien de su departamento; la otra está abierta a cualquiera.',
  broughtTogether: 'La idea de reuniros es de quienes llevan el programa.',
  neverMet: 'Aún no os conocéis.',
  lastMet: ({ month }) => `Vuestro último encuentro fue en ${month}.`,
  three: 'Este mes sois tres, para que nadie se quede sin café.',
  stillTwo: 'Ibais a ser tres. Una de las personas ya no puede, así que sois dos.',
  tableAcross: 'Venís de varios departamentos.',
  tableWithin: 'Trabajáis en el mismo departamento.',
  tableNeverMet: 'En este grupo nadie se conocía de antes.',
  tableLastMet: ({ month }) => `El último encuentro entre dos del grupo fue en ${month}.`,
  fewer: 'Alguien ya no puede venir. El resto os veis igualmente.',
  grown: 'Esta mesa ha crecido desde que se formó.',
  topics: ({ names }) => `Habéis elegido lo mismo: ${names}.`,
  tableTopics: ({ names }) => `Varias personas del grupo habéis elegido: ${names}.`,
  aboutTopic: ({ name }) => `¿Qué os gustaría contaros sobre este tema: ${name}?`,
}
