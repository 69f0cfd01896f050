import type { Worded } from '../../../languages/words'
import type * as en from './en'

export const server: Worded<typeof en.server> = {
  chat: 'Ouvrir un chat',
  faults: {
    secret: (code) =>
      `Microsoft refuse la preuve d’identité de l’application (${code}), les personnes sont donc prévenues par e-mail. Crée un nouveau secret client ou un certificat dans Entra, et redémarre avec.`,
    permission: (missing) =>
      `Il manque un droit à l’application (${missing}), les personnes sont donc prévenues par e-mail. Accorde-le dans Entra, avec le consentement d’un administrateur. Un essai a lieu chaque minute.`,
    app: (code) =>
      `Microsoft ne connaît pas l’application, ou elle est désactivée (${code}), les personnes sont donc prévenues par e-mail. Remets-la dans ton catalogue, ou vérifie TEAMS_TENANT_ID, TEAMS_CLIENT_ID et TEAMS_APP_ID.`,
  },
}
