import { useQuery } from '@tanstack/react-query'
import { Megaphone } from 'lucide-react'
import { useState } from 'react'
import { announceRound, previewAnnouncement } from '../../shared/contract/cycle'
import type { DomainGroup } from '../../shared/contract/directory'
import { getProgramme } from '../../shared/contract/programme'
import { call, messageOf } from '../api/call'
import { queryOf } from '../api/query-client'
import { useAction } from '../kit/use-action'
import { counted } from '../../shared/counted'
import { dayOf } from '../people/participation/participation.rules'
import { OutboxHint } from '../sign-in/link-sent'
import { Button } from '../ui/button'
import { Dialog, DialogTrigger } from '../ui/dialog'
import { Alert } from '../ui/feedback'
import { Field } from '../ui/field'
import { Input } from '../ui/input'

const DAYS_AHEAD = 3
const DAY_MS = 86_400_000

/** Tells people of a round that is made by hand. The automatic cycle does it by itself: then the button is not there. */
export function AnnounceRound({ group }: { group: DomainGroup | undefined }) {
  const programme = useQuery(queryOf(getProgramme)).data
  if (!programme || programme.cycle !== null) return null
  return (
    <DialogTrigger
      renderDialog={(close) => <AnnounceDialog group={group} known={programme.nextRound} onClose={close} />}
    >
      <Button icon={Megaphone} variant="secondary">
        Announce the Round
      </Button>
    </DialogTrigger>
  )
}

interface AnnounceDialogProps {
  group: DomainGroup | undefined
  /** The day that the programme gives for the next round. */
  known: string | null
  onClose: () => void
}

function AnnounceDialog({ group, known, onClose }: AnnounceDialogProps) {
  const [day, setDay] = useState(() => known ?? dayOf(new Date(Date.now() + DAYS_AHEAD * DAY_MS)))
  const round = { day, ...(group && { domainGroupId: group.id }) }
  const preview = useQuery({ ...queryOf(previewAnnouncement, { query: round }), enabled: day !== '' })
  const announce = useAction({
    run: () => call(announceRound, { body: round }),
    done: ({ message }) => {
      onClose()
      return message
    },
    failed: 'The round could not be announced.',
  })
  const { toTell = 0, told = 0 } = preview.data ?? {}
  return (
    <Dialog
      open
      onOpenChange={(open) => open || announce.isPending || onClose()}
      title="Announce the round"
      description={`Everyone in ${group ? group.displayName : 'the company'} who would take part gets one mail, with the date and a button to skip this round.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={toTell === 0}
            pending={announce.isPending}
            pendingLabel="Announcing..."
            onClick={() => announce.mutate()}
          >
            {toTell > 0 ? `Tell ${counted(toTell, 'person', 'people')}` : 'Tell them'}
          </Button>
        </>
      }
    >
      <Field label="Date of the pairing">
        <Input
          type="date"
          required
          value={day}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
      </Field>
      <div aria-live="polite" className="mt-4">
        {preview.isError && (
          <Alert tone="danger">{messageOf(preview.error, 'Failed to count the people')}</Alert>
        )}
        {preview.data && toTell === 0 && (
          <p className="text-muted">
            {told > 0
              ? 'Everybody in this round has already been told.'
              : 'Too few people would take part in this round.'}
          </p>
        )}
        {toTell > 0 && told > 0 && (
          <p className="text-muted">
            {counted(told, 'person has', 'people have')} already been told, and will not get a second mail.
          </p>
        )}
      </div>
      <OutboxHint className="mt-4" />
    </Dialog>
  )
}
