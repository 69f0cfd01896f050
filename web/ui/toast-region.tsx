import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { isRightToLeft, words } from '../words'
import { cn } from './cn'
import { Tooltip } from './tooltip'
import { closeToast, type ShownToast, TOAST_MS } from './toast'

const SWIPE_PX = 50

const icons = { neutral: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }
const marks = {
  neutral: 'text-primary',
  success: 'text-success',
  warning: 'text-warning',
  danger: 'text-danger',
}

/** One toast at a time: swiped to the side or closed by its cross; F8 moves the focus to it. */
export default function ToastRegion({ shown }: { shown: ShownToast }) {
  const tone = shown.tone ?? 'neutral'
  const Icon = icons[tone]
  return (
    <Toast.Provider
      // Closed by its cross, a toast leaves Radix paused by the pointer that was on it: the next one would stay for ever.
      key={shown.id}
      label={words.shell.notification}
      swipeDirection={isRightToLeft() ? 'left' : 'right'}
      swipeThreshold={SWIPE_PX}
      duration={shown.duration ?? TOAST_MS}
    >
      <Toast.Root
        open={shown.open}
        onOpenChange={(open) => open || closeToast(shown.id)}
        type={tone === 'danger' ? 'foreground' : 'background'}
        data-tone={tone}
        className={cn(
          'flex items-start gap-3 rounded-card border bg-raised py-3.5 ps-4 pe-2 text-text shadow-raised',
          'data-[state=open]:animate-[slide-in_260ms_var(--ease-settle)] data-[state=closed]:animate-[appear_120ms_reverse_both]',
          'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=end]:animate-[slide-out_120ms_both]',
          tone === 'danger' ? 'border-danger' : 'border-line',
        )}
      >
        <Icon aria-hidden className={cn('mt-0.5 size-5 shrink-0', marks[tone])} />
        <div className="min-w-0 flex-1">
          <Toast.Title className="font-semibold">{shown.title}</Toast.Title>
          {shown.description && (
            <Toast.Description className="mt-0.5 break-words text-muted text-sm">
              {shown.description}
            </Toast.Description>
          )}
          {shown.action && (
            <Toast.Action
              altText={shown.action.label}
              onClick={shown.action.run}
              className="mt-2 min-h-9 rounded-control border border-control px-3 font-semibold text-sm hover:bg-primary-soft pointer-coarse:min-h-11"
            >
              {shown.action.label}
            </Toast.Action>
          )}
        </div>
        <Tooltip text={words.shell.close}>
          <Toast.Close
            aria-label={words.shell.close}
            className="-my-1.5 grid size-11 shrink-0 place-items-center rounded-control text-muted hover:text-text"
          >
            <X aria-hidden className="size-4.5" />
          </Toast.Close>
        </Tooltip>
      </Toast.Root>
      <Toast.Viewport className="fixed top-0 end-0 z-60 flex w-full flex-col p-4 outline-none sm:top-auto sm:bottom-0 sm:max-w-105" />
    </Toast.Provider>
  )
}
