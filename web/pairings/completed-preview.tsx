import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getPairingFile } from '../../shared/contract/pairings'
import { LoadFailed } from '../kit/load-failed'
import { counted } from '../../shared/counted'
import { queryOf } from '../api/query-client'
import { Dialog } from '../ui/dialog'
import { SkeletonLines } from '../ui/feedback'
import { SearchInput } from '../ui/input'
import { VirtualList } from '../ui/lists/virtual-list'
import { MatchRow } from './match-row'
import { parsePairingFile, searchMatches } from './pairings.rules'

interface CompletedPreviewProps {
  file: { fileName: string; displayName: string; monthDisplay: string }
  onClose: () => void
}

/** The content of a completed pairing's file. */
export function CompletedPreview({ file, onClose }: CompletedPreviewProps) {
  const [search, setSearch] = useState('')
  const { data, error, refetch } = useQuery({
    ...queryOf(getPairingFile, { params: { fileName: file.fileName } }),
    select: parsePairingFile,
  })
  const found = data ? searchMatches(data.matches, search) : []
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      width="wide"
      title={file.displayName}
      description={
        data
          ? `${file.monthDisplay} · ${data.group} · ${counted(data.count, 'match', 'matches')}`
          : file.monthDisplay
      }
    >
      {error && !data ? (
        <LoadFailed error={error} otherwise="Failed to load pairing data" onRetry={refetch} />
      ) : !data ? (
        <SkeletonLines lines={6} />
      ) : data.matches.length === 0 ? (
        <p className="py-8 text-center text-muted">No matches found for this pairing.</p>
      ) : (
        <div className="flex flex-col gap-3">
          <SearchInput label="Search by name or email" value={search} onChange={setSearch} />
          {found.length === 0 ? (
            <p className="py-8 text-center text-muted">Nobody matches "{search.trim()}".</p>
          ) : (
            <VirtualList
              label={`Matches of ${file.displayName}`}
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
      )}
    </Dialog>
  )
}
