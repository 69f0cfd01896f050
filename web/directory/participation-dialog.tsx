import type { AdminUser } from '../../shared/contract/directory'
import { personName } from '../../shared/person-name'
import { LEAVES_THEM } from '../people/bulk/bulk.rules'
import { FormDialog } from '../kit/forms/form-dialog'
import { endOf, PauseEndFields, usePauseEnd } from '../people/participation/pause-end'
import { Alert } from '../ui/feedback'
import { pairedInWords, type UserEdit } from './user-edits.rules'

interface ParticipationDialogProps {
  user: AdminUser
  edit: UserEdit & { participationStatus: 'paused' | 'opted_out' }
  save: { isPending: boolean; mutate: (change: UserEdit, then: { onSuccess: () => void }) => void }
  onClose: () => void
}

/** Asks until when somebody is paused, and says whom this leaves alone, before it is saved. */
export function ParticipationDialog({ user, edit, save, onClose }: ParticipationDialogProps) {
  const form = usePauseEnd(user.pauseEndDate ?? '')
  const isPause = edit.participationStatus === 'paused'
  const name = personName(user)
  const paired = pairedInWords(user)
  return (
    <FormDialog
      title={isPause ? `Pause ${name}?` : `Opt ${name} out?`}
      form={form}
      action={{
        isPending: save.isPending,
        mutate: (values, { onSuccess }) =>
          save.mutate(isPause ? { ...edit, pauseEndDate: endOf(values) } : edit, { onSuccess }),
      }}
      submit={isPause ? 'Pause' : 'Opt out'}
      pendingLabel="Saving..."
      onClose={onClose}
    >
      {paired && (
        <Alert tone="warning" title={paired}>
          {LEAVES_THEM}
        </Alert>
      )}
      {isPause && <PauseEndFields form={form} />}
    </FormDialog>
  )
}
