import { Mug } from '../ui/mug'
import { Section } from './section'

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
