import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { Content } from '../layout/content'
import { MemberHeader } from '../layout/frames'
import { PageHeader } from '../layout/page-header'
import { SiteHeader } from '../layout/site-header'
import { currentUserQuery } from '../sign-in/use-current-user'
import { LinkButton } from '../ui/button'
import { Tabs } from '../ui/tabs'
import { EasySignIn, MonthlyNewsletter, SmartMatching, UserProfile } from './demo-tabs'

const items = [
  { value: 'profile', label: 'User Profile', content: <UserProfile /> },
  { value: 'sign-in', label: 'Easy Sign-In', content: <EasySignIn /> },
  { value: 'matching', label: 'Smart Matching', content: <SmartMatching /> },
  { value: 'newsletter', label: 'Monthly Newsletter', content: <MonthlyNewsletter /> },
]

const places = [
  { href: '/demo', label: 'Demo' },
  { href: '/company-inquiry', label: 'Company Inquiry' },
]

/**
 * /demo: what it looks like, with sample people. Nothing here calls the server: who is signed in is known only from
 * other pages.
 */
export default function DemoPage() {
  const [search, setSearch] = useSearchParams()
  const tab = items.find(({ value }) => value === search.get('tab'))?.value ?? 'profile'
  const known = useQuery({ ...currentUserQuery, enabled: false }).data
  return (
    <>
      {known ? (
        <MemberHeader />
      ) : (
        <SiteHeader items={places} actions={<LinkButton href="/auth">Sign In</LinkButton>} />
      )}
      <Content>
        <PageHeader
          title="A month with Cup of Joe"
          description="Everyone on this page is made up. The coffee is real."
          actions={<LinkButton href="/auth">Get Started Now</LinkButton>}
        />
        <Tabs
          label="Demo"
          items={items}
          value={tab}
          onValueChange={(value) => setSearch({ tab: value }, { replace: true })}
        />
        <aside className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card bg-sunken px-5 py-6 sm:px-7">
          <div>
            <h2 className="text-2xl">And behind the counter?</h2>
            <p className="mt-1 text-muted">
              The same month as the person who runs it sees it, with a made-up company to try it on.
            </p>
          </div>
          <LinkButton href="/admin-demo" variant="secondary">
            Open the admin demo
          </LinkButton>
        </aside>
      </Content>
    </>
  )
}
