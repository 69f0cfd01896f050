import { Card } from '../../ui/card'
import { metSentence, type peopleMet } from './matches.rules'

const SIZE = 200
const INNER = 34
const RIM = 80
const STEP = 14
const MOST_ON_A_SPOKE = 4

/** Where the dots of the picture are: a spoke for each department, a dot on it for each colleague. */
function spokes(met: ReturnType<typeof peopleMet>) {
  return met.map(({ department, people }, index) => {
    const angle = (index / met.length) * 2 * Math.PI - Math.PI / 2
    const at = (radius: number) => ({
      x: SIZE / 2 + Math.cos(angle) * radius,
      y: SIZE / 2 + Math.sin(angle) * radius,
    })
    const dots = Array.from({ length: Math.min(people, MOST_ON_A_SPOKE) }, (_, dot) => at(RIM - dot * STEP))
    return { department, dots, from: at(INNER - 8), to: at(RIM) }
  })
}

/** The people one has met so far: a sentence, a small picture, and the same as a list. */
export function PeopleMet({ met }: { met: ReturnType<typeof peopleMet> }) {
  return (
    <Card aria-labelledby="people-met" className="flex flex-col items-center gap-x-10 gap-y-4 sm:flex-row">
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden className="w-44 shrink-0">
        <circle cx={SIZE / 2} cy={SIZE / 2} r={92} className="fill-sunken" />
        {spokes(met).map(({ department, dots, from, to }) => (
          <g key={department}>
            <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} className="stroke-crema" strokeWidth="2.5" />
            {dots.map(({ x, y }) => (
              <circle key={`${x},${y}`} cx={x} cy={y} r="6" className="fill-primary" />
            ))}
          </g>
        ))}
        <circle cx={SIZE / 2} cy={SIZE / 2} r="24" className="fill-coffee" />
        <circle cx={SIZE / 2} cy={SIZE / 2} r="24" className="fill-none stroke-cup-edge" strokeWidth="4" />
        <circle cx={SIZE / 2} cy={SIZE / 2} r="13" className="fill-none stroke-crema" strokeWidth="2" />
      </svg>
      <div className="min-w-0">
        <h2 id="people-met" className="text-2xl">
          {metSentence(met)}
        </h2>
        <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-muted">
          {met.map(({ department, people }) => (
            <li key={department} className="wrap-anywhere">
              {department} <span className="figures font-semibold text-text">{people}</span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
