import type { Worded } from '../../../languages/words'
import type * as en from './en'

export const server: Worded<typeof en.server> = {
  chat: 'Apri una chat',
  faults: {
    secret: (code) =>
      `Microsoft rifiuta la credenziale dell’app (${code}), quindi gli avvisi arrivano via e-mail. Crea in Entra un nuovo segreto client o un certificato e riavvia con quello.`,
    permission: (missing) =>
      `All’app manca un permesso (${missing}), quindi gli avvisi arrivano via e-mail. Concedilo in Entra con il consenso di un amministratore: si riprova ogni minuto.`,
    app: (code) =>
      `Microsoft non conosce l’app, oppure è disattivata (${code}), quindi gli avvisi arrivano via e-mail. Rimettila nel tuo catalogo, o controlla TEAMS_TENANT_ID, TEAMS_CLIENT_ID e TEAMS_APP_ID.`,
  },
}
