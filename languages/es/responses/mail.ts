import type { Responses } from '../../words'

export const mail: Responses['mail'] = {
  purgedMail:
    'Este boletín se envió y se archivó automáticamente. De los boletines enviados no hay vista previa de los correos, porque se eliminan para mantener limpio el sistema.',
  notSent: 'Este boletín no se ha enviado.',
  noNewsletter: 'No se ha encontrado el boletín',
  noUser: 'No se ha encontrado a la persona',
  nothingSentThen: 'Ese mes no se envió ningún boletín.',
  beingSent: 'Este boletín se está enviando. Espera a que termine el envío, o cancélalo.',
  runningMonth: 'Este registro es del mes en curso. Se puede vaciar cuando se archive, el mes que viene.',
  purgedAlready: 'Este registro ya está vaciado.',
  purged: (title) => `El contenido personal de «${title}» se ha eliminado.`,
  notSigned: (by) => `Esta petición no lleva la firma de ${by}, o la firma es demasiado antigua.`,
  notEvents: 'El contenido no es una lista de eventos.',
  noMail: 'Ese correo no está en la bandeja de salida.',
}
