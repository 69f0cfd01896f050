import { LinkButton } from '../ui/button'
import { Mug } from '../ui/mug'

/** The promise, the way in, and what one gets. */
export function Hero({ signedIn }: { signedIn: boolean }) {
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
