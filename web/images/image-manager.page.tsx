import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { type AnalysedImage, getImageCompatibility } from '../../shared/contract/images'
import { IMAGE_SIZES } from '../../shared/limits'
import { AdminOnly } from '../sign-in/admin-only'
import { queryOf } from '../api/query-client'
import { PageHeader } from '../layout/page-header'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { SkeletonLines, LoadFailed } from '../ui/feedback'
import { formats, words } from '../words'
import { MakeEmailSafe } from './image-card'
import { CallError, messageOf } from '../api/call'

/** /admin-image-manager: which images mail programs will show. */
export default function ImageManagerPage() {
  return (
    <AdminOnly>
      <Report />
    </AdminOnly>
  )
}

function Report() {
  const texts = words.tools.images.report
  const { emailSafe, emailRisky } = IMAGE_SIZES
  const { guidelines } = texts
  const lines = [
    guidelines.safe(emailSafe),
    guidelines.risky(emailSafe, emailRisky),
    guidelines.broken(emailRisky),
    guidelines.kinds,
  ]
  const { digits } = formats()
  const { data, error, refetch, isFetching } = useQuery(queryOf(getImageCompatibility))
  return (
    <>
      <PageHeader
        title={words.shell.titles['/admin-image-manager']}
        description={texts.text}
        actions={
          <Button
            icon={RefreshCw}
            variant="secondary"
            pending={isFetching}
            pendingLabel={texts.analysing}
            onClick={() => void refetch()}
          >
            {texts.again}
          </Button>
        }
      />
      {error ? (
        <LoadFailed
          title={messageOf(error, (error instanceof CallError && error.statusText) || texts.failed)}
          retry={texts.retry}
          onRetry={refetch}
        />
      ) : !data ? (
        <SkeletonLines lines={6} label={texts.loading} />
      ) : (
        <div className="flex flex-col gap-6">
          <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
            <Fact label={texts.facts.emailSafe} value={digits(data.summary.emailSafe)} />
            <Fact label={texts.facts.problematic} value={digits(data.summary.problematic)} />
            <Fact label={texts.facts.total} value={digits(data.summary.total)} />
            <Fact label={texts.facts.limit} value={emailSafe} />
          </dl>
          <Card title={texts.recommended}>
            {data.recommendedDefault ? (
              <ImageLine image={data.recommendedDefault} />
            ) : (
              <p className="text-muted">{data.summary.recommendation}</p>
            )}
          </Card>
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <ImageList
              title={texts.emailSafe}
              images={data.emailSafeImages}
              empty={texts.noneSafe(emailSafe)}
            />
            <ImageList
              title={texts.problematic}
              images={data.problematicImages}
              empty={texts.noneProblematic}
            />
          </div>
          <Card title={guidelines.title}>
            <ul className="list-disc ps-5 marker:text-primary">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Card>
        </div>
      )}
    </>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="rounded-card border border-line bg-surface px-4 py-3 sm:px-5">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="figures font-display text-3xl leading-tight">{value}</dd>
    </div>
  )
}

interface ImageListProps {
  title: string
  images: readonly AnalysedImage[]
  empty: string
}

function ImageList({ title, images, empty }: ImageListProps) {
  return (
    <Card title={title}>
      {images.length === 0 ? (
        <p className="text-muted">{empty}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {images.map((image) => (
            <li key={image.filename} className="py-3 first:pt-0 last:pb-0">
              <ImageLine image={image} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** An attached asset has nothing to shrink: it becomes an image of the gallery when it is copied. */
const canShrink = ({ compatibility, source }: AnalysedImage) =>
  compatibility !== 'safe' && source !== 'attached-assets-available'

function ImageLine({ image }: { image: AnalysedImage }) {
  return (
    <div className="flex items-start gap-4">
      <img
        src={image.url}
        alt=""
        loading="lazy"
        className="size-16 shrink-0 rounded-control bg-sunken object-cover"
      />
      <div className="min-w-0">
        <p className="break-all font-semibold">{image.filename}</p>
        {image.title !== image.filename && <p className="break-words text-sm">{image.title}</p>}
        <p className="text-muted">{image.recommendation}</p>
        <p className="figures text-muted text-sm">{image.sizeFormatted}</p>
        {canShrink(image) && (
          <div className="mt-2">
            <MakeEmailSafe filename={image.filename} name={image.title} />
          </div>
        )}
      </div>
    </div>
  )
}
