import type { MailWords } from '../../words'

export const why: MailWords['why'] = {
  openAcross: 'Queréis conocer a cualquier persona, y trabajáis en departamentos distintos.',
  open: 'Queréis conocer a cualquier persona.',
  bothAcross: 'Las dos partes habéis pedido a alguien de otro departamento.',
  bothWithin: 'Las dos partes habéis pedido a alguien de vuestro departamento.',
  oneAcross: 'Una persona ha pedido a alguien de otro departamento; la otra quiere conocer a cualquiera.',
  oneWithin: 'Una persona ha pedido a alguien de su departamento; la otra quiere conocer a cualquiera.',
  broughtTogether: 'La idea de reuniros es de quienes llevan el programa.',
  neverMet: 'Aún no os conocéis.',
  lastMet: ({ month }) => `Vuestro último encuentro fue en ${month}.`,
  three: 'Este mes sois tres, para que nadie se quede fuera.',
  stillTwo: 'Ibais a ser tres. Una de las personas ya no puede, así que sois dos.',
  tableAcross: 'Venís de varios departamentos.',
  tableWithin: 'Trabajáis en el mismo departamento.',
  tableNeverMet: 'Entre vosotros nadie se había visto antes.',
  tableLastMet: ({ month }) => `El último encuentro entre dos del grupo fue en ${month}.`,
  fewer: 'Alguien ya no puede venir. El resto os veis igualmente.',
  grown: 'Esta mesa ha crecido desde que se formó.',
}
