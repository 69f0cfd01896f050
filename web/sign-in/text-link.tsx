import type { ReactNode } from 'react'
import { Link } from 'wouter'

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
