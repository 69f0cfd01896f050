import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getCertificate, getLeftOut, getLeftOutCsv, type Pairing } from '../../shared/contract/pairings'
import { CsvLink } from '../kit/csv-link'
import { messageOf, pathOf } from '../api/call'
import { queryOf, listOf } from '../api/query-client'
import { NothingMatches, PagedSearch, useSettled } from '../kit/searched'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { Alert, SkeletonLines, LoadFailed } from '../ui/feedback'
import type { Someone } from './changing/changing.rules'
import { WhatIfDialog } from './changing/what-if-dialog'
import { LeftOutList } from './left-out-list'
import { loadNext } from '../ui/lists/list-row'
import { words } from '../words'

const someoneOf = (person: { userId: string; name: string; email: string }): Someone => ({
  id: person.userId,
  firstName: person.name,
  lastName: '',
  email: person.email,
})

interface LeftOutDialogProps {
  pairing: { id: string; name: string }
  /** The pairing as long as its round can be changed. */
  changeable?: Pairing
  onClose: () => void
}

/** What was proved of a pairing, and the people left out of it, with reasons: as long as the pairing is kept. */
export default function LeftOutDialog({ pairing, changeable, onClose }: LeftOutDialogProps) {
  const { left: texts } = words.rounds.pairings
  const params = { id: pairing.id }
  const certificate = useQuery(queryOf(getCertificate, { params }))
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim())
  const leftOut = useInfiniteQuery(listOf(getLeftOut, { params, query: { search, limit: 200 } }))
  const { items: people = [], total = 0 } = leftOut.data ?? {}
  const [changing, setChanging] = useState<(typeof people)[number]>()
  const error = certificate.error ?? leftOut.error
  return (
    <Dialog
      onClose={onClose}
      width="wide"
      title={texts.title}
      description={pairing.name}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.shell.close}
          </Button>
          {(total > 0 || search) && (
            <CsvLink href={pathOf(getLeftOutCsv, { params })}>{words.dashboard.buttons.csv}</CsvLink>
          )}
        </>
      }
    >
      {error ? (
        <LoadFailed
          title={messageOf(error, words.rounds.pairings.failed)}
          onRetry={() => void Promise.all([certificate.refetch(), leftOut.refetch()])}
        />
      ) : !certificate.data || !leftOut.data ? (
        <SkeletonLines lines={4} />
      ) : (
        <div className="flex flex-col gap-5">
          <Alert tone={certificate.data.optimal ? 'success' : 'info'}>{certificate.data.statement}</Alert>
          {total === 0 && !search && !typed ? (
            <p>{texts.nobody}</p>
          ) : (
            <div>
              <h3 className="mb-2 text-lg">{words.rounds.pairings.leftOut(total)}</h3>
              <PagedSearch label={texts.search} typed={typed} onType={setTyped} total={total} />
              {total === 0 && <NothingMatches search={search} />}
              <LeftOutList
                people={people}
                keyOf={({ userId }) => userId}
                detail={({ email }) => email}
                {...(changeable && { onBring: setChanging })}
                onEnd={() => loadNext(leftOut)}
              />
            </div>
          )}
        </div>
      )}
      {changing && changeable && (
        <WhatIfDialog
          pairing={changeable}
          about={[someoneOf(changing)]}
          isTables={certificate.data?.tables !== undefined}
          onClose={() => setChanging(undefined)}
        />
      )}
    </Dialog>
  )
}
