import { useInfiniteQuery } from '@tanstack/react-query'
import { getInquiries } from '../../shared/contract/inquiries'
import { LoadFailed } from '../kit/load-failed'
import { momentInWords } from '../kit/words.rules'
import { pagesOf } from '../api/query-client'
import { ShowMore } from '../ui/lists/show-more'
import { Card, CardHeader } from '../ui/card'
import { EmptyState, SkeletonLines } from '../ui/feedback'

/** Companies that asked about the product, newest first. */
export function Inquiries() {
  const list = useInfiniteQuery(pagesOf(getInquiries, { query: { limit: 20 } }))
  const inquiries = list.data?.pages.flatMap(({ items }) => items)
  return (
    <Card aria-labelledby="inquiries">
      <CardHeader id="inquiries" title="Company Inquiries" />
      {list.isError && !inquiries ? (
        <LoadFailed error={list.error} otherwise="The inquiries could not be read." onRetry={list.refetch} />
      ) : !inquiries ? (
        <SkeletonLines lines={3} />
      ) : inquiries.length === 0 ? (
        <EmptyState title="No inquiries yet">
          Messages sent with the Company Inquiry form appear here, and go to your contact address.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {inquiries.map((inquiry) => (
            <li key={inquiry.id} className="py-3 first:pt-0">
              <h3 className="break-words font-sans font-semibold text-base">{inquiry.companyName}</h3>
              <p className="break-words text-muted text-sm">
                <a
                  href={`mailto:${inquiry.contactEmail}`}
                  className="text-primary underline underline-offset-4"
                >
                  {inquiry.contactEmail}
                </a>{' '}
                · {inquiry.expectedUsers} users · {momentInWords(inquiry.createdAt)}
              </p>
              {inquiry.additionalInfo && (
                <p className="mt-1 max-w-prose whitespace-pre-line break-words">{inquiry.additionalInfo}</p>
              )}
            </li>
          ))}
        </ul>
      )}
      <ShowMore list={list} className="mt-4" />
    </Card>
  )
}
