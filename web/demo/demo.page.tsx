import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { mapValues } from '../../shared/map-values'
import { MemberHeader } from '../layout/frames'
import { PageHeader, Content } from '../layout/page-header'
import { SiteHeader } from '../layout/site-header'
import { currentUserQuery } from '../sign-in/use-current-user'
import { LinkButton } from '../ui/button'
import { Tabs } from '../ui/tabs'
import { words } from '../words'
import { EasySignIn, MonthlyNewsletter, SmartMatching, UserProfile } from './demo-tabs'

const tabs = {
  profile: UserProfile,
  'sign-in': EasySignIn,
  matching: SmartMatching,
  newsletter: MonthlyNewsletter,
}

/**
 * /demo: what it looks like, with sample people. Nothing here calls the server: the signed-in person is known only from
 * other pages.
 */
export default function DemoPage() {
  const [search, setSearch] = useSearchParams()
  const { demo } = words
  const { header } = words.shell
  const items = Object.values(
    mapValues(tabs, (Tab, value) => ({ value, label: demo.tabs[value], content: <Tab /> })),
  )
  const tab = items.find(({ value }) => value === search.get('tab'))?.value ?? 'profile'
  const known = useQuery({ ...currentUserQuery, enabled: false }).data
  return (
    <>
      {known ? (
        <MemberHeader />
      ) : (
        <SiteHeader
          items={[
            { href: '/demo', label: header.demo },
            { href: '/company-inquiry', label: header.companyInquiry },
          ]}
          actions={<LinkButton href="/auth">{header.signIn}</LinkButton>}
        />
      )}
      <Content>
        <PageHeader
          title={demo.title}
          description={demo.description}
          actions={<LinkButton href="/auth">{demo.start}</LinkButton>}
        />
        <Tabs
          label={header.demo}
          items={items}
          value={tab}
          onValueChange={(value) => setSearch({ tab: value }, { replace: true })}
        />
        <aside className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card bg-sunken px-5 py-6 sm:px-7">
          <div>
            <h2 className="text-2xl">{demo.admin.title}</h2>
            <p className="mt-1 text-muted">{demo.admin.text}</p>
          </div>
          <LinkButton href="/admin-demo" variant="secondary">
            {demo.admin.open}
          </LinkButton>
        </aside>
      </Content>
    </>
  )
}
