import { Slot } from 'radix-ui'
import { type ComponentProps, type ReactNode, Suspense, useState } from 'react'
import { ConfirmDialog } from './dialog'

interface DialogTriggerProps {
  /** The dialog, which gets the function that closes it. */
  dialog: (close: () => void) => ReactNode
  /** The button. */
  children: ReactNode
}

/** A button that opens a dialog, which is rendered only while it is open. */
export function DialogTrigger({ dialog, children }: DialogTriggerProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Slot.Root onClick={() => setIsOpen(true)}>{children}</Slot.Root>
      {isOpen && <Suspense fallback={null}>{dialog(() => setIsOpen(false))}</Suspense>}
    </>
  )
}

type ConfirmTriggerProps = Omit<ComponentProps<typeof ConfirmDialog>, 'open' | 'onOpenChange'> & {
  /** The button. */
  children: ReactNode
}

/** A button that asks before it does something. */
export const ConfirmTrigger = ({ children, ...question }: ConfirmTriggerProps) => (
  <DialogTrigger dialog={(close) => <ConfirmDialog open onOpenChange={close} {...question} />}>
    {children}
  </DialogTrigger>
)
