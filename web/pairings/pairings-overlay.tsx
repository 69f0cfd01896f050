import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  getCertificate,
  getCurrentPairings,
  getPairingMatches,
  type Pairing,
} from '../../shared/contract/pairings'
import { Loaded } from '../kit/loaded'
import { useSettled } from '../kit/searched'
import { personName } from '../../shared/person-name'
import type { ResponseOf } from '../../shared/endpoint'
import { saidInWords } from '../../shared/match-sides'
import { listOf, queryOf } from '../api/query-client'
import { ConfirmTrigger, Overlay } from '../ui/dialog'
import { EmptyState } from '../ui/feedback'
import { Choices, Field, SearchInput, Select } from '../ui/input'
import { loadNext } from '../ui/lists/list-row'
import { VirtualList } from '../ui/lists/virtual'
import { Button } from '../ui/button'
import type { About } from './changing/changing.rules'
import { WhatIfDialog } from './changing/what-if-dialog'
import { MatchRow } from './match-row'
import { groupName, saidOf } from './pairings.rules'
import { formats, isolated, words } from '../words'
import { Undo2 } from 'lucide-react'
import { getChanges, undoChanges } from '../../shared/contract/pairing-changes'
import { call } from '../api/call'
import { useAction } from '../kit/use-action'
import { ScrollArea } from '../ui/lists/table'

interface PairingsOverlayProps {
  /** The pairing that is shown first. */
  first?: string
  onClose: () => void
}

/** Every match of the current pairings: one pairing at a time, thousands of rows, searched on the server. */
export default function PairingsOverlay({ first, onClose }: PairingsOverlayProps) {
  const pairings = useQuery(queryOf(getCurrentPairings, { query: { matches: 0 } })).data?.pairings ?? []
  const { list: texts } = words.rounds.pairings
  const [chosen, setChosen] = useState(first ?? '')
  const pairing = pairings.find(({ id }) => id === chosen) ?? pairings[0]
  return (
    <Overlay
      onClose={onClose}
      title={words.rounds.pairings.current.title}
      actions={
        <span className="text-muted">
          {texts.summary(
            pairings.length,
            pairings.reduce((sum, { totalPairs }) => sum + totalPairs, 0),
          )}
        </span>
      }
    >
      <div className="mx-auto flex h-full max-w-5xl flex-col gap-4">
        {pairings.length > 1 && (
          <Field label={texts.pairing}>
            <Select value={pairing?.id} onChange={(event) => setChosen(event.target.value)}>
              <Choices
                of={pairings}
                by={({ id }) => id}
                called={({ name, totalPairs }) => texts.choice(name, totalPairs)}
              />
            </Select>
          </Field>
        )}
        {pairing ? (
          <PairingMatches key={pairing.id} pairing={pairing} />
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

function PairingMatches({ pairing }: { pairing: Pairing }) {
  const { list: texts } = words.rounds.pairings
  const [typed, setTyped] = useState('')
  const [changing, setChanging] = useState<About | null>(null)
  const search = useSettled(typed.trim())
  const certificate = useQuery(queryOf(getCertificate, { params: { id: pairing.id } })).data
  const isTables = certificate?.tables !== undefined
  const differently = isTables ? words.rounds.changing.atTables : words.rounds.changing
  const list = useInfiniteQuery(
    listOf(getPairingMatches, { params: { id: pairing.id }, query: { search, limit: 200 } }),
  )
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h3 className="text-xl">{pairing.name}</h3>
          <p className="text-muted">
            {formats().period(pairing.period)} · <bdi>{groupName(pairing.domainGroupName)}</bdi> ·{' '}
            {words.rounds.pairings.matches(pairing.totalPairs)}
          </p>
        </div>
        <SearchInput label={texts.search} value={typed} onChange={setTyped} className="w-full sm:w-80" />
      </div>
      <RoundChanges pairing={pairing} />
      <p aria-live="polite" className={search ? 'text-muted text-sm first-letter:uppercase' : 'sr-only'}>
        {search && list.data ? texts.found(list.data.total) : ''}
      </p>
      <Loaded query={list} otherwise={words.rounds.pairings.failed} lines={8}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="py-8 text-center text-muted">{search ? texts.nobody(search) : texts.empty}</p>
          ) : (
            <VirtualList
              label={texts.label(pairing.name)}
              items={items}
              keyOf={({ id }) => id}
              rowHeight={70}
              onEnd={() => loadNext(list)}
              className="min-h-64 flex-1 rounded-card border border-line bg-surface"
            >
              {(match) => (
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
                  action={
                    certificate && (
                      <Button
                        variant="ghost"
                        size="small"
                        className="-me-3 max-sm:ms-auto"
                        aria-label={differently.differentlyThese(
                          peopleOf(match).map((one) => isolated(personName(one))),
                        )}
                        onClick={() => setChanging(peopleOf(match))}
                      >
                        {differently.differently}
                      </Button>
                    )
                  }
                />
              )}
            </VirtualList>
          )
        }
      </Loaded>
      {changing && (
        <WhatIfDialog
          pairing={pairing}
          about={changing}
          isTables={isTables}
          onClose={() => setChanging(null)}
        />
      )}
    </>
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
