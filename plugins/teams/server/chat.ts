import type { Context } from '../../../server/platform/context/context'
import { wordsFor } from '../../../server/platform/http/language'
import { findLinkedMatch } from '../../../server/replies/links/mail-links.queries'
import { isErased } from '../../../shared/person-name'
import { personalLinks } from '../../../server/mail/personal-mail'
import { buttons, type Part, type Pressed } from '../../chat/server/card.rules'
import { matchCard } from '../../chat/server/match-card'
import type { Chat } from '../../chat/server/chat'
import { type TeamsMessage, teamsMessage } from './draw.rules'
import { teamsSettings } from './settings'
import { teamsChatTables } from './teams.tables'
import type { TeamsWeb } from './web'

/** The buttons of one person's message about a match, with the links that do the same in their mail. */
function withLinks(
  { config, secret, clock }: Context,
  parts: Part[],
  { id: userId, email }: { id: string; email: string },
  matchId: string,
): Part[] {
  const tokens = personalLinks(secret, { userId, email, matchId }, clock.now())
  const of = ({ act, about }: Pressed) => {
    if (act === 'book')
      return `/plan?token=${tokens.planToken}&start=${encodeURIComponent(about['start'] ?? '')}`
    if (act === 'skip') return `/unsubscribe?token=${tokens.unsubscribeToken}&choice=skip`
    return `/met?token=${tokens.metToken}&answer=${act === 'met' ? 'confirmed' : 'not_confirmed'}`
  }
  return parts.map((part) =>
    part.kind === 'buttons'
      ? {
          ...part,
          buttons: part.buttons.map((button) =>
            'act' in button ? { ...button, url: new URL(of(button), config.appUrl).href } : button,
          ),
        }
      : part,
  )
}

export type TeamsChat = Chat<TeamsMessage> & { web: TeamsWeb }

/** Teams as a chat by which people are told. */
export function teamsChat(context: Context, web: TeamsWeb): TeamsChat {
  const pageUrl = new URL('/matches', context.config.appUrl).href
  return {
    context,
    way: 'teams',
    title: 'Teams',
    tables: teamsChatTables,
    web,
    draw: (card) =>
      teamsMessage(card, { isPressable: teamsSettings.of(context.config)?.isPressable ?? false, pageUrl }),
    shownByAMessage: /^BotDisabledByAdmin/,
    async alone(matchId, userId) {
      if (await web.canCreateChats()) return undefined
      const people = (await findLinkedMatch(context.db, matchId))?.people ?? []
      const me = people.find(({ id }) => id === userId)
      const card = me && (await matchCard(context, matchId, new Map(), userId))
      if (!card) return undefined
      const others = people.filter(({ id, email }) => id !== userId && !isErased(email))
      const url = new URL('https://teams.microsoft.com/l/chat/0/0')
      url.searchParams.set('users', others.map(({ email }) => email).join())
      const way = buttons({ label: wordsFor(me, context).mail.teams.chat, url: url.href })
      return { ...card, parts: [...withLinks(context, card.parts, me, matchId), ...way] }
    },
  }
}
