import { ConfirmDialog } from '../../ui/dialog'
import { useHeldNavigation } from './leave-guard'
import { forgetOpenDrafts } from './use-draft'

/** Asks whether to leave a page with unsaved changes. */
export default function LeaveQuestion() {
  const { waiting, go, stay } = useHeldNavigation()
  return (
    <ConfirmDialog
      open={waiting}
      onOpenChange={(open) => open || stay()}
      title="Leave without saving?"
      effect="What you changed on this page is not saved yet."
      confirm="Leave"
      cancel="Stay here"
      onConfirm={() => {
        forgetOpenDrafts()
        go()
      }}
    />
  )
}
