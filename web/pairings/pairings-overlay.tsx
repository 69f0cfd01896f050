import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useQueries,
  useQuery,
} from '@tanstack/react-query'
import { type ComponentProps, useEffect, useState } from 'react'
import {
  getCertificate,
  getCurrentPairings,
  getLeftOut,
  getPairingMatches,
  type Pairing,
} from '../../shared/contract/pairings'
import { Loaded } from '../kit/loaded'
import { useSettled } from '../kit/searched'
import { personName } from '../../shared/person-name'
import type { ResponseOf } from '../../shared/endpoint'
import { saidInWords } from '../../shared/match-sides'
import { queryOf } from '../api/query-client'
import { ConfirmTrigger, Overlay } from '../ui/dialog'
import { Alert, EmptyState } from '../ui/feedback'
import { Choices, Field, SearchInput, Select } from '../ui/input'
import { loadNext } from '../ui/lists/list-row'
import { VirtualList } from '../ui/lists/virtual'
import { Button } from '../ui/button'
import { WhatIfDialog } from './changing/what-if-dialog'
import { More } from '../kit/fold'
import { LeftOutList } from './left-out-list'
import { MatchRow } from './match-row'
import { groupName, saidOf } from './pairings.rules'
import { formats, isolated, words } from '../words'
import { Undo2 } from 'lucide-react'
import { getChanges, undoChanges } from '../../shared/contract/pairing-changes'
import { call, callPage } from '../api/call'
import { useAction } from '../kit/use-action'
import { ScrollArea } from '../ui/lists/table'

interface PairingsOverlayProps {
  /** The pairing that is shown first; all of them, if missing. */
  first?: string
  onClose: () => void
}

/** Every match of the current pairings and who sat out, of all or of one of them: thousands of rows, searched on the server. */
export default function PairingsOverlay({ first, onClose }: PairingsOverlayProps) {
  const pairings = useQuery(queryOf(getCurrentPairings, { query: { matches: 0 } })).data?.pairings ?? []
  const { list: texts } = words.rounds.pairings
  const [chosen, setChosen] = useState(first ?? '')
  const one = pairings.find(({ id }) => id === chosen)
  const summary = texts.summary(
    pairings.length,
    pairings.reduce((sum, { totalPairs }) => sum + totalPairs, 0),
  )
  return (
    <Overlay
      onClose={onClose}
      title={words.rounds.pairings.current.title}
      actions={<span className="text-muted">{summary}</span>}
    >
      <div className="mx-auto flex h-full max-w-5xl flex-col gap-4">
        {pairings.length > 1 && (
          <Field label={texts.pairing}>
            <Select value={one?.id ?? ''} onChange={(event) => setChosen(event.target.value)}>
              <option value="">{summary}</option>
              <Choices
                of={pairings}
                by={({ id }) => id}
                called={({ name, totalPairs }) => texts.choice(name, totalPairs)}
              />
            </Select>
          </Field>
        )}
        {pairings.length > 0 ? (
          <PairingMatches key={one?.id ?? ''} pairings={one ? [one] : pairings} />
        ) : (
          <EmptyState level={3} title={words.rounds.pairings.current.none}>
            {texts.noneText}
          </EmptyState>
        )}
      </div>
    </Overlay>
  )
}

type Match = ResponseOf<typeof getPairingMatches>[number]
const peopleOf = ({ user1, user2, more }: Match) => [user1, user2, ...more]

const PAGE = 200
const FIRST_PAGE: { at: number; cursor: string | undefined } = { at: 0, cursor: undefined }

/** The matches of some pairings, one pairing after the other, each with its pairing. */
const matchesOf = (pairings: readonly Pairing[], search: string) => ({
  queryKey: ['matches-of', pairings.map(({ id }) => id).join(), search],
  meta: { isRead: true },
  queryFn: async ({
    signal,
    pageParam: { at, cursor },
  }: {
    signal: AbortSignal
    pageParam: typeof FIRST_PAGE
  }) => {
    const params = { id: pairings[at]?.id ?? '' }
    const page = await callPage(getPairingMatches, { params, query: { search, limit: PAGE, cursor }, signal })
    return { ...page, at }
  },
  initialPageParam: FIRST_PAGE,
  getNextPageParam: ({ next, at }: { next?: string | undefined; at: number }) =>
    next ? { at, cursor: next } : at + 1 < pairings.length ? { at: at + 1, cursor: undefined } : undefined,
  placeholderData: keepPreviousData,
  select: ({ pages }: InfiniteData<{ items: Match[]; at: number }>) =>
    pages.flatMap(({ items, at }) => items.map((match) => ({ match, pairing: pairings[at] }))),
})

function PairingMatches({ pairings }: { pairings: readonly Pairing[] }) {
  const { list: texts } = words.rounds.pairings
  const [typed, setTyped] = useState('')
  const [changing, setChanging] = useState<Changing | null>(null)
  const search = useSettled(typed.trim())
  const list = useInfiniteQuery(matchesOf(pairings, search))
  const satOut = useSatOut(pairings, search)
  const items = list.data ?? []
  const [only, ...others] = pairings
  const isOne = others.length === 0
  useEffect(() => {
    // A pairing with few matches, or none that are found, does not fill the list.
    if (items.length < FEW) loadNext(list)
  })
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        {only && isOne && (
          <div>
            <h3 className="text-xl">{only.name}</h3>
            <p className="text-muted">
              {formats().period(only.period)} · <bdi>{groupName(only.domainGroupName)}</bdi> ·{' '}
              {words.rounds.pairings.matches(only.totalPairs)}
            </p>
          </div>
        )}
        <SearchInput label={texts.search} value={typed} onChange={setTyped} className="w-full sm:w-80" />
      </div>
      {pairings.map((pairing) => (
        <RoundChanges key={pairing.id} pairing={pairing} />
      ))}
      <SatOut pairings={pairings} people={satOut} isOpen={search !== ''} onBring={setChanging} />
      <p aria-live="polite" className={search ? 'text-muted text-sm first-letter:uppercase' : 'sr-only'}>
        {search && list.data && !list.hasNextPage ? texts.found(items.length) : ''}
      </p>
      <Loaded query={list} otherwise={words.rounds.pairings.failed} lines={8}>
        {() =>
          items.length === 0 ? (
            satOut.length === 0 && (
              <p className="py-8 text-center text-muted">{search ? texts.nobody(search) : texts.empty}</p>
            )
          ) : (
            <VirtualList
              label={texts.label(isOne && only ? only.name : words.rounds.pairings.current.title)}
              items={items}
              keyOf={({ match }) => match.id}
              rowHeight={70}
              onEnd={() => loadNext(list)}
              className="min-h-64 flex-1 rounded-card border border-line bg-surface"
            >
              {({ match, pairing }) => (
                <MatchRow
                  names={peopleOf(match).map(personName)}
                  emails={peopleOf(match).map(({ email }) => email)}
                  departments={peopleOf(match).map(({ department }) => department ?? '')}
                  answers={
                    match.answers.some((said) => said !== saidInWords.pending)
                      ? match.answers.map(saidOf)
                      : []
                  }
                  status={texts.statuses[match.status]}
                  isBooked={match.isBooked}
                  isActive={match.status === 'active'}
                  rescuedFor={match.rescuedFor ?? undefined}
                  overruled={match.overruled}
                  host={peopleOf(match).findIndex(({ id }) => id === match.hostId)}
                  of={isOne || !pairing ? undefined : groupName(pairing.domainGroupName)}
                  action={
                    pairing &&
                    match.status !== 'called_off' && (
                      <PairDifferently pairing={pairing} about={peopleOf(match)} onPress={setChanging} />
                    )
                  }
                />
              )}
            </VirtualList>
          )
        }
      </Loaded>
      {changing && <WhatIf {...changing} onClose={() => setChanging(null)} />}
    </>
  )
}

/** Fewer rows leave room for those of the next pairing. */
const FEW = 10

type Changing = Pick<ComponentProps<typeof WhatIfDialog>, 'pairing' | 'about'>

const useCertificate = ({ id }: Pairing) => useQuery(queryOf(getCertificate, { params: { id } })).data

function WhatIf(props: Changing & { onClose: () => void }) {
  const certificate = useCertificate(props.pairing)
  return certificate && <WhatIfDialog {...props} isTables={certificate.tables !== undefined} />
}

interface PairDifferentlyProps {
  pairing: Pairing
  about: Match['user1'][]
  onPress: (changing: Changing) => void
}

function PairDifferently({ pairing, about, onPress }: PairDifferentlyProps) {
  const certificate = useCertificate(pairing)
  if (!certificate) return null
  const { changing } = words.rounds
  const texts = certificate.tables ? changing.atTables : changing
  return (
    <Button
      variant="ghost"
      size="small"
      className="-me-3 max-sm:ms-auto"
      aria-label={texts.differentlyThese(about.map((one) => isolated(personName(one))))}
      onClick={() => onPress({ pairing, about })}
    >
      {texts.differently}
    </Button>
  )
}

/** The first people who sat out each of some pairings, and are found. */
function useSatOut(pairings: readonly Pairing[], search: string) {
  return useQueries({
    queries: pairings.map(({ id }) =>
      queryOf(getLeftOut, { params: { id }, query: { search, limit: PAGE } }),
    ),
    combine: (results) =>
      results.flatMap(({ data = [] }, at) => data.map((person) => ({ ...person, pairing: pairings[at] }))),
  })
}

interface SatOutProps {
  pairings: readonly Pairing[]
  people: ReturnType<typeof useSatOut>
  /** They were searched for. */
  isOpen: boolean
  onBring: (changing: Changing) => void
}

/** What was proved of some pairings, and who sat out, with the reasons: behind a line, unless somebody of them is searched. */
function SatOut({ pairings, people, isOpen, onBring }: SatOutProps) {
  const { left: texts, leftOut } = words.rounds.pairings
  const list = people.length > 0 && (
    <LeftOutList
      people={people}
      keyOf={({ userId }) => userId}
      detail={({ email }) => email}
      onBring={({ pairing, userId, name, email }) =>
        pairing && onBring({ pairing, about: [{ id: userId, firstName: name, lastName: '', email }] })
      }
    />
  )
  if (isOpen) return list || null
  return (
    <More title={people.length > 0 ? `${texts.title} (${leftOut(people.length)})` : texts.title}>
      <div className="flex flex-col gap-3 pb-3">
        {pairings.map((pairing) => (
          <Proof key={pairing.id} pairing={pairing} isNamed={pairings.length > 1} />
        ))}
        {list || <p>{texts.nobody}</p>}
      </div>
    </More>
  )
}

function Proof({ pairing, isNamed }: { pairing: Pairing; isNamed: boolean }) {
  const certificate = useCertificate(pairing)
  if (!certificate) return null
  return (
    <Alert tone={certificate.optimal ? 'success' : 'info'} title={isNamed ? pairing.name : undefined}>
      {certificate.statement}
    </Alert>
  )
}

/** What administrators changed of a round since it was first made, and the way back; nothing if it is as it was made. */
function RoundChanges({ pairing }: { pairing: Pairing }) {
  const { since: texts } = words.rounds.changing
  const params = { id: pairing.id }
  const { data = [] } = useQuery({ ...queryOf(getChanges, { params }), enabled: pairing.version > 1 })
  const back = data.findIndex(({ wishes }) => wishes.length === 0)
  const changes = back === -1 ? data : data.slice(0, back)
  const undo = useAction({
    run: () => call(undoChanges, { params, query: { version: pairing.version } }),
    failed: texts.back.failed,
  })
  if (changes.length === 0) return null
  return (
    <section aria-label={texts.title} className="sticky -top-6 z-10 rounded-card bg-sunken px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="font-semibold">{texts.count(changes.length)}</p>
        <ConfirmTrigger
          title={texts.back.title}
          effect={texts.back.effect(pairing.name, changes.length)}
          confirm={texts.back.confirm}
          pendingLabel={texts.back.pending}
          danger={false}
          onConfirm={() => undo.settle()}
        >
          <Button icon={Undo2} variant="secondary" size="small">
            {changes.length === 1 ? texts.undo : texts.undoAll}
          </Button>
        </ConfirmTrigger>
      </div>
      <ScrollArea label={texts.label} className="max-h-32 text-sm">
        <ul>
          {changes.map(({ version, wishes, madeBy, madeAt }) => (
            <li key={version} className="wrap-anywhere mt-1">
              {wishes.join(' ')}{' '}
              <span className="text-muted">
                {madeBy
                  ? texts.by(isolated(madeBy), formats().moment(madeAt))
                  : texts.byAdministrator(formats().moment(madeAt))}
              </span>
            </li>
          ))}
        </ul>
      </ScrollArea>
    </section>
  )
}
