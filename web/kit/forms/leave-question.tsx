import { ConfirmDialog } from '../../ui/dialog'
import { words } from '../../words'
import { useHeldNavigation } from './leave-guard'
import { forgetOpenDrafts } from './use-draft'

/** Asks whether to leave a page with unsaved changes. */
export default function LeaveQuestion() {
  const { go, stay } = useHeldNavigation()
  const { leaving } = words.shell
  return (
    <ConfirmDialog
      onClose={stay}
      title={leaving.title}
      effect={leaving.effect}
      confirm={leaving.leave}
      cancel={leaving.stay}
      onConfirm={() => {
        forgetOpenDrafts()
        go()
      }}
    />
  )
}
