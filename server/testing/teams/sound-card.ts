import { AdaptiveCard, SerializationContext, Versions } from 'adaptivecards'

export interface Action {
  type: string
  title: string
  verb?: string
  url?: string
  data?: { about: Record<string, string>; subject: string }
}

/** What is in an Adaptive Card that Teams takes. @throws when it is none, by the schema of 1.5 and what Teams documents */
export function soundCard(content: unknown) {
  const context = new SerializationContext(Versions.v1_5)
  const card = new AdaptiveCard()
  card.parse(content, context)
  const faults = Array.from({ length: context.eventCount }, (_, at) => context.getEventAt(at)?.message)
  if (faults.length > 0) throw new Error(faults.join('; '))
  const {
    version,
    body,
    $schema: _,
    type,
    fallbackText,
    rtl: __,
    ...more
  } = content as Record<string, unknown>
  if (version !== '1.5' || type !== 'AdaptiveCard' || !Array.isArray(body) || body.length === 0)
    throw new Error('Not a card of 1.5')
  if (typeof fallbackText !== 'string' || fallbackText === '')
    throw new Error('No text for those that draw no cards')
  if (Object.keys(more).length > 0) throw new Error(`Unknown: ${Object.keys(more).join()}`)
  const elements = body as Record<string, unknown>[]
  const actions = elements.flatMap((one) => (one['type'] === 'ActionSet' ? (one['actions'] as Action[]) : []))
  for (const one of elements)
    if (one['type'] === 'ActionSet' && (one['actions'] as Action[]).length > 6)
      throw new Error('More than six actions in a row')
  for (const { type: kind, title, verb, url } of actions) {
    if (!title) throw new Error('An action without words')
    if (kind === 'Action.OpenUrl' ? !/^https?:\/\//.test(url ?? '') : kind !== 'Action.Execute' || !verb)
      throw new Error(`Not an action of Teams: ${kind} ${url}`)
  }
  const lines = elements.flatMap((one) => {
    if (one['type'] === 'TextBlock') return [String(one['text'])]
    if (one['type'] !== 'RichTextBlock') return []
    const inlines = one['inlines'] as { type: string; text: string; selectAction?: { url: string } }[]
    return [
      inlines
        .map(({ text, selectAction }) => (selectAction ? `[${text}](${selectAction.url})` : text))
        .join(''),
    ]
  })
  return { content: content as Record<string, unknown>, lines, actions }
}
