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
  staysPaused: 'Estás en pausa, y lo sigues estando hasta que termine. No se ha cambiado nada.',
  staysOut: 'No participas, y sigue así hasta que vuelvas. No se ha cambiado nada.',
  in: 'Qué bien. Cuentas para la próxima ronda.',
  skipped: 'Anotado. Te saltas la próxima ronda, y después vuelves automáticamente.',
  noMoreInvitations: 'Anotado. No volvemos a preguntarte. Si algún día inicias sesión, aquí tienes tu sitio.',
  optedOut: 'Ya no participas: sin encuentros ni boletines hasta que vuelvas.',
  optedOutAlready: 'Ya no participabas, y sigue así hasta que vuelvas.',
  pausedLonger: 'Ya tienes una pausa más larga. Se queda como está.',
  otherLink: 'Este enlace es para otra cosa.',
  matchGone: 'Este encuentro ya no existe: la ronda ha cambiado. Tu página tiene lo último.',
}
