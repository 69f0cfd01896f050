import { ExternalLink, FolderInput, Trash2, FileDown } from 'lucide-react'
import { copyImage, deleteImage, type GalleryImage, makeImageEmailSafe } from '../../shared/contract/images'
import { RowButton } from '../kit/row-button'
import { useAction } from '../kit/use-action'
import { call } from '../api/call'
import { Badge } from '../ui/badge'
import { Button, LinkButton } from '../ui/button'
import { CopyButton } from '../ui/copy-button'
import { ConfirmTrigger } from '../ui/dialog'
import { Input } from '../ui/input'
import { sizeBadges, sourceBadges } from './images.rules'
import { May } from '../sign-in/may'

/** One picture: where it comes from, how heavy it is, and what can be done with it. */
export function ImageCard({ image }: { image: GalleryImage }) {
  const { filename, title, url, publicUrl, width, height, sizeFormatted, compatibility, source } = image
  const params = { filename }
  const remove = useAction({
    run: () => call(deleteImage, { params }),
    done: ({ message }) => ({ title: 'Image Deleted', description: message, tone: 'success' as const }),
    failed: 'Failed to delete image',
  })
  const copy = useAction({
    run: () => call(copyImage, { params }),
    done: ({ message }) => ({ title: 'Image Copied', description: message, tone: 'success' as const }),
    failed: 'Failed to copy image',
  })
  const isAvailable = source === 'attached-assets-available'
  return (
    <li className="flex flex-col overflow-hidden rounded-card border border-line bg-surface">
      <img
        src={url}
        alt={title}
        width={width}
        height={height}
        loading="lazy"
        className="aspect-2/1 h-auto w-full bg-sunken object-contain"
      />
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div>
          <h3 className="break-words font-sans font-semibold text-base">{title}</h3>
          <p className="figures text-muted text-sm">
            {width} × {height} · {sizeFormatted}
          </p>
          <p className="mt-2 flex flex-wrap gap-2">
            <Badge tone={sourceBadges[source].tone}>{sourceBadges[source].label}</Badge>
            <Badge tone={sizeBadges[compatibility].tone}>{sizeBadges[compatibility].label}</Badge>
          </p>
        </div>
        {isAvailable ? (
          <Button
            icon={FolderInput}
            variant="secondary"
            className="mt-auto"
            aria-label={`Copy to Gallery: ${title}`}
            pending={copy.isPending}
            pendingLabel="Copying..."
            onClick={() => copy.mutate()}
          >
            Copy to Gallery
          </Button>
        ) : (
          <>
            <Input readOnly aria-label={`Public URL of ${title}`} value={publicUrl} className="text-sm" />
            <div className="-mx-1 mt-auto flex flex-wrap gap-1">
              <CopyButton text={publicUrl} copied="URL Copied" aria-label={`Copy URL of ${title}`}>
                Copy URL
              </CopyButton>
              <LinkButton
                icon={ExternalLink}
                variant="ghost"
                size="small"
                href={url}
                target="_blank"
                rel="noreferrer"
                aria-label={`View ${title} in a new tab`}
              >
                View
              </LinkButton>
              <May call={deleteImage}>
                <ConfirmTrigger
                  title={`Delete "${title}"?`}
                  effect="Mails that were already sent and link to it will no longer show it. This cannot be undone."
                  confirm="Delete image"
                  pendingLabel="Deleting..."
                  onConfirm={() => remove.settle()}
                >
                  <RowButton icon={Trash2} name={`Delete ${title}`}>
                    Delete
                  </RowButton>
                </ConfirmTrigger>
              </May>
              <May call={makeImageEmailSafe}>
                {compatibility !== 'safe' && <MakeEmailSafe filename={filename} name={title} />}
              </May>
            </div>
          </>
        )}
      </div>
    </li>
  )
}

/** One click makes a version of the image that every mail program shows; the image itself stays. */
export function MakeEmailSafe({ filename, name }: { filename: string; name: string }) {
  const shrink = useAction({
    run: () => call(makeImageEmailSafe, { params: { filename } }),
    done: ({ message }) => message,
    failed: 'The email-safe version could not be made',
  })
  return (
    <Button
      icon={FileDown}
      variant="secondary"
      size="small"
      aria-label={`Make email-safe: ${name}`}
      pending={shrink.isPending}
      pendingLabel="Shrinking..."
      onClick={() => shrink.mutate()}
    >
      Make email-safe
    </Button>
  )
}
