import { wordsIn } from '../../../languages/server'
import type { ServerWords } from '../../../languages/words'
import type { Context } from '../../../server/platform/context/context'
import type { Plugin } from '../../../server/platform/plugin'
import { onceFor } from '../../../server/platform/process/once-for'
import { chatPlugin, startChat } from '../../chat/server/plugin'
import * as contract from '../contract'
import { teamsChat } from './chat'
import { chatsOfMatches } from './chats.queries'
import { receive } from './receive'
import { teamsSettings } from './settings'
import { teamsChatTables, teamsTables } from './teams.tables'
import { type ChatsOfMatches, openTeams } from './web'

/** The Teams of the settings, which are there. */
const teamsOf = onceFor((context: Context) =>
  teamsChat(context, openTeams(teamsSettings.of(context.config)!, chatsOfMatches(context))),
)

/** What an administrator is to do about a fault. @param said its code, and what belongs to it */
function explained(said: string, { responses }: ServerWords): string | undefined {
  const { faults } = responses.teams
  const [code = '', ...detail] = said.split(' ')
  if (/^secret_|^certificate_/.test(code)) return faults.secret(code)
  if (/^missing_permission|^Authorization_/.test(code)) return faults.permission(detail.join(' ') || code)
  if (/^app_|^tenant_|^BotDisabled/.test(code)) return faults.app(code)
  return undefined
}

/** A fault as whoever runs the check reads it. */
function inEnglish(error: Error): never {
  throw new Error(explained(error.message, wordsIn('en')) ?? error.message)
}

/** Where nobody is told. */
const NO_CHATS: ChatsOfMatches = {
  claim: () => Promise.resolve(null),
  store: () => Promise.resolve(),
  giveBack: () => Promise.resolve(),
}

/** People are told in Microsoft Teams, and press its buttons (docs/operate/teams.md). */
export const teams: Plugin = {
  ...chatPlugin(
    {
      way: 'teams',
      title: 'Teams',
      tables: teamsChatTables,
      isOn: (config) => teamsSettings.of(config) !== undefined,
    },
    explained,
  ),
  contract: { capability: 'integrations', about: contract.about, calls: contract },
  tables: teamsTables,
  settings: teamsSettings,
  check(config) {
    const access = teamsSettings.of(config)
    const look = async () => {
      const web = openTeams(access!, NO_CHATS)
      const { team } = await web.whoAmI().catch(inEnglish)
      const chats = (await web.canCreateChats()) ? '' : ' Chat.Create is missing: each is told alone.'
      const presses = access!.isPressable ? '' : ' TEAMS_PUBLIC_URL is unset: buttons are links.'
      return `${team} takes the credential, with every permission that is needed.${chats}${presses}`
    }
    return access && { what: 'Teams', look }
  },
  routes: (server, context) => receive(server, context, teamsOf),
  start: (context) =>
    teamsSettings.of(context.config) ? startChat(teamsOf(context)) : { stop: () => Promise.resolve() },
}
