import { useState } from 'react'
import { getInvite, type OwnMatch } from '../../../shared/contract/pairings'
import type { User } from '../../../shared/contract/sign-in'
import { isolated } from '../../../shared/isolated'
import { pathOf } from '../../api/call'
import { nameOrAddress } from '../../../shared/person-name'
import { LinkButton } from '../../ui/button'
import { RadioGroup } from '../../ui/choice'
import { Dialog } from '../../ui/dialog'
import { calendarLinks, suggestedSlots } from './matches.rules'

interface ScheduleDialogProps {
  match: OwnMatch
  user: User
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Three times next week, as an invitation for both or in a web calendar. */
export function ScheduleDialog({ match, user, open, onOpenChange }: ScheduleDialogProps) {
  const [slots] = useState(() => suggestedSlots(new Date()))
  const [chosen, setChosen] = useState(0)
  const slot = slots[chosen]
  if (!slot) return null
  const title = `Coffee chat: ${isolated(nameOrAddress(user))} and ${isolated(nameOrAddress(match.partner))}`
  const details = `Your coffee chat of the month.\nTo begin with: ${match.starter}`
  const links = calendarLinks(slot, title, details, match.partner.email)
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Schedule Coffee Chat"
      description={`Twenty-five minutes with ${isolated(match.partner.firstName)}. Pick a time, and send the invitation from your calendar.`}
      footer={
        <div className="flex w-full flex-col gap-2">
          <LinkButton
            wide
            href={pathOf(getInvite, { params: { id: match.id }, query: { start: slot.start } })}
            download="coffee-chat.ics"
          >
            Download Invitation (.ics)
          </LinkButton>
          <div className="grid gap-2 sm:grid-cols-2">
            <LinkButton wide variant="secondary" href={links.google} target="_blank" rel="noreferrer">
              Google Calendar
            </LinkButton>
            <LinkButton wide variant="secondary" href={links.outlook} target="_blank" rel="noreferrer">
              Outlook
            </LinkButton>
          </div>
        </div>
      }
    >
      <RadioGroup
        legend="Next week"
        name="slot"
        value={String(chosen)}
        onChange={(event) => setChosen(Number(event.currentTarget.value))}
        choices={slots.map(({ label }, index) => ({ value: String(index), label }))}
      />
      <p className="mt-3 text-muted text-sm">Times are those of your clock ({zone.replaceAll('_', ' ')}).</p>
    </Dialog>
  )
}
