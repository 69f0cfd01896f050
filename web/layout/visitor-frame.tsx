import type { ReactNode } from 'react'
import { useCurrentUser } from '../sign-in/use-current-user'
import { LinkButton } from '../ui/button'
import { Content } from './content'
import { MemberHeader } from './member-frame'
import { SiteHeader } from './site-header'

const places = [
  { href: '/demo', label: 'Demo' },
  { href: '/company-inquiry', label: 'Company Inquiry' },
]

/** Around the public screens; someone signed in keeps their own navigation. */
export function VisitorFrame({ children }: { children: ReactNode }) {
  const { user, isUnknown } = useCurrentUser()
  return (
    <>
      {user ? (
        <MemberHeader />
      ) : (
        <SiteHeader
          items={places}
          actions={isUnknown ? null : <LinkButton href="/auth">Sign In</LinkButton>}
        />
      )}
      <Content>{children}</Content>
    </>
  )
}
