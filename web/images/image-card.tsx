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
  const texts = words.tools.images
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
          {!isAvailable && (
            <p className="figures text-muted text-sm">
              <bdi>
                {width} × {height} · {sizeFormatted}
              </bdi>
            </p>
          )}
          <p className="mt-2 flex flex-wrap gap-2">
            <Badge tone={sourceTones[source]}>{texts.sources[source]}</Badge>
            {!(isAvailable && compatibility === 'safe') && (
              <Badge tone={sizeTones[compatibility]}>{texts.sizes[compatibility]}</Badge>
            )}
          </p>
        </div>
        {isAvailable ? (
          <RowAction
            icon={FolderInput}
            variant="secondary"
            size="medium"
            className="mt-auto"
            name={texts.copy.one(title)}
            run={() => call(copyImage, { params })}
            done={({ message }) => ({ title: texts.copy.done, description: message, tone: 'success' })}
            failed={texts.copy.failed}
            pendingLabel={texts.copy.copying}
          >
            {texts.copy.action}
          </RowAction>
        ) : (
          <>
            <Input
              readOnly
              dir="ltr"
              aria-label={texts.url.of(title)}
              value={publicUrl}
              className="text-sm"
            />
            <div className="-mx-1 mt-auto flex flex-wrap gap-1">
              <CopyButton text={publicUrl} copied={texts.url.copied} aria-label={texts.url.copyOf(title)}>
                {texts.url.copy}
              </CopyButton>
              <LinkButton
                icon={ExternalLink}
                variant="ghost"
                size="small"
                href={url}
                target="_blank"
                rel="noreferrer"
                aria-label={texts.viewOne(title)}
              >
                {texts.view}
              </LinkButton>
              <May call={deleteImage}>
                <RowAction
                  icon={Trash2}
                  name={buttons.of.delete(title)}
                  ask={{
                    title: texts.remove.title(title),
                    effect: texts.remove.effect,
                    confirm: texts.remove.confirm,
                    pendingLabel: buttons.deleting,
                  }}
                  run={() => call(deleteImage, { params })}
                  done={({ message }) => ({
                    title: texts.remove.done,
                    description: message,
                    tone: 'success',
                  })}
                  failed={texts.remove.failed}
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
  const texts = words.tools.images.shrink
  return (
    <RowAction
      icon={FileDown}
      variant="secondary"
      name={texts.one(name)}
      run={() => call(makeImageEmailSafe, { params: { filename } })}
      failed={texts.failed}
      pendingLabel={texts.shrinking}
    >
      {texts.action}
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
