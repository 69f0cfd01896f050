import { useInfiniteQuery } from '@tanstack/react-query'
import { type EmailLog, getLogEntries } from '../../../shared/contract/mail'
import { shownAddress } from '../../../shared/former-colleague'
import { Loaded } from '../../kit/loaded'
import { listOf } from '../../api/query-client'
import { loadNext } from '../../ui/lists/show-more'
import { VirtualList } from '../../ui/lists/virtual-list'
import { Count } from './email-log-card'
import { mismatchesInWords } from './email-logs.rules'

/** Whether the matches of the pairing were still valid when the mails went out, and which were not. */
export function MatchValidation({ log }: { log: EmailLog }) {
  const { total_matches, validated_matches, mismatches } = log.match_validation_summary
  const list = useInfiniteQuery({
    ...listOf(getLogEntries, { params: { id: log.id }, query: { mismatched: 'true', limit: 200 } }),
    enabled: mismatches > 0,
  })
  return (
    <div className="flex flex-col gap-5">
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        <Count label="Total matches" count={total_matches} />
        <Count label="Validated" count={validated_matches} />
        <Count label="Mismatches" count={mismatches} />
      </dl>
      {mismatches === 0 ? (
        <p className="text-muted">{mismatchesInWords(log.match_validation_summary)}</p>
      ) : (
        <Loaded query={list} otherwise="The mismatches could not be loaded.">
          {({ items }) =>
            items.length === 0 ? (
              <p className="text-muted">{mismatchesInWords(log.match_validation_summary)}</p>
            ) : (
              <VirtualList
                label="Mismatches"
                items={items}
                keyOf={({ user_email }) => user_email}
                rowHeight={61}
                className="max-h-80"
                onEnd={() => loadNext(list)}
              >
                {({ user_email, validation_issues, match_email }) => (
                  <div className="border-line border-b py-2">
                    <p className="break-all font-semibold">{shownAddress(user_email)}</p>
                    <p className="text-muted text-sm">
                      {log.purged_at
                        ? 'The note was purged.'
                        : validation_issues.join(' ') ||
                          (match_email ? `Matched with ${match_email}` : 'No match')}
                    </p>
                  </div>
                )}
              </VirtualList>
            )
          }
        </Loaded>
      )}
    </div>
  )
}
