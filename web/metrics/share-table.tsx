import { Link } from 'wouter'
import { percentInWords, type Share } from './metrics.rules'
import { formats, words } from '../words'

interface ShareTableProps {
  caption: string
  /** Heads of the columns of names and of counts. */
  heads: readonly [string, string]
  shares: readonly Share[]
  /** Where the people behind a line are listed. */
  hrefOf?: (share: Share) => string | undefined
}

/** Shares as bars that are a table: name, bar, count, percentage. */
export function ShareTable({ caption, heads, shares, hrefOf }: ShareTableProps) {
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{heads[0]}</th>
          <th scope="col">{heads[1]}</th>
          <th scope="col">{words.figures.share}</th>
        </tr>
      </thead>
      <tbody>
        {shares.map((share) => {
          const href = hrefOf?.(share)
          return (
            <tr key={share.key} className="grid grid-cols-[1fr_auto_4rem] items-baseline gap-x-4 py-1.5">
              <th scope="row" className="min-w-0 break-words text-start font-semibold">
                {href ? (
                  <Link
                    href={href}
                    className="underline-offset-4 hover:underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
                  >
                    {share.label}
                  </Link>
                ) : (
                  share.label
                )}
              </th>
              <td className="figures text-end">{formats().digits(share.count)}</td>
              <td className="figures text-end text-muted">{percentInWords(share.percent)}</td>
              <td aria-hidden className="col-span-3 mt-1 h-2 rounded-full bg-sunken">
                <span
                  className="block h-2 rounded-full bg-primary forced-color-adjust-none"
                  style={{ width: `${share.percent}%` }}
                />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
