import type { Responses } from '../../words'

export const replies: Responses['replies'] = {
  pausedFor: {
    1: 'Estás en pausa durante un mes. Después vuelves automáticamente.',
    3: 'Estás en pausa durante tres meses. Después vuelves automáticamente.',
  },
  invalid: 'Este enlace ya no es válido. Inicia sesión para hacer lo mismo en tu página.',
  expired: 'Este enlace ha caducado. Inicia sesión para hacer lo mismo en tu página.',
  met: 'Qué bien. Anotado: hubo café.',
  notMet: 'Anotado. El mes que viene hay otra ronda.',
  staysPaused: 'Sigues en pausa hasta que termine. No ha cambiado nada.',
  staysOut: 'Ya no participas, y así seguirá hasta que vuelvas. No ha cambiado nada.',
  in: 'Qué bien. Contamos contigo en la próxima ronda.',
  saidIn: 'Te has apuntado. Sabrás con quién te toca en cuanto se haga la ronda.',
  saidNotIn: 'Retirado. Esta ronda sigue sin ti.',
  skipped: 'Anotado. Te saltas la próxima ronda, y después vuelves automáticamente.',
  noMoreInvitations:
    'Anotado. No volveremos a preguntarte. Si algún día inicias sesión, aquí tienes tu sitio.',
  optedOut: 'Ya no participas: sin encuentros ni boletines hasta que vuelvas.',
  optedOutAlready: 'Ya habías dejado de participar, y así seguirá hasta que vuelvas.',
  pausedLonger: 'Ya tienes una pausa más larga. Se queda como está.',
  otherLink: 'Este enlace es para otra cosa.',
  matchGone: 'La ronda ha cambiado desde este correo. Tu página muestra con quién te toca ahora.',
}
