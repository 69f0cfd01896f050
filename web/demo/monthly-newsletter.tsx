import { Avatar } from '../ui/avatar'
import { Split } from './split'

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
