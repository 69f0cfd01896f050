import type { Newsletter } from '../../shared/contract/newsletters'
import { Badge } from '../ui/badge'
import { words } from '../words'

const tones = { draft: 'warning', approved: 'info', sent: 'success' } as const

/** Draft yellow, approved blue, sent green. */
export function StatusBadge({ status }: { status: Newsletter['status'] }) {
  return <Badge tone={tones[status] ?? 'warning'}>{words.newsletters.status[status] ?? status}</Badge>
}
