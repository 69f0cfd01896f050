import type { WholeValues } from './programme.rules'

interface RoundDrawingProps {
  of: Partial<WholeValues> & Pick<WholeValues, 'colour'>
  /** One of the people at each table is drawn, and the others wait. */
  isLottery?: boolean
}

const WIDTH = 40
const HEIGHT = 40
const RADIUS = 12

/** A round as it would be seated: hosts are filled, and where groups are mixed people of another group are squares. */
export function RoundDrawing({ of, isLottery = false }: RoundDrawingProps) {
  const { size = '2', hasHosts = false, scope, levelsAbove = '0', colour } = of
  const people = Number(size)
  const tables = isLottery ? 1 : people > 2 ? 2 : 3
  const mixes = scope === 'between' || (scope === 'across' && !hasHosts)
  // A host some levels up stands above the guest.
  const begin = levelsAbove !== '0' || people > 2 ? -90 : 180
  const waiting = isLottery ? 4 : 0
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${WIDTH * (tables + waiting / 2)} ${HEIGHT}`}
      className="h-10 w-auto self-start forced-color-adjust-none"
    >
      {Array.from({ length: tables }, (_, table) => {
        const [x, y] = [WIDTH * (table + 0.5), HEIGHT / 2]
        return (
          <g key={table} stroke={colour} strokeWidth="1.5">
            {people > 2 ? (
              <circle cx={x} cy={y} r={RADIUS - 5} fill="none" strokeOpacity="0.4" />
            ) : (
              <path d={begin === 180 ? `M${x - 6} ${y}h12` : `M${x} ${y - 6}v12`} strokeOpacity="0.4" />
            )}
            {Array.from({ length: people }, (__, seat) => {
              const angle = ((begin + (360 / people) * seat) * Math.PI) / 180
              const [cx, cy] = [x + RADIUS * Math.cos(angle), y + RADIUS * Math.sin(angle)]
              const fill = hasHosts && seat === 0 ? colour : 'var(--surface)'
              return mixes && seat % 2 === 1 ? (
                <rect key={seat} x={cx - 4} y={cy - 4} width="8" height="8" fill={fill} />
              ) : (
                <circle key={seat} cx={cx} cy={cy} r="4.5" fill={fill} />
              )
            })}
          </g>
        )
      })}
      {Array.from({ length: waiting }, (_, place) => (
        <circle
          key={place}
          cx={WIDTH + 8 + place * 18}
          cy={HEIGHT / 2}
          r="4.5"
          fill="none"
          stroke={colour}
          strokeWidth="1.5"
          strokeOpacity="0.4"
        />
      ))}
    </svg>
  )
}
