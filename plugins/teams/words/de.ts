import type { Worded } from '../../../languages/words'
import type * as en from './en'

export const server: Worded<typeof en.server> = {
  chat: 'Chat öffnen',
  faults: {
    secret: (code) =>
      `Microsoft lehnt den Nachweis der App ab (${code}), daher gehen Nachrichten per E-Mail hinaus. Erstelle in Entra ein neues Client-Secret oder Zertifikat und starte damit neu.`,
    permission: (missing) =>
      `Der App fehlt eine Berechtigung (${missing}), daher gehen Nachrichten per E-Mail hinaus. Erteile sie in Entra mit der Zustimmung eines Administrators. Jede Minute wird es neu versucht.`,
    app: (code) =>
      `Microsoft kennt die App nicht, oder sie ist ausgeschaltet (${code}), daher gehen Nachrichten per E-Mail hinaus. Stelle sie wieder in deinen Katalog, oder prüfe TEAMS_TENANT_ID, TEAMS_CLIENT_ID und TEAMS_APP_ID.`,
  },
}
