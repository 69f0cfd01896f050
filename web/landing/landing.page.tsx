import { useCurrentUser } from '../sign-in/use-current-user'
import { MemberHeader } from '../layout/frames'
import { SiteHeader } from '../layout/site-header'
import { LinkButton } from '../ui/button'
import { onDemand } from '../ui/on-demand'
import { Features, HowItWorks, WhyChooseUs } from './sections'
import { useErrorInAddress } from './use-error-in-address'
import { Logo, Mug } from '../ui/mug'
import { usePublicSettings } from '../sign-in/use-public-settings'

const AuthErrorAlert = onDemand(() => import('./auth-error-alert'))

const places = [
  { href: '#home', label: 'Home' },
  { href: '#how-it-works', label: 'How It Works' },
  { href: '#why-choose-us', label: 'Why Choose Us' },
  { href: '#features', label: 'Features' },
]

/** The public front page. Prerendered, so its first picture is that of a visitor. */
export default function LandingPage() {
  const { user } = useCurrentUser()
  const notice = useErrorInAddress()
  return (
    <>
      {user ? <MemberHeader /> : <SiteHeader items={places} actions={<VisitorActions />} />}
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
  return (
    <>
      <LinkButton href="/demo" variant="ghost">
        Demo
      </LinkButton>
      <LinkButton href="/admin-login" variant="ghost">
        Admin Access
      </LinkButton>
      <LinkButton href="/auth">Sign In</LinkButton>
    </>
  )
}

/** The promise, the way in, and what one gets. */
function Hero({ signedIn }: { signedIn: boolean }) {
  return (
    <section id="home" aria-labelledby="home-title" className="overflow-hidden">
      <div className="mx-auto grid max-w-6xl items-center gap-12 px-4 pt-12 pb-16 sm:px-6 sm:pt-20 sm:pb-24 lg:grid-cols-[1.1fr_1fr] lg:gap-16">
        <div>
          <p className="font-semibold text-primary">Coffee chats at work, once a month</p>
          <h1 id="home-title" className="mt-4 text-[2.75rem] leading-[1.05] sm:text-6xl lg:text-7xl">
            Good coffee. New&nbsp;company.
          </h1>
          <p className="mt-6 max-w-lg text-lg text-muted sm:text-xl">
            Every month Cup of Joe introduces you to one colleague you would not have run into otherwise.
            Twenty-five minutes, two cups, no agenda.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            {signedIn ? (
              <LinkButton href="/home" size="large">
                Open Your Coffee Chat Hub
              </LinkButton>
            ) : (
              <LinkButton href="/auth" size="large">
                User Sign in / Sign up
              </LinkButton>
            )}
            <LinkButton href="/demo" size="large" variant="secondary">
              View Live Demo
            </LinkButton>
          </div>
          {!signedIn && (
            <p className="mt-5 text-muted text-sm">No password. A link in your work mail is all it takes.</p>
          )}
        </div>
        <MatchNote />
      </div>
    </section>
  )
}

/** A match as it arrives: a note on the table, with two cups waiting. */
function MatchNote() {
  return (
    <div className="relative mx-auto w-full max-w-md lg:max-w-none" aria-hidden>
      <div className="absolute -inset-x-6 top-10 -bottom-8 rounded-[48%_52%_44%_56%/56%_48%_52%_44%] bg-sunken" />
      <div className="relative flex items-end justify-center gap-3 pt-6">
        <Mug level={86} steam className="w-36 -scale-x-100 sm:w-44" />
        <Mug level={62} tone="amber" steam className="mb-1 w-32 sm:w-38" />
      </div>
      <div className="-mt-5 relative mx-auto w-[92%] -rotate-2 rounded-card border border-line bg-raised p-5 shadow-raised sm:p-6">
        <p className="font-semibold text-primary text-sm">Your match this month</p>
        <p className="mt-1.5 font-display font-semibold text-2xl leading-tight">
          Priya from Design, meet Jonas from Finance.
        </p>
        <p className="mt-2 text-muted">
          You both asked for someone from another department. You have never met.
        </p>
        <p className="mt-4 border-line border-t border-dashed pt-4 text-sm">
          <span className="font-semibold">To begin with:</span> What did you want to be when you were nine?
        </p>
      </div>
    </div>
  )
}

/** The last invitation, and the contact line. */
function GetStarted({ signedIn }: { signedIn: boolean }) {
  const settings = usePublicSettings()
  return (
    <section aria-labelledby="get-started-title">
      <div className="mx-auto flex max-w-3xl flex-col items-center px-4 py-20 text-center sm:px-6 sm:py-28">
        <Mug level={100} steam bubbles className="w-28" />
        <h2 id="get-started-title" className="mt-8 text-4xl sm:text-5xl">
          The next cup is on us
        </h2>
        <p className="mt-4 max-w-lg text-lg text-muted">
          {signedIn
            ? 'See who it is with, or ask what it would look like in another company.'
            : 'Sign up in two minutes, or ask what it would look like in your company.'}
        </p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <LinkButton href={signedIn ? '/home' : '/auth'} size="large">
            {signedIn ? 'Open Your Coffee Chat Hub' : 'Get Started Now'}
          </LinkButton>
          <LinkButton href="/company-inquiry" size="large" variant="secondary">
            Company Inquiry
          </LinkButton>
          {!signedIn && settings?.testAccess !== false && (
            <LinkButton href="/simple-auth" size="large" variant="ghost">
              Quick Test Access
            </LinkButton>
          )}
        </div>
        <p className="mt-8 min-h-6 text-muted">
          Questions?{' '}
          {settings ? (
            <>
              Write to{' '}
              <a
                href={`mailto:${settings.contactEmail}`}
                className="font-semibold text-primary underline underline-offset-4"
              >
                {settings.contactEmail}
              </a>
            </>
          ) : (
            'Write to us.'
          )}
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
  return (
    <footer className="border-line border-t">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 py-8 sm:px-6">
        <Logo />
        <nav aria-label="Footer" className="-mx-2 flex flex-wrap gap-x-4">
          <a href="#how-it-works" className={linkLook}>
            Help Center
          </a>
          <a href={settings ? `mailto:${settings.contactEmail}` : '#get-started-title'} className={linkLook}>
            Contact Us
          </a>
        </nav>
      </div>
    </footer>
  )
}
