import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { mapValues } from '../../shared/map-values'
import { MemberHeader } from '../layout/frames'
import { Content, PageHeader } from '../layout/page-header'
import { SiteHeader } from '../layout/site-header'
import { currentUserQuery } from '../sign-in/use-current-user'
import { LinkButton } from '../ui/button'
import { Tabs } from '../ui/tabs'
import { formats, sentence, words } from '../words'
import { Avatar } from '../ui/avatar'
import { Badge } from '../ui/badge'
import { Card } from '../ui/card'
import { Mug } from '../ui/mug'
import type { ReactNode } from 'react'

/** Tab: what people say about themselves. */
function UserProfile() {
  const { profile } = words.demo
  return (
    <Split
      title={profile.title}
      sample={
        <Card>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
            <Avatar name="Priya Raman" size="huge" />
            <div className="min-w-0">
              <h3 className="text-2xl">Priya Raman</h3>
              <p className="text-muted">{profile.department}</p>
              <p className="mt-1 text-sm">priya@example.com</p>
            </div>
          </div>
          <dl className="mt-6 flex flex-col gap-4">
            <div>
              <dt className="text-muted text-sm">{profile.preference}</dt>
              <dd className="font-medium">{profile.ownPreference}</dd>
            </div>
            <div>
              <dt className="text-muted text-sm">{profile.bio}</dt>
              <dd>{profile.ownBio}</dd>
            </div>
          </dl>
          <div className="mt-6 flex items-center gap-4 border-line border-t pt-5">
            <Mug level={100} steam bubbles className="w-16 shrink-0" />
            <div>
              <Badge tone="success">{profile.active}</Badge>
              <p className="mt-1 text-muted text-sm">{profile.next}</p>
            </div>
          </div>
        </Card>
      }
    >
      <p>{profile.text.what}</p>
      <p>{profile.text.pause}</p>
    </Split>
  )
}

/** Tab: the way in. */
function EasySignIn() {
  const { signIn } = words.demo
  return (
    <Split
      title={signIn.title}
      sample={
        <ol className="flex flex-col gap-4">
          {Object.values(signIn.steps).map(({ title, text, note }, index) => (
            <li key={title}>
              <Card className="flex items-start gap-4">
                <span
                  aria-hidden
                  className="figures grid size-11 shrink-0 place-items-center rounded-full bg-primary-soft font-display font-semibold text-primary text-xl"
                >
                  {index + 1}
                </span>
                <div className="min-w-0">
                  <h3 className="text-lg">{title}</h3>
                  <p className="mt-2 wrap-anywhere rounded-control border border-line bg-background px-3 py-2 font-medium">
                    {text}
                  </p>
                  <p className="mt-2 text-muted text-sm">{note}</p>
                </div>
              </Card>
            </li>
          ))}
        </ol>
      }
    >
      <p>{signIn.text.ways}</p>
      <p>{signIn.text.nothing}</p>
    </Split>
  )
}

const pairs = {
  priya: ['Priya Raman', 'Jonas Weber'],
  lena: ['Lena Fischer', 'Omar Haddad'],
  mei: ['Mei Tanaka', 'Sam Okafor'],
}

/** Tab: the pairs, and why they were made. */
function SmartMatching() {
  const { matching } = words.demo
  return (
    <Split
      title={matching.title}
      sample={
        <ul className="flex flex-col gap-4">
          {Object.values(
            mapValues(pairs, (people, pair) => (
              <li key={pair}>
                <Card className="flex flex-wrap items-center gap-x-5 gap-y-3">
                  <div className="flex -space-x-3">
                    {people.map((name) => (
                      <Avatar key={name} name={name} size="large" className="ring-4 ring-surface" />
                    ))}
                  </div>
                  <div className="min-w-0 flex-[1_1_14rem]">
                    <h3 className="text-lg">{formats().listed(people)}</h3>
                    <p className="text-muted text-sm">{matching.pairs[pair].from}</p>
                    <p className="mt-1.5">{matching.pairs[pair].why}</p>
                  </div>
                </Card>
              </li>
            )),
          )}
        </ul>
      }
    >
      <p>{matching.text}</p>
      <ul className="flex list-disc flex-col gap-2 ps-6">
        {Object.values(matching.rules).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Split>
  )
}

/** Tab: the mail that arrives. */
function MonthlyNewsletter() {
  const { newsletter } = words.demo
  const { title: tipsTitle, ...tips } = newsletter.tips
  const label = (text: string) => <span className="text-muted">{text}</span>
  return (
    <Split
      title={newsletter.title}
      sample={
        <article className="overflow-hidden rounded-card border border-line bg-surface shadow-raised">
          <header className="border-line border-b bg-sunken px-5 py-4 text-sm sm:px-6">
            <p>{sentence(newsletter.from(label, 'Cup of Joe'))}</p>
            <p>{sentence(newsletter.to(label, 'priya@example.com'))}</p>
            <h3 className="mt-1 font-sans font-semibold text-base">{newsletter.subject}</h3>
          </header>
          <div className="px-5 py-6 sm:px-6">
            <p className="font-semibold text-primary text-sm">{newsletter.match}</p>
            <div className="mt-3 flex flex-wrap items-center gap-4">
              <Avatar name="Jonas Weber" size="large" />
              <div>
                <p className="font-display font-semibold text-2xl">Jonas Weber</p>
                <p className="text-muted">{newsletter.department} · jonas.weber@example.com</p>
              </div>
            </div>
            <p className="mt-4">{newsletter.bio}</p>
            <div className="mt-5 rounded-card bg-sunken p-4">
              <p className="text-muted text-sm">{newsletter.toBegin}</p>
              <p className="mt-1 font-display text-lg">{newsletter.starter}</p>
            </div>
            <h4 className="mt-6 font-semibold">{tipsTitle}</h4>
            <ul className="mt-2 flex list-disc flex-col gap-1 ps-6">
              {Object.values(tips).map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
            </ul>
          </div>
        </article>
      }
    >
      <p>{newsletter.text.one}</p>
      <p>{newsletter.text.company}</p>
    </Split>
  )
}

/** A tab of the demo: what it is about at one side, how it looks at the other. */
function Split({ title, children, sample }: { title: string; children: ReactNode; sample: ReactNode }) {
  return (
    <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[1fr_1.3fr]">
      <div className="lg:pt-4">
        <h2 className="text-3xl">{title}</h2>
        <div className="mt-3 flex flex-col gap-3 text-lg text-muted">{children}</div>
      </div>
      <div className="min-w-0">{sample}</div>
    </div>
  )
}

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
