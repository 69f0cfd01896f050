import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getPairingFile } from '../../shared/contract/pairings'
import { queryOf } from '../api/query-client'
import { Dialog } from '../ui/dialog'
import { SearchInput } from '../ui/input'
import { VirtualList } from '../ui/lists/virtual'
import { MatchRow } from './match-row'
import { parsePairingFile, searchMatches } from './pairings.rules'
import { words } from '../words'
import { Loaded } from '../kit/loaded'

interface CompletedPreviewProps {
  file: { fileName: string; displayName: string; monthDisplay: string }
  onClose: () => void
}

/** The content of a completed pairing's file. */
export function CompletedPreview({ file, onClose }: CompletedPreviewProps) {
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
