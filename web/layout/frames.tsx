import { type ReactNode, useEffect } from 'react'
import { useCurrentUser, useSignOut } from '../sign-in/use-current-user'
import { Button, LinkButton } from '../ui/button'
import { words } from '../words'
import { LanguageMenu, readPageIn } from '../kit/languages'
import { Content } from './page-header'
import { SiteHeader } from './site-header'

/** The signed-in navigation; also over the landing page of someone signed in. */
export function MemberHeader() {
  const { user } = useCurrentUser()
  const signOut = useSignOut()
  const { header } = words.shell
  const language = user?.language
  useEffect(() => {
    if (language) readPageIn(language)
  }, [language])
  return (
    <SiteHeader
      items={[
        { href: '/home', label: header.dashboard },
        { href: '/profile', label: header.profile },
        { href: '/matches', label: header.matches },
      ]}
      actions={
        <>
          {user && user.role !== 'employee' && (
            <>
              <LinkButton href="/admin" variant="secondary">
                {header.adminDashboard}
              </LinkButton>
              <LinkButton href="/account" variant="ghost">
                {header.account}
              </LinkButton>
            </>
          )}
          <Button variant="ghost" pending={signOut.pending} onClick={() => void signOut.run()}>
            {header.signOut}
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

/** Around the public screens; someone signed in keeps their own navigation. */
export function VisitorFrame({ children }: { children: ReactNode }) {
  const { user, isUnknown } = useCurrentUser()
  const { header } = words.shell
  return (
    <>
      {user ? (
        <MemberHeader />
      ) : (
        <SiteHeader
          items={[
            { href: '/demo', label: header.demo },
            { href: '/company-inquiry', label: header.companyInquiry },
          ]}
          actions={isUnknown ? null : <LinkButton href="/auth">{header.signIn}</LinkButton>}
        />
      )}
      <Content>{children}</Content>
      {!user && (
        <footer className="mx-auto max-w-6xl px-4 pb-8 sm:px-6">
          <LanguageMenu />
        </footer>
      )}
    </>
  )
}
