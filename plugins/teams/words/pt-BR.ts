import type { Worded } from '../../../languages/words'
import type * as en from './en'

export const server: Worded<typeof en.server> = {
  chat: 'Abrir um chat',
  faults: {
    secret: (code) =>
      `A Microsoft recusa a credencial do app (${code}), então os avisos chegam por e-mail. Crie no Entra um novo segredo de cliente ou certificado e reinicie com ele.`,
    permission: (missing) =>
      `Falta uma permissão ao app (${missing}), então os avisos chegam por e-mail. Conceda-a no Entra com o consentimento de um administrador: uma nova tentativa acontece a cada minuto.`,
    app: (code) =>
      `A Microsoft não conhece o app, ou ele está desativado (${code}), então os avisos chegam por e-mail. Coloque-o de volta no seu catálogo, ou confira TEAMS_TENANT_ID, TEAMS_CLIENT_ID e TEAMS_APP_ID.`,
  },
}
