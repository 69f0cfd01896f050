import type { ReactNode } from 'react'
import { useCurrentUser, useSignOut } from '../sign-in/use-current-user'
import { Button, LinkButton } from '../ui/button'
import { Content } from './content'
import { SiteHeader } from './site-header'

const places = [
  { href: '/home', label: 'Dashboard' },
  { href: '/profile', label: 'Profile' },
  { href: '/matches', label: 'Matches' },
]

/** The signed-in navigation; also over the landing page of someone signed in. */
export function MemberHeader() {
  const { user } = useCurrentUser()
  const signOut = useSignOut()
  return (
    <SiteHeader
      items={places}
      actions={
        <>
          {user && user.role !== 'employee' && (
            <>
              <LinkButton href="/admin" variant="secondary">
                Admin Dashboard
              </LinkButton>
              <LinkButton href="/account" variant="ghost">
                Your account
              </LinkButton>
            </>
          )}
          <Button variant="ghost" pending={signOut.pending} onClick={() => void signOut.run()}>
            Sign Out
          </Button>
        </>
      }
    />
  )
}

/** Around every screen of a signed-in person. */
export function MemberFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <MemberHeader />
      <Content>{children}</Content>
    </>
  )
}

const publicPlaces = [
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
          items={publicPlaces}
          actions={isUnknown ? null : <LinkButton href="/auth">Sign In</LinkButton>}
        />
      )}
      <Content>{children}</Content>
    </>
  )
}
