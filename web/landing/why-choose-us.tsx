import { Section } from './section'

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
