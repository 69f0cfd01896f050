import { useSearchParams } from 'wouter'
import { PageHeader } from '../layout/page-header'
import { LinkButton } from '../ui/button'
import { Tabs } from '../ui/tabs'
import { EasySignIn } from './easy-sign-in'
import { MonthlyNewsletter } from './monthly-newsletter'
import { SmartMatching } from './smart-matching'
import { UserProfile } from './user-profile'

const items = [
  { value: 'profile', label: 'User Profile', content: <UserProfile /> },
  { value: 'sign-in', label: 'Easy Sign-In', content: <EasySignIn /> },
  { value: 'matching', label: 'Smart Matching', content: <SmartMatching /> },
  { value: 'newsletter', label: 'Monthly Newsletter', content: <MonthlyNewsletter /> },
]

/** /demo: what it looks like, with sample people; nothing here calls the server. */
export default function DemoPage() {
  const [search, setSearch] = useSearchParams()
  const tab = items.find(({ value }) => value === search.get('tab'))?.value ?? 'profile'
  return (
    <>
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
    </>
  )
}
