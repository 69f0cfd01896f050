import { usePublicSettings } from '../sign-in/use-public-settings'
import { LinkButton } from '../ui/button'
import { Mug } from '../ui/mug'

/** The last invitation, and the contact line. */
export function GetStarted({ signedIn }: { signedIn: boolean }) {
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
