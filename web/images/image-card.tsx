import { ExternalLink, FolderInput, Trash2, FileDown } from 'lucide-react'
import { copyImage, deleteImage, type GalleryImage, makeImageEmailSafe } from '../../shared/contract/images'
import { RowAction } from '../kit/row-button'
import { call } from '../api/call'
import { Badge, type Tone } from '../ui/badge'
import { LinkButton } from '../ui/button'
import { CopyButton } from '../ui/copy-button'
import { Input } from '../ui/input'
import { words } from '../words'
import { May } from '../sign-in/may'
import { IMAGE_SIZES, LARGEST_IMAGE_BYTES } from '../../shared/limits'

/** One picture: where it comes from, how heavy it is, and what can be done with it. */
export function ImageCard({ image }: { image: GalleryImage }) {
  const { filename, title, url, publicUrl, width, height, sizeFormatted, compatibility, source } = image
  const said = words.tools.images
  const { buttons } = words.dashboard
  const params = { filename }
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
            <bdi>
              {width} × {height} · {sizeFormatted}
            </bdi>
          </p>
          <p className="mt-2 flex flex-wrap gap-2">
            <Badge tone={sourceTones[source]}>{said.sources[source]}</Badge>
            <Badge tone={sizeTones[compatibility]}>{said.sizes[compatibility]}</Badge>
          </p>
        </div>
        {isAvailable ? (
          <RowAction
            icon={FolderInput}
            variant="secondary"
            size="medium"
            className="mt-auto"
            name={said.copy.one(title)}
            run={() => call(copyImage, { params })}
            done={({ message }) => ({ title: said.copy.done, description: message, tone: 'success' })}
            failed={said.copy.failed}
            pendingLabel={said.copy.copying}
          >
            {said.copy.action}
          </RowAction>
        ) : (
          <>
            <Input readOnly dir="ltr" aria-label={said.url.of(title)} value={publicUrl} className="text-sm" />
            <div className="-mx-1 mt-auto flex flex-wrap gap-1">
              <CopyButton text={publicUrl} copied={said.url.copied} aria-label={said.url.copyOf(title)}>
                {said.url.copy}
              </CopyButton>
              <LinkButton
                icon={ExternalLink}
                variant="ghost"
                size="small"
                href={url}
                target="_blank"
                rel="noreferrer"
                aria-label={said.viewOne(title)}
              >
                {said.view}
              </LinkButton>
              <May call={deleteImage}>
                <RowAction
                  icon={Trash2}
                  name={buttons.of.delete(title)}
                  ask={{
                    title: said.remove.title(title),
                    effect: said.remove.effect,
                    confirm: said.remove.confirm,
                    pendingLabel: buttons.deleting,
                  }}
                  run={() => call(deleteImage, { params })}
                  done={({ message }) => ({
                    title: said.remove.done,
                    description: message,
                    tone: 'success',
                  })}
                  failed={said.remove.failed}
                >
                  {buttons.delete}
                </RowAction>
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
  const said = words.tools.images.shrink
  return (
    <RowAction
      icon={FileDown}
      variant="secondary"
      name={said.one(name)}
      run={() => call(makeImageEmailSafe, { params: { filename } })}
      failed={said.failed}
      pendingLabel={said.shrinking}
    >
      {said.action}
    </RowAction>
  )
}

/** Where an image comes from: the colour of its badge. */
const sourceTones: Record<GalleryImage['source'], Tone> = {
  'attached-assets-available': 'neutral',
  'admin-uploaded': 'success',
  copied: 'info',
}

/** How mail programs treat its size: the colour of its badge. */
export const sizeTones: Record<GalleryImage['compatibility'], Tone> = {
  safe: 'success',
  risky: 'warning',
  broken: 'danger',
}

const WANTED = /^image\//

/** Why a file can't be an image of the gallery; null if it can. The server checks the file's content. */
export function fileProblem(file: { type: string; size: number }): string | null {
  if (!WANTED.test(file.type) || file.type === 'image/svg+xml') return words.tools.images.upload.wrongKind
  if (file.size > LARGEST_IMAGE_BYTES) return words.tools.images.upload.tooLarge(IMAGE_SIZES.largest)
  return null
}
