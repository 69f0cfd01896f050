import { useQuery } from '@tanstack/react-query'
import { Megaphone } from 'lucide-react'
import { useState } from 'react'
import { announceRound, previewAnnouncement } from '../../shared/contract/cycle'
import type { DomainGroup } from '../../shared/contract/directory'
import { isByHand } from '../../shared/programme'
import { call, messageOf } from '../api/call'
import { queryOf } from '../api/query-client'
import { chosenProgramme } from '../api/chosen-programme'
import { useChosenSettings, useProgrammes } from '../directory/by-programme'
import { useAction } from '../kit/use-action'
import { dayOf } from '../people/participation/participation.rules'
import { OutboxHint } from '../sign-in/link-sent'
import { Button } from '../ui/button'
import { Dialog, DialogTrigger } from '../ui/dialog'
import { Alert } from '../ui/feedback'
import { Field, Input } from '../ui/input'
import { words } from '../words'

const DAYS_AHEAD = 3
const DAY_MS = 86_400_000

/** Whether people are asked before each round. */
const useAsks = () => useProgrammes().chosen?.join === 'ask'

/** Tells people of a round that is made by hand, or asks them about one. The automatic cycle tells them by itself. */
export function AnnounceRound({ group }: { group: DomainGroup | undefined }) {
  const settings = useChosenSettings()
  const asks = useAsks()
  if (!settings || (!isByHand(settings) && !asks)) return null
  const { announce } = words.rounds.pairings
  return (
    <DialogTrigger renderDialog={(close) => <AnnounceDialog group={group} onClose={close} />}>
      <Button icon={Megaphone} variant="secondary">
        {asks ? announce.ask.action : announce.action}
      </Button>
    </DialogTrigger>
  )
}

interface AnnounceDialogProps {
  group: DomainGroup | undefined
  /** Why it is opened in place of what was pressed. */
  why?: string
  onClose: () => void
}

export function AnnounceDialog({ group, why, onClose }: AnnounceDialogProps) {
  const { announce: texts } = words.rounds.pairings
  const settings = useChosenSettings()
  const asks = useAsks()
  // The cycle knows the day of its round.
  const isDayAsked = settings !== undefined && isByHand(settings)
  const [soon] = useState(() => dayOf(new Date(Date.now() + DAYS_AHEAD * DAY_MS)))
  const [given, setDay] = useState<string>()
  const day = given ?? settings?.nextRound ?? soon
  const round = { day, programme: chosenProgramme() || undefined, domainGroupId: group?.id }
  const preview = useQuery({ ...queryOf(previewAnnouncement, { query: round }), enabled: day !== '' })
  const announce = useAction({
    run: () => call(announceRound, { body: round }),
    done: ({ message }) => {
      onClose()
      return message
    },
    failed: asks ? texts.ask.failed : texts.failed,
  })
  const { toTell = 0, told = 0 } = preview.data ?? {}
  const tell = asks ? texts.ask.now : texts.tell
  return (
    <Dialog
      onClose={onClose}
      isBusy={announce.isPending}
      title={asks ? texts.ask.title : texts.title}
      description={asks ? texts.ask.text : group ? texts.group(group.displayName) : texts.company}
      action={
        <Button disabled={toTell === 0} does={announce} pendingLabel={texts.pending}>
          {toTell > 0 ? tell(toTell) : asks ? texts.ask.action : texts.tellThem}
        </Button>
      }
    >
      {why && (
        <Alert tone="info" className="mb-4">
          {why}
        </Alert>
      )}
      {isDayAsked && (
        <Field label={texts.date}>
          <Input
            type="date"
            required
            value={day}
            onChange={({ currentTarget }) => setDay(currentTarget.value)}
          />
        </Field>
      )}
      <div aria-live="polite" className="mt-4">
        {preview.isError && <Alert tone="danger">{messageOf(preview.error, texts.countFailed)}</Alert>}
        {preview.data && toTell === 0 && (
          <p className="text-muted">{told === 0 ? texts.tooFew : asks ? texts.ask.all : texts.allTold}</p>
        )}
        {toTell > 0 && told > 0 && <p className="text-muted">{texts.told(told)}</p>}
      </div>
      <OutboxHint className="mt-4" />
    </Dialog>
  )
}
