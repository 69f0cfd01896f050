import { useInfiniteQuery } from '@tanstack/react-query'
import { getInquiries } from '../../shared/contract/inquiries'
import { Rows } from '../kit/rows'
import { PagedSearch, useAddressSearch } from '../kit/searched'
import { listOf } from '../api/query-client'
import { Card } from '../ui/card'
import { formats, words } from '../words'

/** Companies that asked about the product, newest first. */
export default function Inquiries() {
  const texts = words.tools.inquiries
  const { typed, find, search } = useAddressSearch('inquiry')
  const list = useInfiniteQuery(listOf(getInquiries, { query: { search, limit: 20 } }))
  return (
    <Card title={words.dashboard.sections.inquiries}>
      <PagedSearch label={texts.search} typed={typed} onType={find} total={list.data?.total} />
      <Rows query={list} otherwise={texts.failed} search={search} none={texts.none}>
        {(inquiry) => (
          <li key={inquiry.id} className="py-3 first:pt-0">
            <h3 className="break-words font-sans font-semibold text-base">{inquiry.companyName}</h3>
            <p className="break-words text-muted text-sm">
              <a
                href={`mailto:${inquiry.contactEmail}`}
                className="text-primary underline underline-offset-4"
              >
                {inquiry.contactEmail}
              </a>{' '}
              · {texts.users(inquiry.expectedUsers)} · {formats().moment(inquiry.createdAt)}
            </p>
            {inquiry.additionalInfo && (
              <p className="mt-1 max-w-prose whitespace-pre-line break-words">{inquiry.additionalInfo}</p>
            )}
          </li>
        )}
      </Rows>
    </Card>
  )
}
