import type { ReactNode } from 'react'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { Mug } from '../ui/mug'
import { words } from '../words'
import { Link } from 'wouter'

interface SignInFrameProps {
  title: ReactNode
  description?: ReactNode
  /** How full the mug above the card is: it fills with each step. */
  level?: number
  /** Links beneath the card. */
  footer?: ReactNode
  children?: ReactNode
}

/** The narrow page of each sign-in step: a mug that fills with each step, and one thing to do. */
export function SignInFrame({ title, description, level = 40, footer, children }: SignInFrameProps) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center pt-2 sm:pt-8">
      <Mug level={level} steam={level >= 100} className="w-20" />
      <h1 className="mt-5 max-w-full wrap-anywhere text-center text-3xl">{title}</h1>
      {description && (
        <div className="mt-2 max-w-full wrap-anywhere text-center text-muted">{description}</div>
      )}
      {children && <Card className="mt-7 w-full">{children}</Card>}
      {footer && <div className="mt-4 flex flex-wrap justify-center gap-x-2">{footer}</div>}
    </div>
  )
}

interface UncheckedLinkProps {
  link: { isFetching: boolean; refetch: () => unknown }
  level?: number
}

/** In place of what a mailed link leads to, while the server can't say what that is. */
export const UncheckedLink = ({ link, level }: UncheckedLinkProps) => (
  <SignInFrame
    level={level}
    title={words.visitor.link.unchecked.title}
    description={words.visitor.link.unchecked.text}
  >
    <Button wide pending={link.isFetching} onClick={() => void link.refetch()}>
      {words.shell.again}
    </Button>
  </SignInFrame>
)

/** A quiet link to another way in, tall enough for a thumb. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-11 items-center rounded-control px-2 font-semibold text-primary underline underline-offset-4 hover:text-primary-strong"
    >
      {children}
    </Link>
  )
}
