import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, plural } = formatsOf('es')

const pairs = (count: number, one: string, other: string) =>
  plural(count, {
    one: `# emparejamiento ${one}`,
    many: `# de emparejamientos ${other}`,
    other: `# emparejamientos ${other}`,
  })
const groups = (count: number) =>
  plural(count, { one: '# grupo omitido', many: '# de grupos omitidos', other: '# grupos omitidos' })
const people = (count: number) =>
  plural(count, { one: '# persona', many: '# de personas', other: '# personas' })
const are = (count: number) => (count === 1 ? 'está' : 'están')
const inIt = (count: number) => (count > 0 ? ` (con ${digits(count)} de estas personas)` : '')
const theNewsletter = (title: string | undefined, otherwise: string) =>
  title === undefined ? otherwise : `«${title}»`

export const pairings: Responses['pairings'] = {
  making: {
    group: (name) => `Emparejando ${name}`,
    meetings: (count) => `Revisando los encuentros anteriores de ${people(count)}`,
    search: (count) => `Buscando el mejor emparejamiento para ${people(count)}`,
    storing: (count) =>
      `Guardando ${plural(count, { one: '# pareja', many: '# de parejas', other: '# parejas' })}`,
    storingTables: (count) =>
      `Guardando ${plural(count, { one: '# mesa', many: '# de mesas', other: '# mesas' })}`,
  },
  pairedAlready: (count, scope, toldOn) =>
    `${people(count)} de ${scope} ya ${count === 1 ? 'tiene' : 'tienen'} encuentro este mes${toldOn ? `, y un boletín lo dijo el ${toldOn}` : ''}. Un segundo emparejamiento les daría otro encuentro.`,
  inAnotherRound: {
    ofNow: (count, scope) =>
      `${people(count)} de ${scope} ya ${count === 1 ? 'tiene' : 'tienen'} encuentro en otro emparejamiento activo de este mes.`,
    earlier: (count, scope) =>
      `${people(count)} de ${scope} ${are(count)} en otro emparejamiento activo. Cuando la administración lo haya terminado o eliminado, genera el siguiente.`,
  },
  stillActive: {
    ofNow: (name, count) =>
      `«${name}» sigue activo${inIt(count)}. Es el emparejamiento de este mes: para hacer otro, elimínalo primero.`,
    earlier: (name, count) =>
      `«${name}» sigue activo${inIt(count)}. Termínalo o elimínalo, y después genera el siguiente emparejamiento.`,
  },
  notAsked: 'Aún no se ha preguntado a nadie.',
  tooFew: (scope, ready, least) =>
    `${scope} tiene ${people(ready)} por emparejar; hacen falta al menos ${digits(least)}. Cuenta quien ha iniciado sesión, tiene perfil y participa.`,
  noHosts: 'Hoy no hay anfitriones. Indica más anfitriones del programa o espera a que participe alguno.',
  noGuests:
    'Hoy no hay invitados: todos los que participan son anfitriones. Invita a más gente o indica menos anfitriones.',
  noPair: (count, isTables, reasons, more) =>
    `${isTables ? `Con estas ${people(count)} no se puede formar ahora ninguna mesa.` : `Entre estas ${people(count)} no hay dos que ahora se puedan emparejar.`} ${reasons.join(' ')}${more > 0 ? ` Y ${digits(more)} más.` : ''}`,
  peopleLeft: (who, more) =>
    `Desde que lo miraste, ya no se puede emparejar a ${who.join(', ')}${more > 0 ? ` y ${digits(more)} más` : ''}. Mira otra vez la ronda.`,
  pairedWith: (name) => `la persona que iba con ${name ?? 'alguien'}`,
  cannotBePaired: (name) => `Ya no se puede emparejar a ${name}.`,
  approved: (title) =>
    `${theNewsletter(title, 'Su boletín')} está aprobado y dice a cada persona con quién le toca. Vuelve a guardarlo como borrador, y después cambia el emparejamiento.`,
  changedBy: (who, wishes) =>
    `Mientras tanto, ${who ?? 'alguien de la administración'} ${wishes ? `ha cambiado esta ronda: ${wishes.join(' ')}` : 'ha vuelto a la ronda original.'} Mírala otra vez antes de cambiarla.`,
  beingSent: (title) =>
    `${theNewsletter(title, 'Un boletín')} se está enviando a partir de este emparejamiento. Espera a que termine el envío, o cancélalo.`,
  sentFrom: {
    delete: (title) =>
      `${theNewsletter(title, 'Un boletín')} se envió a partir de este emparejamiento, así que la gente conoce sus encuentros. Termina el emparejamiento en lugar de eliminarlo.`,
    change: (title) =>
      `${theNewsletter(title, 'Un boletín')} se envió a partir de este emparejamiento, así que la gente conoce sus encuentros. El emparejamiento ya no se puede cambiar.`,
  },
  profileChanged:
    'El perfil de alguien ha cambiado desde que lo miraste, así que la ronda ahora sería distinta. Mírala otra vez.',
  asFirstMade: (name) => `«${name}» ya es la ronda original.`,
  changed: (count, name) => `Cambios para ${people(count)} en «${name}».`,
  stays: (name) => `«${name}» se queda como está.`,
  metSince: (name) =>
    `«${name}» no puede volver atrás: desde entonces, dos de sus personas han tenido encuentro en otra ronda, o ya no se pueden emparejar.`,
  backToFirst: (name) => `«${name}» vuelve a ser la ronda original.`,
  completedNoChange: (name) => `«${name}» está terminado, así que ya no se puede cambiar.`,
  cycleAtWork: (name) =>
    `El ciclo automático está a punto de crear o enviar el boletín de «${name}». Inténtalo de nuevo cuando haya acabado.`,
  answered: (count, name) =>
    `De ${plural(count, { one: '# encuentro', many: '# de encuentros', other: '# encuentros' })} ya se ha dicho si hubo café, así que «${name}» ya no se puede cambiar.`,
  othersLook: 'Ahora mismo se están probando otros cambios. Inténtalo de nuevo dentro de unos segundos.',
  lookedAt: (looks, minutes) =>
    `Has probado ${looks} cambios en una hora. Inténtalo de nuevo dentro de ${minutes}.`,
  sayThatYouMet: 'Di primero que hubo café. Después puedes decir qué tal fue.',
  feedbackShown: 'Tu opinión ya se muestra junto con las de otras personas, así que ya no se puede cambiar.',
  noGroup: 'Aún no hay ningún grupo de dominios. Añade uno, o genera un emparejamiento de toda la empresa.',
  wouldBeMade: (count, scope) =>
    `Para ${scope} ${count === 1 ? 'se formaría' : 'se formarían'} ${plural(count, { one: '# pareja', many: '# de parejas', other: '# parejas' })}. No se ha guardado nada.`,
  made: (count, scope) =>
    `${plural(count, { one: '# pareja formada', many: '# de parejas formadas', other: '# parejas formadas' })} para ${scope}`,
  calledOff: 'Este encuentro se anuló porque una de las personas no podía.',
  markedCompleted: 'Este café ya está marcado como terminado.',
  answeredAlready: 'Ya has respondido a esto.',
  tooLateToUndo: 'Ya es tarde para deshacerlo. Aún puedes cambiar tu respuesta.',
  monthCompleted: 'Este mes está terminado, así que tu respuesta ya no se puede cambiar.',
  alreadyCompleted: (name) => `«${name}» ya está terminado. Aparece en «Emparejamientos terminados».`,
  alreadySeen: (name) => `Las personas de «${name}» ya pueden ver sus encuentros.`,
  keptCompleted: (name) =>
    `«${name}» está terminado y aparece en «Emparejamientos terminados». Sus encuentros se conservan para no repetirlos.`,
  wouldBeCreated: (made, skipped) =>
    `${pairs(made, 'por crear', 'por crear')}, ${groups(skipped)}. No se ha guardado nada.`,
  created: (made, skipped) => `${pairs(made, 'creado', 'creados')}, ${groups(skipped)}.`,
  noActive: 'No había ningún emparejamiento activo.',
  completed: (count) => `${pairs(count, 'terminado', 'terminados')}.`,
  isCompleted: (name) => `«${name}» está terminado.`,
  seeTheirMatch: (count) =>
    `${plural(count, { one: '# persona ve', many: '# de personas ven', other: '# personas ven' })} ahora su encuentro.`,
  deleted: (name) => `«${name}» se ha eliminado, con sus encuentros.`,
  fileDeleted: 'El archivo de emparejamiento se ha eliminado. El historial de encuentros se queda.',
}
