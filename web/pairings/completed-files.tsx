import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Download, Eye, FileSpreadsheet, ListX, Trash2 } from 'lucide-react'
import {
  deleteCompletedPairing,
  getCompletedPairingFiles,
  getPairingCsv,
  getPairingFile,
} from '../../shared/contract/pairings'
import type { ResponseOf } from '../../shared/endpoint'
import { useAddressSearch } from '../kit/searched'
import { useAction } from '../kit/use-action'
import { call, messageOf, pathOf } from '../api/call'
import { listOf, queryOf } from '../api/query-client'
import { askFirst } from '../kit/csv-link'
import { RowButton } from '../kit/row-button'
import { Badge } from '../ui/badge'
import { ShowMore } from '../ui/lists/list-row'
import { Dialog, DialogTrigger } from '../ui/dialog'
import { LoadFailed, SkeletonLines } from '../ui/feedback'
import { SearchInput } from '../ui/input'
import { Menu } from '../ui/lists/menu'
import { groupName, parsePairingFile, searchMatches } from './pairings.rules'
import { MatchRow, ShowMatches } from './match-row'
import { useMay } from '../sign-in/may'
import { lazyPart } from '../ui/on-demand'
import { words } from '../words'
import { useState } from 'react'
import { VirtualList } from '../ui/lists/virtual'
import { Loaded } from '../kit/loaded'

const LeftOutDialog = lazyPart(() => import('./left-out-dialog'))

type File = ResponseOf<typeof getCompletedPairingFiles>[number]

const PAGE = 20

/** The saved files of a programme or all, newest first, searched on the server. */
export default function CompletedFiles({ of }: { of: { programme?: string } }) {
  const { completed: texts } = words.rounds.pairings
  const { typed, find, search } = useAddressSearch('files')
  const list = useInfiniteQuery(listOf(getCompletedPairingFiles, { query: { search, limit: PAGE, ...of } }))
  const { items: files = [], total = 0 } = list.data ?? {}
  // A search that found nothing was just cleared: its result says nothing about the whole list.
  const isReadAgain = list.isPlaceholderData && files.length === 0
  return (
    <>
      <div className="mt-3 mb-4 grid items-center gap-x-4 gap-y-2 sm:grid-cols-[22rem_1fr]">
        <SearchInput label={texts.search} placeholder={texts.searchHint} value={typed} onChange={find} />
        <p aria-live="polite" className="figures text-muted text-sm">
          {list.data && search && texts.found(total)}
        </p>
      </div>
      {list.isError && !list.data ? (
        <LoadFailed title={messageOf(list.error, words.rounds.pairings.failed)} onRetry={list.refetch} />
      ) : !list.data || isReadAgain ? (
        <SkeletonLines lines={3} />
      ) : files.length === 0 && search ? (
        <p className="py-8 text-center text-muted">{words.shell.search.nothing(search)}</p>
      ) : (
        <ul className="divide-y divide-line">
          {files.map((file) => (
            <CompletedFile key={file.fileName} file={file} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <div className="mt-4 flex flex-wrap items-center gap-4">
          <ShowMore list={list} />
          <span className="figures text-muted text-sm">{words.shell.progress(files.length, total)}</span>
        </div>
      )}
    </>
  )
}

function CompletedFile({ file }: { file: File }) {
  const { id, displayName } = file
  const params = { fileName: file.fileName }
  const may = useMay()
  const { matches, current, completed: texts } = words.rounds.pairings
  const remove = useAction({
    run: () => call(deleteCompletedPairing, { params }),
    failed: texts.removeFailed,
  })
  const askAndRemove = () => {
    if (window.confirm(texts.sureToRemove(displayName))) remove.mutate()
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <h3 className="break-words font-sans font-semibold text-base">{displayName}</h3>
        <p className="text-muted text-sm">
          {file.monthDisplay} · <bdi>{groupName(file.groupDisplay)}</bdi> · {matches(file.matchCount)}
          {file.publishedAt === null && (
            <>
              {' '}
              <Badge tone="info">{current.hidden}</Badge>
            </>
          )}
        </p>
      </div>
      <div className="-mx-2 flex flex-wrap items-center gap-1">
        <DialogTrigger renderDialog={(close) => <CompletedPreview file={file} onClose={close} />}>
          <RowButton icon={Eye} name={texts.viewThis(displayName)}>
            {texts.view}
          </RowButton>
        </DialogTrigger>
        {file.publishedAt === null && <ShowMatches id={id} name={displayName} pairs={file.matchCount} />}
        <Menu
          label={words.dashboard.buttons.of.more(displayName)}
          items={[
            {
              label: current.leftOut,
              icon: ListX,
              renderDialog: (close) => <LeftOutDialog pairing={{ id, name: displayName }} onClose={close} />,
            },
            {
              label: texts.download,
              icon: Download,
              file: { href: pathOf(getPairingFile, { params }), name: file.fileName },
            },
            {
              label: words.dashboard.buttons.csv,
              icon: FileSpreadsheet,
              file: { href: pathOf(getPairingCsv, { params: { id } }) },
              run: askFirst,
            },
            may(deleteCompletedPairing) && {
              label: words.dashboard.buttons.delete,
              icon: Trash2,
              danger: true,
              run: askAndRemove,
            },
          ]}
        />
      </div>
    </li>
  )
}

interface CompletedPreviewProps {
  file: { fileName: string; displayName: string; monthDisplay: string }
  onClose: () => void
}

/** The content of a completed pairing's file. */
function CompletedPreview({ file, onClose }: CompletedPreviewProps) {
  const { list: texts } = words.rounds.pairings
  const [search, setSearch] = useState('')
  const read = useQuery({
    ...queryOf(getPairingFile, { params: { fileName: file.fileName } }),
    select: parsePairingFile,
  })
  const { data } = read
  return (
    <Dialog
      onClose={onClose}
      width="wide"
      title={file.displayName}
      description={
        data
          ? `${file.monthDisplay} · ${data.group} · ${words.rounds.pairings.matches(data.count)}`
          : file.monthDisplay
      }
    >
      <Loaded query={read} otherwise={words.rounds.pairings.failed} lines={6}>
        {({ matches }) => {
          const found = searchMatches(matches, search)
          return matches.length === 0 ? (
            <p className="py-8 text-center text-muted">{texts.empty}</p>
          ) : (
            <div className="flex flex-col gap-3">
              <SearchInput label={texts.search} value={search} onChange={setSearch} />
              {found.length === 0 ? (
                <p className="py-8 text-center text-muted">{texts.nobody(search.trim())}</p>
              ) : (
                <VirtualList
                  label={texts.label(file.displayName)}
                  items={found}
                  // Erased people have no address, so two matches may have the same (empty) ones.
                  keyOf={({ emails }, index) => `${index} ${emails.join(' ')}`}
                  rowHeight={73}
                  className="h-[50dvh] rounded-card border border-line"
                >
                  {(match) => <MatchRow {...match} />}
                </VirtualList>
              )}
            </div>
          )
        }}
      </Loaded>
    </Dialog>
  )
}
