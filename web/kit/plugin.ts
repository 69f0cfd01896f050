import type { z } from 'zod'
import type { Part } from '../../languages/words'
import type { Endpoint } from '../../shared/endpoint'
import { type Load, type Screen, screen } from './screen'

/** A section of Admin Tools, a chunk of its own. */
export interface AdminSection extends Screen {
  /** Its name in the address: /admin?tab=admin-tools&section=programme. */
  value: string
  label: () => string
  /** Shown to those who may make this call. */
  call: Endpoint
  /** Under which heading it stands; plugins are for IT. */
  group: 'people' | 'programme' | 'it'
}

export const section = (
  value: string,
  label: () => string,
  call: Endpoint,
  load: Load,
  ...parts: Part[]
): AdminSection => ({ value, label, call, group: 'it', ...screen(load, parts) })

/** A call that lists groups. */
type GroupsCall = Endpoint<
  z.ZodType<undefined, undefined>,
  z.ZodUndefined,
  z.ZodUndefined,
  z.ZodType<{ groups: { id: string; displayName: string }[] }>
>

/** What a plugin shows in the browser. A place is here because a plugin uses it. */
export interface WebPlugin {
  /** Its words. */
  part?: Part
  sections?: AdminSection[]
  /** Lists the groups of the company's directory, which may be a programme's audience. */
  directoryGroups?: GroupsCall
  /** A card beside the domain groups, for those who may make its call. */
  besideGroups?: Screen & { call: Endpoint }
  /** A button beside the figures of Metrics, for those who may make its call. */
  besideMetrics?: Screen & { call: Endpoint }
  /** A delivery method besides mail. */
  deliveryMethod?: {
    way: string
    /** What it is called in every language. */
    title: string
  }
  /** A fold of "My Profile". */
  profileFold?: Screen & { id: string; texts: () => { title: string; description: string } }
}
