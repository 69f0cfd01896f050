import { Mug } from '../ui/mug'
import type { ReactNode } from 'react'

const steps = [
  {
    title: 'Sign Up',
    text: 'Join with your verified work email. Say who you are, which department you are in and whom you would like to meet.',
    level: 18,
  },
  {
    title: 'Get Matched',
    text: 'Once a month you are paired at random with one colleague, by your preference and never twice in three months.',
    level: 58,
  },
  {
    title: 'Connect',
    text: 'A newsletter brings you the profile of your match and a conversation spark. The two of you do the rest.',
    level: 100,
  },
]

/** Three steps, and a mug that gets fuller. */
export function HowItWorks() {
  return (
    <Section id="how-it-works" title="How It Works" className="border-line border-y bg-surface">
      <ol className="grid gap-10 sm:grid-cols-3 sm:gap-8">
        {steps.map((step, index) => (
          <li key={step.title} className="flex gap-5 sm:flex-col sm:gap-6">
            <Mug
              level={step.level}
              steam={step.level === 100}
              bubbles={step.level === 100}
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

const stats = [
  {
    figure: '+32%',
    title: 'More engagement',
    text: 'People who know each other across teams take part more.',
  },
  {
    figure: '-71%',
    title: 'Less likely to quit',
    text: 'A friendly face in another department is a reason to stay.',
  },
  {
    figure: '-40%',
    title: 'Less burnout',
    text: 'A break that is really one: no slides, no minutes, no follow-up.',
  },
]

/** What it does for a company. */
export function WhyChooseUs() {
  return (
    <Section
      id="why-choose-us"
      title="Why Choose Us"
      lead="Colleagues who have had a coffee together find it easier to ask each other for help."
    >
      <dl className="grid gap-x-8 gap-y-10 sm:grid-cols-3">
        {stats.map((stat) => (
          <div key={stat.title} className="flex flex-col border-accent border-l-3 pl-5">
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
