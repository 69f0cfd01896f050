import { Avatar } from '../ui/avatar'
import { Card } from '../ui/card'
import { Split } from './split'

const pairs = [
  {
    people: ['Priya Raman', 'Jonas Weber'],
    from: 'Design and Finance',
    why: 'Both asked for someone from another department. They have never met.',
  },
  {
    people: ['Lena Fischer', 'Omar Haddad'],
    from: 'Sales and Engineering',
    why: 'Both are happy with anyone, so across departments it is.',
  },
  {
    people: ['Mei Tanaka', 'Sam Okafor'],
    from: 'Legal',
    why: 'Mei asked for someone of her own department. They last met eight months ago.',
  },
]

/** Tab: who is paired with whom, and why. */
export function SmartMatching() {
  return (
    <Split
      title="Chance, with manners"
      sample={
        <ul className="flex flex-col gap-4">
          {pairs.map(({ people, from, why }) => (
            <li key={from}>
              <Card className="flex flex-wrap items-center gap-x-5 gap-y-3">
                <div className="flex -space-x-3">
                  {people.map((name) => (
                    <Avatar key={name} name={name} size="large" className="ring-4 ring-surface" />
                  ))}
                </div>
                <div className="min-w-0 flex-[1_1_14rem]">
                  <h3 className="text-lg">{people.join(' and ')}</h3>
                  <p className="text-muted text-sm">{from}</p>
                  <p className="mt-1.5">{why}</p>
                </div>
              </Card>
            </li>
          ))}
        </ul>
      }
    >
      <p>Once a month everyone gets one colleague. The rules are few:</p>
      <ul className="flex list-disc flex-col gap-2 pl-6">
        <li>no repeat matches within 3 months</li>
        <li>only active users are matched</li>
        <li>cross-department pairs are prioritised</li>
      </ul>
    </Split>
  )
}
