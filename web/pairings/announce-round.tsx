import { useQuery } from '@tanstack/react-query'
import { Megaphone } from 'lucide-react'
import { useState } from 'react'
import { announceRound, previewAnnouncement } from '../../shared/contract/cycle'
import type { DomainGroup } from '../../shared/contract/directory'
import { call, messageOf } from '../api/call'
import { chosenProgramme } from '../api/chosen-programme'
import { queryOf } from '../api/query-client'
import { useChosenSettings, useProgrammes } from '../directory/by-programme'
import { useAction } from '../kit/use-action'
import { dayOf } from '../people/participation/participation.rules'
import { OutboxHint } from '../sign-in/link-sent'
import { Button } from '../ui/button'
import { Dialog, DialogTrigger } from '../ui/dialog'
import { Alert } from '../ui/feedback'
import { Input, Field } from '../ui/input'
import { words } from '../words'

const DAYS_AHEAD = 3
const DAY_MS = 86_400_000

/** Tells people of a round that is made by hand. The automatic cycle does it by itself: then the button is not there. */
export function AnnounceRound({ group }: { group: DomainGroup | undefined }) {
  const settings = useChosenSettings()
  const { chosen } = useProgrammes()
  if (!settings || settings.cycle !== null || chosen?.weeks) return null
  return (
    <DialogTrigger
      renderDialog={(close) => <AnnounceDialog group={group} known={settings.nextRound} onClose={close} />}
    >
      <Button icon={Megaphone} variant="secondary">
        {words.rounds.pairings.announce.action}
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
  const { announce: texts } = words.rounds.pairings
  const [day, setDay] = useState(() => known ?? dayOf(new Date(Date.now() + DAYS_AHEAD * DAY_MS)))
  const round = { day, programme: chosenProgramme() || undefined, domainGroupId: group?.id }
  const preview = useQuery({ ...queryOf(previewAnnouncement, { query: round }), enabled: day !== '' })
  const announce = useAction({
    run: () => call(announceRound, { body: round }),
    done: ({ message }) => {
      onClose()
      return message
    },
    failed: texts.failed,
  })
  const { toTell = 0, told = 0 } = preview.data ?? {}
  return (
    <Dialog
      onClose={onClose}
      isBusy={announce.isPending}
      title={texts.title}
      description={group ? texts.group(group.displayName) : texts.company}
      action={
        <Button disabled={toTell === 0} does={announce} pendingLabel={texts.pending}>
          {toTell > 0 ? texts.tell(toTell) : texts.tellThem}
        </Button>
      }
    >
      <Field label={texts.date}>
        <Input
          type="date"
          required
          value={day}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
      </Field>
      <div aria-live="polite" className="mt-4">
        {preview.isError && <Alert tone="danger">{messageOf(preview.error, texts.countFailed)}</Alert>}
        {preview.data && toTell === 0 && (
          <p className="text-muted">{told > 0 ? texts.allTold : texts.tooFew}</p>
        )}
        {toTell > 0 && told > 0 && <p className="text-muted">{texts.told(told)}</p>}
      </div>
      <OutboxHint className="mt-4" />
    </Dialog>
  )
}
