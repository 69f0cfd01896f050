import { useCurrentUser } from '../sign-in/use-current-user'
import { MemberHeader } from '../layout/frames'
import { SiteHeader } from '../layout/site-header'
import { LinkButton } from '../ui/button'
import { onDemand } from '../ui/on-demand'
import { Footer } from './footer'
import { GetStarted } from './get-started'
import { Hero } from './hero'
import { Features, HowItWorks, WhyChooseUs } from './sections'
import { useErrorInAddress } from './use-error-in-address'

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
