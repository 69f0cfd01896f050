/** What the server says. */
export const server = {
  /** Leads to a chat with the others of a match. */
  chat: 'Open a chat',
  /** To administrators, with what to do. */
  faults: {
    secret: (code: string) =>
      `Microsoft refuses the app’s proof of who it is (${code}), so people are told by mail. Make a new client secret or certificate in Entra, and restart with it.`,
    permission: (missing: string) =>
      `The app lacks a permission (${missing}), so people are told by mail. Grant it in Entra, with an administrator’s consent. It’s tried again every minute.`,
    app: (code: string) =>
      `Microsoft doesn’t know the app, or it is turned off (${code}), so people are told by mail. Put it back into your catalogue, or check TEAMS_TENANT_ID, TEAMS_CLIENT_ID and TEAMS_APP_ID.`,
  },
}
