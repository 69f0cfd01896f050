import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { plural } = formatsOf('es')

export const newsletter: MailWords['newsletter'] = {
  hello: (name) => `Hola, ${name}`,
  preheader: {
    match: (month, name, department) => `Tu encuentro de ${month}: ${name}, ${department}.`,
    stranded: (name) => `Al final, ${name} no puede venir al café.`,
    sittingOut: (month, why) => `Sin encuentro en ${month}. ${why}`,
  },
  picture: (month, company) => `${month} en ${company}`,
  match: {
    label: 'Tu encuentro del mes',
    labelOfMore: 'Con quiénes te toca',
    why: 'Por qué este encuentro',
    youHost: 'Tú recibes en esta mesa.',
    hosts: (name) => `Recibe: ${name}.`,
    whyMore: 'Por qué este grupo',
    see: 'Ver con quién te toca',
    writeTo: (address) => ['o escribe a ', address],
    andTo: (address) => ['y a ', address],
    photo: (name) => `Foto de ${name}`,
    quoted: (words) => `«${words}»`,
  },
  noMatch: {
    label: 'Tu encuentro',
    joinedLater: 'Desde la próxima ronda',
    notNeeded: 'Esta vez no haces falta',
    waits: (rounds) =>
      `Tendrás sitio en unas ${plural(rounds, { one: '# ronda', many: '# de rondas', other: '# rondas' })}.`,
    onTheList: 'Estás en la lista.',
    noOtherHost: 'Ningún otro anfitrión tiene sitio para ti ahora. Estás en la lista para la próxima ronda.',
    youAreNotNeeded: 'En esta ronda no hace falta que seas anfitrión. Los anfitriones se turnan.',
    youJoinedLater: 'Llegaste cuando la ronda de este mes ya estaba formada. En la próxima contamos contigo.',
    stranded: 'La otra persona no puede venir',
    sittingOut: 'Sin encuentro este mes',
    nobodyLeft: 'Esta vez no quedaba nadie para tomar un café contigo.',
  },
  starters: { label: 'Para un buen café', title: 'Algo para empezar a hablar' },
  mood: 'El ánimo del mes',
  buzzer: {
    label: 'El acertijo del mes',
    atTheEnd: 'La respuesta está al final del todo.',
    answer: (answer) => `Acertijo: la respuesta es ${answer}`,
  },
  tips: 'Consejos',
  after: {
    title: 'Después del café',
    text: 'Un clic nos cuenta cómo fue, para que el mes que viene conozcas a alguien nuevo.',
  },
  profile: 'Tu perfil',
  ask: 'Pregúntanos',
}
