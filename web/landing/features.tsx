import { Section } from './section'

const features = [
  {
    name: 'Secure Authentication',
    tag: 'no passwords',
    text: 'A link or a six-digit code in your work mail, for people of your company only.',
  },
  {
    name: 'Smart Matching',
    tag: 'fair by proof',
    text: 'Preferences kept, the same face not twice in three months, nobody left out again and again.',
  },
  {
    name: 'Monthly Pairings',
    tag: 'one to one',
    text: 'One new colleague a month: often enough to look forward to, rarely enough to have time.',
  },
  {
    name: 'Email Notifications',
    tag: 'your own brand',
    text: 'A newsletter people like to open, with the match, a mood, a quote and a brain buzzer.',
  },
  {
    name: 'Analytics Dashboard',
    tag: 'live figures',
    text: 'Who takes part, who has met, and how the departments grow together.',
  },
  {
    name: 'Admin Controls',
    tag: 'in one place',
    text: 'Departments, users, newsletters and the health of the platform, run by one person.',
  },
]

/** The features, as a café writes what it has. */
export function Features() {
  return (
    <Section id="features" title="Features on the menu" className="border-line border-y bg-surface">
      <ul className="grid gap-x-16 gap-y-8 md:grid-cols-2">
        {features.map((feature) => (
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
