import { Mug } from '../ui/mug'
import type { ReactNode } from 'react'
import { words } from '../words'

const levels = { signUp: 18, getMatched: 58, connect: 100 }

const entriesOf = <Of extends object>(of: Of) => Object.entries(of) as [keyof Of, Of[keyof Of]][]

/** Three steps, and a mug that gets fuller. */
export function HowItWorks() {
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
export function WhyChooseUs() {
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
export function Features() {
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
