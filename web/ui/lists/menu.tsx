import { Ellipsis, type LucideIcon } from 'lucide-react'
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { isRightToLeft } from '../../words'
import { Button } from '../button'
import { cn } from '../cn'
import { ConfirmDialog, type Question } from '../dialog'

export interface MenuItem {
  label: string
  icon: LucideIcon
  danger?: boolean
  /** What it does at once, or besides following its link. */
  run?: (event: MouseEvent<HTMLElement>) => void
  /** The dialog it opens, which gets the function that closes it. */
  renderDialog?: (close: () => void) => ReactNode
  /** What is asked first, by a dialog of this form. */
  confirm?: Question
  /** The file it downloads, and under which name. */
  file?: { href: string; name?: string }
}

interface MenuProps {
  /** Says whose actions these are: "More for October". */
  label: string
  items: readonly (MenuItem | false)[]
}

/** The actions of a row that are seldom used, behind one button. Renders nothing without actions. */
export function Menu({ label, items }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [asked, setAsked] = useState<Pick<MenuItem, 'renderDialog' | 'confirm'>>({})
  const shown = items.filter((item) => item !== false)
  if (shown.length === 0) return null
  return (
    <>
      <Button
        ref={button}
        icon={Ellipsis}
        variant="ghost"
        size="icon-small"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <MenuBox
          label={label}
          button={button}
          items={shown}
          onClose={() => setOpen(false)}
          onChoose={(item, event) => {
            setOpen(false)
            item.run?.(event)
            setAsked(item)
          }}
        />
      )}
      {asked.confirm && <ConfirmDialog onClose={() => setAsked({})} {...asked.confirm} />}
      {asked.renderDialog && <Suspense fallback={null}>{asked.renderDialog(() => setAsked({}))}</Suspense>}
    </>
  )
}

interface MenuBoxProps {
  label: string
  button: RefObject<HTMLButtonElement | null>
  items: readonly MenuItem[]
  onClose: () => void
  onChoose: (item: MenuItem, event: MouseEvent<HTMLElement>) => void
}

const itemsIn = (box: HTMLElement | null) => [
  ...(box?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
]

/** The open menu: above everything, under its button or, where there is no room, over it. */
function MenuBox({ label, button, items, onClose, onChoose }: MenuBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const [menu, opener] = [box.current, button.current]
    if (!menu || !opener) return undefined
    const place = () => {
      const { top, bottom, left, right } = opener.getBoundingClientRect()
      const { width, height } = menu.getBoundingClientRect()
      menu.style.top = `${bottom + height <= window.innerHeight ? bottom : Math.max(0, top - height)}px`
      // At the end of its button, which is the left one where one reads from the right.
      const wanted = isRightToLeft() ? Math.min(left, window.innerWidth - width - 8) : right - width
      menu.style.left = `${Math.max(8, wanted)}px`
    }
    menu.showPopover()
    place()
    itemsIn(menu)[0]?.focus({ preventScroll: true })
    // It goes with its row.
    window.addEventListener('scroll', place, true)
    window.addEventListener('resize', place)
    return () => {
      window.removeEventListener('scroll', place, true)
      window.removeEventListener('resize', place)
      // However it closes, and before a dialog opens: that one gives the focus back to what has it now.
      if (menu.contains(document.activeElement)) opener.focus({ preventScroll: true })
    }
  }, [button])
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      if (!(target instanceof Node)) return
      if (!box.current?.contains(target) && !button.current?.contains(target)) onClose()
    }
    window.addEventListener('pointerdown', onPress, true)
    return () => window.removeEventListener('pointerdown', onPress, true)
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') return onClose()
    const all = itemsIn(box.current)
    const place = all.findIndex((item) => item === document.activeElement)
    const next = placeAfter(event.key, place, all.length)
    if (next === place) return
    event.preventDefault()
    all[next]?.focus()
  }
  return (
    <div
      ref={box}
      popover="manual"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={onKeyDown}
      className="fixed inset-auto m-0 min-w-44 rounded-control border border-line bg-raised p-1 text-text shadow-raised"
    >
      {items.map((item) => {
        const { label: text, icon: Icon, danger, file } = item
        const props = {
          role: 'menuitem',
          tabIndex: -1,
          onClick: (event: MouseEvent<HTMLElement>) => onChoose(item, event),
          className: cn(
            'flex min-h-11 w-full items-center gap-3 rounded-small px-3 text-start font-medium no-underline hover:bg-primary-soft focus:bg-primary-soft focus:outline-2 focus:outline-primary focus:-outline-offset-2',
            danger && 'text-danger',
          ),
        }
        const content = (
          <>
            <Icon aria-hidden className="size-4 shrink-0" />
            {text}
          </>
        )
        return file ? (
          <a key={text} href={file.href} download={file.name ?? true} {...props}>
            {content}
          </a>
        ) : (
          <button key={text} type="button" {...props}>
            {content}
          </button>
        )
      })}
    </div>
  )
}

/** The place after a key: arrows go round, Home and End to the ends; the same place for any other key. */
export function placeAfter(key: string, place: number, count: number): number {
  if (count === 0) return 0
  if (key === 'ArrowDown') return (place + 1) % count
  if (key === 'ArrowUp') return (place - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return place
}
