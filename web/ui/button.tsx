import { cva, type VariantProps } from 'class-variance-authority'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'wouter'
import { cn } from './cn'
import { Spinner } from './spinner'
import { Tooltip } from './tooltip'

// Every kind has a border: where a forced theme takes the colours away, it is what makes a button look like one.
const look = cva(
  'relative inline-flex max-w-full shrink-0 select-none items-center justify-center gap-2 rounded-control border font-semibold no-underline transition-[background-color,border-color,color,transform] duration-150 active:translate-y-px disabled:pointer-events-none aria-disabled:pointer-events-none disabled:opacity-55 aria-disabled:opacity-55 [&_svg]:size-[1.15em] [&_svg]:shrink-0 motion-reduce:active:translate-y-0',
  {
    variants: {
      variant: {
        primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-strong',
        secondary: 'border-control bg-surface text-text hover:border-primary hover:bg-primary-soft',
        ghost: 'border-transparent text-text hover:bg-primary-soft hover:text-primary-strong',
        quiet: 'border-transparent font-medium text-muted underline underline-offset-4 hover:text-text',
        danger: 'border-transparent bg-danger text-on-danger hover:opacity-90',
      },
      size: {
        large: 'min-h-13 px-6 py-3 text-lg leading-tight',
        medium: 'min-h-11 px-4 py-2 leading-tight',
        small: 'min-h-9 px-3 py-1 text-sm leading-tight pointer-coarse:min-h-11',
        icon: 'size-11',
        'icon-small': 'size-8 pointer-coarse:size-11',
      },
      wide: { true: 'w-full' },
    },
    defaultVariants: { variant: 'primary', size: 'medium' },
  },
)

export type ButtonLook = VariantProps<typeof look>

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Before the text, or alone with an `aria-label`. */
  icon?: LucideIcon
  /** While its work goes on: shows the loader, ignores presses, keeps its place in the tab order. */
  pending?: boolean
  /** What a press does, and until when it is pending: of `useAction` or `useMutation`. */
  does?: { isPending: boolean; mutate: (nothing: void) => void }
  /** Shown instead of the children while pending, e.g. "Saving...". */
  pendingLabel?: ReactNode
}

/** The button of the product; `type="button"` by default. One with an icon alone shows its name as a tooltip. */
export function Button({
  variant,
  size,
  wide,
  icon: Icon,
  does,
  pending = does?.isPending ?? false,
  pendingLabel,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const round = size === 'icon' || size === 'icon-small'
  const content = (
    <>
      {Icon && <Icon aria-hidden />}
      {children}
    </>
  )
  const button = (
    <button
      type="button"
      {...rest}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest['aria-disabled']}
      onClick={(event) => {
        if (pending) event.preventDefault()
        else if (onClick) onClick(event)
        else does?.mutate()
      }}
      className={cn(look({ variant, size, wide }), pending && 'aria-disabled:opacity-80', className)}
    >
      {pending && <Spinner />}
      {pending && round ? null : pending ? (pendingLabel ?? content) : content}
    </button>
  )
  const name = rest['aria-label']
  return round && name ? <Tooltip text={name}>{button}</Tooltip> : button
}

interface LinkButtonProps extends Omit<ComponentProps<'a'>, 'href'>, ButtonLook {
  href: string
  icon?: LucideIcon
}

/** A link that looks like a button. Paths of the app are followed without a reload; everything else normally. */
export function LinkButton({
  variant,
  size,
  wide,
  icon: Icon,
  className,
  href,
  children,
  ...rest
}: LinkButtonProps) {
  const inApp = href.startsWith('/') && !href.startsWith('/api/') && !rest.download && !rest.target
  const Anchor = inApp ? Link : 'a'
  return (
    <Anchor href={href} className={cn(look({ variant, size, wide }), className)} {...rest}>
      {Icon && <Icon aria-hidden />}
      {children}
    </Anchor>
  )
}
