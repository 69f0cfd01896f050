import { Avatar } from '../ui/avatar'
import { Badge } from '../ui/badge'
import { Card } from '../ui/card'
import { Mug } from '../ui/mug'
import type { ReactNode } from 'react'

/** Tab: what people say about themselves. */
export function UserProfile() {
  return (
    <Split
      title="Two minutes about you"
      sample={
        <Card>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
            <Avatar name="Priya Raman" size="huge" />
            <div className="min-w-0">
              <h3 className="text-2xl">Priya Raman</h3>
              <p className="text-muted">Design</p>
              <p className="mt-1 text-sm">priya@example.com</p>
            </div>
          </div>
          <dl className="mt-6 flex flex-col gap-4">
            <div>
              <dt className="text-muted text-sm">Matching preference</dt>
              <dd className="font-medium">Match me ONLY with people from other departments</dd>
            </div>
            <div>
              <dt className="text-muted text-sm">Bio</dt>
              <dd>
                I turn complicated forms into short ones. Away from the screen: climbing halls, bad puns, my
                grandmother's dal.
              </dd>
            </div>
          </dl>
          <div className="mt-6 flex items-center gap-4 border-line border-t pt-5">
            <Mug level={100} steam bubbles className="w-16 shrink-0" />
            <div>
              <Badge tone="success">Active</Badge>
              <p className="mt-1 text-muted text-sm">In for the next monthly pairing.</p>
            </div>
          </div>
        </Card>
      }
    >
      <p>A photo if you like, your department, whom you would like to meet, and a line to begin with.</p>
      <p>
        Going on holiday? Pause for one month or three. The mug shows how you are doing, and you come back by
        yourself.
      </p>
    </Split>
  )
}

const steps = [
  {
    title: 'Enter your work email',
    text: 'priya@example.com',
    note: 'Only addresses of your company get in.',
  },
  { title: 'Open the mail', text: 'Your magic link for Cup of Joe', note: 'Valid for 24 hours, works once.' },
  {
    title: 'Press one button',
    text: 'Welcome in, Priya',
    note: 'On another device, the 6-digit code does it: 408 213.',
  },
]

/** Tab: the way in. */
export function EasySignIn() {
  return (
    <Split
      title="No password, ever"
      sample={
        <ol className="flex flex-col gap-4">
          {steps.map(({ title, text, note }, index) => (
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
      <p>A link in your work mail signs you in. So does a 6-digit code, if you are at another device.</p>
      <p>Nothing to remember, nothing to reset, nothing to leak.</p>
    </Split>
  )
}

const pairs = [
  {
    people: ['Priya Raman', 'Jonas Weber'],
    from: 'Design and Finance',
    why: 'Both asked for someone from another department. They have never met.',
  },
  {
    people: ['Lena Fischer', 'Omar Haddad'],
    from: 'Sales and Engineering',
    why: 'Both are happy with anyone, so across departments it is.',
  },
  {
    people: ['Mei Tanaka', 'Sam Okafor'],
    from: 'Legal',
    why: 'Mei asked for someone of her own department. They last met eight months ago.',
  },
]

/** Tab: who is paired with whom, and why. */
export function SmartMatching() {
  return (
    <Split
      title="Chance, with manners"
      sample={
        <ul className="flex flex-col gap-4">
          {pairs.map(({ people, from, why }) => (
            <li key={from}>
              <Card className="flex flex-wrap items-center gap-x-5 gap-y-3">
                <div className="flex -space-x-3">
                  {people.map((name) => (
                    <Avatar key={name} name={name} size="large" className="ring-4 ring-surface" />
                  ))}
                </div>
                <div className="min-w-0 flex-[1_1_14rem]">
                  <h3 className="text-lg">{people.join(' and ')}</h3>
                  <p className="text-muted text-sm">{from}</p>
                  <p className="mt-1.5">{why}</p>
                </div>
              </Card>
            </li>
          ))}
        </ul>
      }
    >
      <p>Once a month everyone gets one colleague. The rules are few:</p>
      <ul className="flex list-disc flex-col gap-2 pl-6">
        <li>no repeat matches within 3 months</li>
        <li>only active users are matched</li>
        <li>cross-department pairs are prioritised</li>
      </ul>
    </Split>
  )
}

/** Tab: the mail that arrives. */
export function MonthlyNewsletter() {
  return (
    <Split
      title="A mail worth opening"
      sample={
        <article className="overflow-hidden rounded-card border border-line bg-surface shadow-raised">
          <header className="border-line border-b bg-sunken px-5 py-4 text-sm sm:px-6">
            <p>
              <span className="text-muted">From </span>Cup of Joe
            </p>
            <p>
              <span className="text-muted">To </span>priya@example.com
            </p>
            <h3 className="mt-1 font-sans font-semibold text-base">Priya, meet Jonas from Finance</h3>
          </header>
          <div className="px-5 py-6 sm:px-6">
            <p className="font-semibold text-primary text-sm">Your match this month</p>
            <div className="mt-3 flex flex-wrap items-center gap-4">
              <Avatar name="Jonas Weber" size="large" />
              <div>
                <p className="font-display font-semibold text-2xl">Jonas Weber</p>
                <p className="text-muted">Finance · jonas.weber@example.com</p>
              </div>
            </div>
            <p className="mt-4">
              Spreadsheets by day, sailing boats by weekend. Ask me how to read a balance sheet in four
              minutes.
            </p>
            <div className="mt-5 rounded-card bg-sunken p-4">
              <p className="text-muted text-sm">To begin with</p>
              <p className="mt-1 font-display text-lg">What did you want to be when you were nine?</p>
            </div>
            <h4 className="mt-6 font-semibold">Three pro tips</h4>
            <ul className="mt-2 flex list-disc flex-col gap-1 pl-6">
              <li>Keep it casual: 25 minutes are plenty.</li>
              <li>Be curious.</li>
              <li>Go beyond job titles.</li>
            </ul>
          </div>
        </article>
      }
    >
      <p>Once the month's pairs are made, everyone gets one mail: their match, and a spark to begin with.</p>
      <p>With your company's words around it: a mood, a quote, a brain buzzer for the kitchen.</p>
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
