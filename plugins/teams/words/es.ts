import type { Worded } from '../../../languages/words'
import type * as en from './en'

export const server: Worded<typeof en.server> = {
  chat: 'Abrir un chat',
  faults: {
    secret: (code) =>
      `Microsoft rechaza la credencial de la aplicación (${code}), así que se avisa por correo. Crea en Entra un nuevo secreto de cliente o un certificado, y reinicia con él.`,
    permission: (missing) =>
      `A la aplicación le falta un permiso (${missing}), así que se avisa por correo. Concédelo en Entra con el consentimiento de un administrador. Se reintenta cada minuto.`,
    app: (code) =>
      `Microsoft no conoce la aplicación, o está desactivada (${code}), así que se avisa por correo. Vuelve a ponerla en tu catálogo, o revisa TEAMS_TENANT_ID, TEAMS_CLIENT_ID y TEAMS_APP_ID.`,
  },
}
