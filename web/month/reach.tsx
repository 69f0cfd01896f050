import { useInfiniteQuery } from '@tanstack/react-query'
import { getReach, tellAgain, type Unreached } from '../../shared/contract/pairings'
import type { MonthStep } from '../../shared/contract/month'
import { call } from '../api/call'
import { pagesOf } from '../api/query-client'
import { Loaded } from '../kit/loaded'
import { RowAction } from '../kit/row-button'
import { chatCalled } from '../plugins'
import { ShowMore } from '../ui/lists/list-row'
import { May } from '../sign-in/may'
import { formats, words } from '../words'

const PAGE = 10
/** A mail that comes back is seen within a minute. */
const LOOK_EVERY_MS = 20_000

type Round = NonNullable<MonthStep['rounds']>[number]

/** Of each round, how many people were told of it, and which were not. */
export function Reach({ rounds }: { rounds: readonly Round[] }) {
  return (
    <section
      aria-label={words.rounds.reach.title}
      className="flex min-w-0 basis-full flex-col gap-4 border-line border-t pt-3"
    >
      {rounds.map((round) => (
        <ReachOf key={round.pairingId} round={round} isAlone={rounds.length === 1} />
      ))}
    </section>
  )
}

function ReachOf({ round: { pairingId: id, name }, isAlone }: { round: Round; isAlone: boolean }) {
  const { reach: texts } = words.rounds
  const list = useInfiniteQuery({
    ...pagesOf(getReach, { params: { id }, query: { limit: PAGE } }),
    refetchInterval: LOOK_EVERY_MS,
    select: ({ pages }) => ({ counts: pages[0]!.items, failed: pages.flatMap(({ items }) => items.failed) }),
  })
  return (
    <div className="flex flex-col gap-2">
      <h4 className="font-sans font-semibold">{isAlone ? texts.title : name}</h4>
      <Loaded query={list} otherwise={texts.failed} lines={1}>
        {({ counts: { people, note, reached, waiting, uncertain }, failed }) => (
          <>
            {note && <p>{note}</p>}
            <p className="figures flex flex-wrap items-center gap-x-4 gap-y-2">
              <span>{texts.reached(reached)}</span>
              {waiting > 0 && <span>{texts.waiting(waiting)}</span>}
              {uncertain > 0 && <span>{texts.uncertain(uncertain)}</span>}
              {failed.length > 0 && (
                <strong className="text-danger">
                  {texts.missed(people - reached - waiting - uncertain)}
                </strong>
              )}
              {failed.some(({ canTryAgain }) => canTryAgain) && <TryAgain pairingId={id} />}
            </p>
            {failed.length > 0 && (
              <ul className="divide-y divide-line">
                {failed.map((person) => (
                  <Person key={person.userId} person={person} />
                ))}
              </ul>
            )}
            <ShowMore list={list} size="small" />
          </>
        )}
      </Loaded>
    </div>
  )
}

/** Why somebody was not reached by one of their ways. */
function byWay(way: string, reason: string): string {
  const { byChat, byMail } = words.rounds.reach
  const chat = chatCalled(way)
  return chat === undefined ? byMail(reason) : byChat(chat, reason)
}

const Person = ({ person: { name, ways, next } }: { person: Unreached }) => (
  <li className="break-words py-2">
    <span className="font-semibold">{name}</span>
    {ways.map(({ way, reason, at }) => (
      <p key={way} className="text-sm">
        {ways.length > 1 ? byWay(way, reason) : reason}{' '}
        {at && <span className="text-muted">{formats().moment(at)}</span>}
      </p>
    ))}
    <p className="text-muted text-sm">{next}</p>
  </li>
)

/** For everybody that the round did not reach and still can. */
function TryAgain({ pairingId: id }: { pairingId: string }) {
  const { reach: texts } = words.rounds
  return (
    <May call={tellAgain}>
      <RowAction
        variant="secondary"
        run={() => call(tellAgain, { params: { id }, body: {} })}
        failed={texts.tryFailed}
        pendingLabel={texts.pending}
      >
        {texts.tryAgain}
      </RowAction>
    </May>
  )
}
