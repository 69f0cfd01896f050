import { Card } from '../ui/card'
import { Split } from './split'

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
