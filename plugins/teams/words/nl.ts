import type { Worded } from '../../../languages/words'
import type * as en from './en'

export const server: Worded<typeof en.server> = {
  chat: 'Chat openen',
  faults: {
    secret: (code) =>
      `Microsoft weigert het bewijs van de app (${code}), dus mensen krijgen e-mail. Maak in Entra een nieuw clientgeheim of certificaat, en start daarmee opnieuw.`,
    permission: (missing) =>
      `De app mist een machtiging (${missing}), dus mensen krijgen e-mail. Verleen die in Entra, met toestemming van een beheerder. Het wordt elke minuut opnieuw geprobeerd.`,
    app: (code) =>
      `Microsoft kent de app niet, of hij staat uit (${code}), dus mensen krijgen e-mail. Zet hem terug in je catalogus, of controleer TEAMS_TENANT_ID, TEAMS_CLIENT_ID en TEAMS_APP_ID.`,
  },
}
