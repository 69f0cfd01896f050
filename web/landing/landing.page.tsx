import { useCurrentUser } from '../sign-in/use-current-user'
import { MemberHeader } from '../layout/frames'
import { SiteHeader } from '../layout/site-header'
import { LinkButton } from '../ui/button'
import { onDemand } from '../ui/on-demand'
import { LanguageMenu } from '../kit/languages'
import { Logo, Mug } from '../ui/mug'
import { usePublicSettings } from '../kit/use-public-settings'
import { sentence, withWords, words } from '../words'
import { type ReactNode, useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'

const AuthErrorAlert = onDemand(() => withWords(import('./auth-error-alert'), 'visitor'))

const placesOf = ({ places }: typeof words.landing) => [
  { href: '#home', label: places.home },
  { href: '#how-it-works', label: places.howItWorks },
  { href: '#why-choose-us', label: places.whyChooseUs },
  { href: '#features', label: places.features },
]

/** The public front page. Prerendered, so its first picture is that of a visitor. */
export default function LandingPage() {
  const { user } = useCurrentUser()
  const notice = useErrorInAddress()
  return (
    <>
      {user ? <MemberHeader /> : <SiteHeader items={placesOf(words.landing)} actions={<VisitorActions />} />}
      <main id="content" tabIndex={-1} className="outline-none">
        {notice && <AuthErrorAlert {...notice} />}
        <Hero signedIn={Boolean(user)} />
        <HowItWorks />
        <WhyChooseUs />
        <Features />
        <GetStarted signedIn={Boolean(user)} />
      </main>
      <Footer />
    </>
  )
}

function VisitorActions() {
  const { actions } = words.landing
  return (
    <>
      <LinkButton href="/demo" variant="ghost">
        {actions.demo}
      </LinkButton>
      <LinkButton href="/admin-login" variant="ghost">
        {actions.admin}
      </LinkButton>
      <LinkButton href="/auth">{actions.signIn}</LinkButton>
    </>
  )
}

/** The promise, the way in, and what one gets. */
function Hero({ signedIn }: { signedIn: boolean }) {
  const { hero } = words.landing
  return (
    <section id="home" aria-labelledby="home-title" className="overflow-hidden">
      <div className="mx-auto grid max-w-6xl items-center gap-12 px-4 pt-12 pb-16 sm:px-6 sm:pt-20 sm:pb-24 lg:grid-cols-[1.1fr_1fr] lg:gap-16">
        <div>
          <p className="font-semibold text-primary">{hero.above}</p>
          <h1 id="home-title" className="mt-4 text-[2.75rem] leading-[1.05] sm:text-6xl lg:text-7xl">
            {hero.title}
          </h1>
          <p className="mt-6 max-w-lg text-lg text-muted sm:text-xl">{hero.text}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            {signedIn ? (
              <LinkButton href="/home" size="large">
                {hero.openHub}
              </LinkButton>
            ) : (
              <LinkButton href="/auth" size="large">
                {hero.signIn}
              </LinkButton>
            )}
            <LinkButton href="/demo" size="large" variant="secondary">
              {hero.demo}
            </LinkButton>
          </div>
          {!signedIn && <p className="mt-5 text-muted text-sm">{hero.noPassword}</p>}
        </div>
        <MatchNote />
      </div>
    </section>
  )
}

/** A match as it arrives: a note on the table, with two cups waiting. */
function MatchNote() {
  const { note } = words.landing
  return (
    <div className="relative mx-auto w-full max-w-md lg:max-w-none" aria-hidden>
      <div className="absolute -inset-x-6 top-10 -bottom-8 rounded-[48%_52%_44%_56%/56%_48%_52%_44%] bg-sunken" />
      <div className="relative flex items-end justify-center gap-3 pt-6">
        <Mug level={86} steam className="w-36 -scale-x-100 sm:w-44" />
        <Mug level={62} tone="amber" steam className="mb-1 w-32 sm:w-38" />
      </div>
      <div className="-mt-5 relative mx-auto w-[92%] -rotate-2 rounded-card border border-line bg-raised p-5 shadow-raised sm:p-6">
        <p className="font-semibold text-primary text-sm">{note.above}</p>
        <p className="mt-1.5 font-display font-semibold text-2xl leading-tight">{note.pair}</p>
        <p className="mt-2 text-muted">{note.why}</p>
        <p className="mt-4 border-line border-t border-dashed pt-4 text-sm">
          <span className="font-semibold">{note.toBegin}</span> {note.question}
        </p>
      </div>
    </div>
  )
}

/** The last invitation, and the contact line. */
function GetStarted({ signedIn }: { signedIn: boolean }) {
  const settings = usePublicSettings()
  const { getStarted, hero } = words.landing
  return (
    <section aria-labelledby="get-started-title">
      <div className="mx-auto flex max-w-3xl flex-col items-center px-4 py-20 text-center sm:px-6 sm:py-28">
        <Mug level={100} steam bubbles className="w-28" />
        <h2 id="get-started-title" className="mt-8 text-4xl sm:text-5xl">
          {getStarted.title}
        </h2>
        <p className="mt-4 max-w-lg text-lg text-muted">
          {signedIn ? getStarted.member : getStarted.visitor}
        </p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <LinkButton href={signedIn ? '/home' : '/auth'} size="large">
            {signedIn ? hero.openHub : getStarted.start}
          </LinkButton>
          <LinkButton href="/company-inquiry" size="large" variant="secondary">
            {getStarted.inquiry}
          </LinkButton>
          {!signedIn && settings?.testAccess !== false && (
            <LinkButton href="/simple-auth" size="large" variant="ghost">
              {getStarted.test}
            </LinkButton>
          )}
        </div>
        <p className="mt-8 min-h-6 text-muted">
          {getStarted.questions}{' '}
          {settings
            ? sentence(
                getStarted.writeTo(
                  <a
                    href={`mailto:${settings.contactEmail}`}
                    className="font-semibold text-primary underline underline-offset-4"
                  >
                    {settings.contactEmail}
                  </a>,
                ),
              )
            : getStarted.write}
        </p>
      </div>
    </section>
  )
}

const linkLook =
  'inline-flex min-h-11 items-center rounded-control px-2 text-muted underline-offset-4 hover:text-text hover:underline'

/** The end of the front page. */
function Footer() {
  const settings = usePublicSettings()
  const { footer } = words.landing
  return (
    <footer className="border-line border-t">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 py-8 sm:px-6">
        <Logo />
        <nav aria-label={footer.label} className="-mx-2 flex flex-wrap gap-x-4">
          <a href="/help" className={linkLook}>
            {footer.help}
          </a>
          <a href={settings ? `mailto:${settings.contactEmail}` : '#get-started-title'} className={linkLook}>
            {footer.contact}
          </a>
        </nav>
        <LanguageMenu />
      </div>
    </footer>
  )
}

interface Notice {
  error: string | null
  message: string | null
}

/** The `error` or `message` of the address, kept for showing while it is taken out of the address. */
function useErrorInAddress(): Notice | null {
  const [search, setSearch] = useSearchParams()
  const [shown, setShown] = useState<Notice | null>(null)
  const [error, message] = [search.get('error'), search.get('message')]
  const isThere = error !== null || message !== null
  if (isThere && (error !== shown?.error || message !== shown.message)) setShown({ error, message })
  useEffect(() => {
    if (!isThere) return
    setSearch(
      (current) => {
        current.delete('error')
        current.delete('message')
        return current
      },
      { replace: true },
    )
  }, [isThere, setSearch])
  return shown
}

const levels = { signUp: 18, getMatched: 58, connect: 100 }

const entriesOf = <Of extends object>(of: Of) => Object.entries(of) as [keyof Of, Of[keyof Of]][]

/** Three steps, and a mug that gets fuller. */
function HowItWorks() {
  const { places, steps } = words.landing
  return (
    <Section id="how-it-works" title={places.howItWorks} className="border-line border-y bg-surface">
      <ol className="grid gap-10 sm:grid-cols-3 sm:gap-8">
        {entriesOf(steps).map(([name, step], index) => (
          <li key={name} className="flex gap-5 sm:flex-col sm:gap-6">
            <Mug
              level={levels[name]}
              steam={levels[name] === 100}
              bubbles={levels[name] === 100}
              className="w-20 shrink-0 self-start sm:w-28"
            />
            <div>
              <h3 className="text-2xl">
                <span className="text-primary">{index + 1}.</span> {step.title}
              </h3>
              <p className="mt-2 text-muted">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** What it does for a company. */
function WhyChooseUs() {
  const { places, why } = words.landing
  return (
    <Section id="why-choose-us" title={places.whyChooseUs} lead={why.lead}>
      <dl className="grid gap-x-8 gap-y-10 sm:grid-cols-3">
        {Object.values(why.figures).map((stat) => (
          <div key={stat.title} className="flex flex-col border-accent border-s-3 ps-5">
            <dt className="order-2 mt-3 font-semibold text-lg">{stat.title}</dt>
            <dd className="figures order-1 font-display font-semibold text-6xl text-primary leading-none tracking-tight">
              {stat.figure}
            </dd>
            <dd className="order-3 mt-1 text-muted">{stat.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** The features, as a café writes what it has. */
function Features() {
  const { features } = words.landing
  return (
    <Section id="features" title={features.title} className="border-line border-y bg-surface">
      <ul className="grid gap-x-16 gap-y-8 md:grid-cols-2">
        {Object.values(features.list).map((feature) => (
          <li key={feature.name}>
            <div className="flex items-baseline gap-3">
              <h3 className="text-lg sm:text-2xl">{feature.name}</h3>
              <span
                aria-hidden
                className="mb-1 min-w-4 flex-1 self-end border-control border-b-2 border-dotted"
              />
              <span className="whitespace-nowrap font-semibold text-primary text-sm">{feature.tag}</span>
            </div>
            <p className="mt-1.5 text-muted">{feature.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface SectionProps {
  id: string
  title: string
  lead?: string
  className?: string
  children: ReactNode
}

/** One section of the front page, with its heading and anchor. */
function Section({ id, title, lead, className, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={className}>
      <div className="mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-24">
        <div className="mb-10 max-w-2xl sm:mb-14">
          <h2 id={`${id}-title`} className="text-4xl sm:text-5xl">
            {title}
          </h2>
          {lead && <p className="mt-4 text-lg text-muted">{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  )
}
