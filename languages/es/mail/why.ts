import type { MailWords } from '../../words'

export const why: MailWords['why'] = {
  openAcross: 'A las dos partes os va bien cualquier persona, y trabajáis en departamentos distintos.',
  open: 'A las dos partes os va bien cualquier persona.',
  bothAcross: 'Las dos partes habéis pedido a alguien de otro departamento.',
  bothWithin: 'Las dos partes habéis pedido a alguien de vuestro departamento.',
  oneAcross: 'Una parte ha pedido a alguien de otro departamento; a la otra le va bien cualquier persona.',
  oneWithin: 'Una parte ha pedido a alguien de su departamento; a la otra le va bien cualquier persona.',
  broughtTogether: 'La idea de reuniros es de quienes llevan el programa.',
  neverMet: 'Aún no os conocéis.',
  lastMet: ({ month }) => `Vuestro último encuentro fue en ${month}.`,
  three: 'Este mes sois tres, para que nadie se quede fuera.',
  stillTwo: 'Ibais a ser tres. Una de las personas ya no puede, así que sois dos.',
}
