import { X } from 'lucide-react'
import { Dialog as Radix, Slot } from 'radix-ui'
import { type ComponentProps, type ReactNode, Suspense, useState, useRef } from 'react'
import { Button } from './button'
import { cn } from './cn'
import { Tooltip } from './tooltip'
import { words } from '../words'

interface AboveProps {
  onClose: () => void
  /** Something is being done: until then it stays. */
  isBusy?: boolean
  children?: ReactNode
}

/** Above the page for as long as it is rendered. */
const Above = ({ onClose, isBusy, children }: AboveProps) => (
  <Radix.Root open onOpenChange={() => isBusy || onClose()}>
    <Radix.Portal>{children}</Radix.Portal>
  </Radix.Root>
)

interface DialogProps extends AboveProps {
  title: ReactNode
  description?: ReactNode
  /** The button that does it, next to Cancel; Cancel is there before it. */
  action?: ReactNode
  /** Other buttons at the bottom. */
  footer?: ReactNode
  width?: 'narrow' | 'medium' | 'wide'
}

const widths = { narrow: 'sm:max-w-md', medium: 'sm:max-w-xl', wide: 'sm:max-w-4xl' }

/** What is marked as the first gets the focus, else the first thing to fill in, apart from asides; without one, the sheet itself. */
function focusFirstField(event: Event): void {
  const sheet = event.currentTarget
  if (!(sheet instanceof HTMLElement)) return
  event.preventDefault()
  const marked = sheet.querySelector<HTMLElement>('[data-first]')
  const field = sheet.querySelector<HTMLElement>(
    ':is(input, select, textarea):not(:disabled, [readonly], [type="hidden"], [type="file"], [data-aside])',
  )
  const first = marked ?? field ?? sheet
  first.focus({ preventScroll: true })
}

const scrim = 'fixed inset-0 z-50 bg-scrim data-[state=open]:animate-[appear_160ms_ease-out]'

/** A sheet above the page; from below on a phone. Escape, the scrim and the cross close it. */
export function Dialog({ title, description, footer, width = 'narrow', children, ...rest }: DialogProps) {
  const { action, onClose, isBusy } = rest
  const hasCancel = 'action' in rest
  const focus = useFocusBack(focusFirstField)
  return (
    <Above onClose={onClose} isBusy={isBusy}>
      <Radix.Overlay className={scrim} />
      <Radix.Content
        {...focus}
        {...(description ? {} : { 'aria-describedby': undefined })}
        className={cn(
          'fixed z-50 flex max-h-[92dvh] flex-col border-line bg-raised text-text shadow-raised outline-none data-[state=open]:animate-[rise_220ms_var(--ease-settle)]',
          'inset-x-0 bottom-0 rounded-t-card border-t sm:inset-x-4 sm:top-1/2 sm:bottom-auto sm:mx-auto sm:-translate-y-1/2 sm:rounded-card sm:border',
          widths[width],
        )}
      >
        <div className="flex items-start justify-between gap-4 px-5 pt-5 sm:px-6">
          <Radix.Title className="font-display text-2xl">{title}</Radix.Title>
          <Cross className="-mt-2 -me-3" />
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-5 sm:px-6">
          {description && <Radix.Description className="text-muted">{description}</Radix.Description>}
          {children && <div className={description ? 'mt-4' : 'mt-2'}>{children}</div>}
        </div>
        {(footer || hasCancel) && (
          <div className="flex flex-col-reverse gap-2 border-line border-t px-5 py-4 sm:flex-row sm:flex-wrap sm:justify-end sm:px-6 *:max-w-full">
            {hasCancel && (
              <Radix.Close asChild>
                <Button variant="secondary" aria-disabled={isBusy}>
                  {words.shell.cancel}
                </Button>
              </Radix.Close>
            )}
            {action}
            {footer}
          </div>
        )}
      </Radix.Content>
    </Above>
  )
}

const Cross = ({ className }: { className: string }) => (
  <Tooltip text={words.shell.close}>
    <Radix.Close
      aria-label={words.shell.close}
      className={cn(
        'grid size-11 shrink-0 place-items-center rounded-control text-muted hover:text-text',
        className,
      )}
    >
      <X aria-hidden className="size-5" />
    </Radix.Close>
  </Tooltip>
)

/** The title names the thing: "Delete 'Design'?" */
interface ConfirmDialogProps extends Pick<AboveProps, 'onClose'> {
  title: ReactNode
  /** Names the effect: "Its 14 people move to Other. This cannot be undone." */
  effect: ReactNode
  /** The verb: "Delete". */
  confirm: string
  pendingLabel?: string
  cancel?: string
  danger?: boolean
  /** A warning below the effect. */
  children?: ReactNode
  /** The dialog closes when it is done; if it throws, the dialog stays (say why by a toast). */
  onConfirm: () => unknown
}

/** Asks before something that can't be taken back. The harmless button has the focus. */
export function ConfirmDialog({
  onClose,
  title,
  effect,
  confirm,
  pendingLabel,
  cancel = words.shell.cancel,
  danger = true,
  children,
  onConfirm,
}: ConfirmDialogProps) {
  const [pending, setPending] = useState(false)
  const focus = useFocusBack()
  const run = async () => {
    setPending(true)
    try {
      await onConfirm()
      onClose()
    } catch {
      // `onConfirm` has said what went wrong; the dialog stays open for another try.
    } finally {
      setPending(false)
    }
  }
  return (
    <Above onClose={onClose} isBusy={pending}>
      <Radix.Overlay className={scrim} />
      <Radix.Content
        role="alertdialog"
        {...focus}
        className="fixed inset-x-0 bottom-0 z-50 max-h-dvh overflow-y-auto rounded-t-card border-line border-t bg-raised p-5 text-text shadow-raised outline-none data-[state=open]:animate-[rise_220ms_var(--ease-settle)] sm:inset-x-4 sm:top-1/2 sm:bottom-auto sm:mx-auto sm:max-w-md sm:-translate-y-1/2 sm:rounded-card sm:border sm:p-6"
      >
        <Radix.Title className="font-display text-2xl">{title}</Radix.Title>
        <Radix.Description className="mt-2 text-muted">{effect}</Radix.Description>
        {children && <div className="mt-4">{children}</div>}
        <div className="mt-6 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Radix.Close asChild>
            <Button variant="secondary" aria-disabled={pending}>
              {cancel}
            </Button>
          </Radix.Close>
          <Button
            variant={danger ? 'danger' : 'primary'}
            pending={pending}
            pendingLabel={pendingLabel}
            onClick={() => void run()}
          >
            {confirm}
          </Button>
        </div>
      </Radix.Content>
    </Above>
  )
}

interface OverlayProps extends Pick<AboveProps, 'onClose'> {
  title: ReactNode
  /** Badges under or next to the title. */
  meta?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** A full-screen dialog for long work: an editor, a preview. Its head stays in view. */
export function Overlay({ onClose, title, meta, actions, children }: OverlayProps) {
  const focus = useFocusBack(focusFirstField)
  return (
    <Above onClose={onClose}>
      <Radix.Content
        {...focus}
        aria-describedby={undefined}
        className="fixed inset-0 z-50 flex flex-col bg-background text-text outline-none data-[state=open]:animate-[rise_220ms_var(--ease-settle)]"
      >
        <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b bg-surface px-4 py-2 sm:px-6">
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
            <Radix.Title className="wrap-anywhere line-clamp-2 font-display text-xl sm:text-2xl">
              {title}
            </Radix.Title>
            {meta}
          </div>
          {/* On a phone the cross stays next to the title, and the actions have a row of their own. */}
          {actions && (
            <div className="flex flex-wrap items-center gap-2 max-sm:order-last max-sm:w-full">{actions}</div>
          )}
          <Cross className="-me-2" />
        </header>
        <div className="min-h-0 flex-1 scroll-pb-20 overflow-y-auto px-4 py-6 sm:px-6">{children}</div>
      </Radix.Content>
    </Above>
  )
}

interface DialogTriggerProps {
  /** The dialog, which gets the function that closes it. */
  renderDialog: (close: () => void) => ReactNode
  /** The button. */
  children: ReactNode
}

/** A button that opens a dialog, which is rendered only while it is open. */
export function DialogTrigger({ renderDialog, children }: DialogTriggerProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Slot.Root onClick={() => setIsOpen(true)}>{children}</Slot.Root>
      {isOpen && <Suspense fallback={null}>{renderDialog(() => setIsOpen(false))}</Suspense>}
    </>
  )
}

/** What a ConfirmDialog asks. */
export type Question = Omit<ComponentProps<typeof ConfirmDialog>, 'onClose' | 'children'>

type ConfirmTriggerProps = Question & {
  /** The button. */
  children: ReactNode
}

/** A button that asks before it does something. */
export const ConfirmTrigger = ({ children, ...question }: ConfirmTriggerProps) => (
  <DialogTrigger renderDialog={(close) => <ConfirmDialog onClose={close} {...question} />}>
    {children}
  </DialogTrigger>
)

/**
 * Gives the focus back to what had it before a dialog opened. Radix does so only for a trigger of its own, and our dialogs
 * are opened by state. `onOpen` chooses what gets the focus first.
 */
export function useFocusBack(onOpen?: (event: Event) => void) {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement
      onOpen?.(event)
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      // Something else, such as the next dialog, may have it already.
      if (document.activeElement !== document.body) return
      const { current } = opener
      // What opened it may be gone, such as the button of a deleted row, or be a tab that is no longer the open one.
      const open = current?.closest('[role=tablist]')?.querySelector('[aria-selected=true]') ?? current
      const back = open?.isConnected ? open : document.querySelector('main')
      if (back instanceof HTMLElement) back.focus({ preventScroll: true })
    },
  }
}
