import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { plural } = formatsOf('es')

export const privacy: Responses['privacy'] = {
  erased: 'Los datos de la persona se han eliminado.',
  erasedButOpen: (domain) =>
    `Los datos de la persona se han eliminado. ${domain} sigue en la lista de acceso, así que con esta dirección se puede volver a participar.`,
  notTheirAddress: 'Esta no es la dirección de esa persona, así que no se ha eliminado a nadie.',
  typeAddress: 'Escribe la dirección de esta persona',
  readdressed: (from, to) => `A partir de ahora, ${from} es ${to}. Escribimos a las dos direcciones.`,
  readdressedBarred: (from, to) =>
    `A partir de ahora, ${from} es ${to}. La lista de acceso bloquea esta dirección, así que no se envía ningún correo.`,
  merged: (email) => `Las dos cuentas son ahora una, con la dirección ${email}.`,
  returnsStale: (people) =>
    `Ahora se trata de ${plural(people, { one: '# persona', many: '# personas', other: '# personas' })}. Vuelve a mirarlo.`,
  theSame: (people) =>
    `${plural(people, { one: '# cuenta continúa', many: '# cuentas continúan', other: '# cuentas continúan' })} con su historial. Tarda unos minutos.`,
  newOnes: (people) =>
    `${plural(people, { one: '# persona empieza', many: '# personas empiezan', other: '# personas empiezan' })} de cero. Las cuentas anteriores se eliminan en unos minutos.`,
  addressStale: (email) => `Su dirección ha cambiado a ${email}. Vuelve a mirarla.`,
  erasedAlready: 'Los datos de esta persona ya se han eliminado.',
  adminsStay: (email) =>
    `No se puede eliminar a quien administra. Quítale antes los permisos: npm run admin -- remove ${email}`,
  beingSent: (newsletter) =>
    `«${newsletter}» se está enviando, a esta persona o con su nombre. Espera a que termine el envío, o cancélalo.`,
  youAreAdmin:
    'Con permisos de administración no se puede eliminar la cuenta. Pide a quienes gestionan el servidor que te los quiten (npm run admin -- remove) y elimínala después aquí.',
  sendingToYou:
    'Ahora mismo se está enviando un boletín a tu dirección, o con tu nombre. No se ha eliminado nada. Inténtalo de nuevo cuando termine.',
  accountDeletedMail: 'Tu cuenta se ha eliminado. Un último correo lo confirma.',
  accountDeleted: 'Tu cuenta se ha eliminado.',
}
