import type { Responses } from '../../languages/words'
import type { GalleryImage } from '../../shared/contract/images'
import type { Context } from '../platform/context/context'
import { attachedAssets } from './attached-assets'
import { compatibilityOf, imageUrl, sizeInWords } from './image.rules'
import { type GalleryRow, galleryImages } from './images.queries'

/** An image as the administrator sees it. */
function toGalleryImage(
  { config }: Pick<Context, 'config'>,
  facts: Omit<GalleryImage, 'url' | 'publicUrl' | 'sizeFormatted' | 'compatibility'>,
): GalleryImage {
  const url = imageUrl(facts.filename)
  return {
    ...facts,
    url,
    publicUrl: new URL(url, config.appUrl).href,
    sizeFormatted: sizeInWords(facts.size),
    compatibility: compatibilityOf(facts.size),
  }
}

/** A stored image of the gallery as the administrator sees it; profile photos are never listed. */
export function fromRow(context: Context, { source, createdAt, ...row }: GalleryRow): GalleryImage {
  return toGalleryImage(context, {
    ...row,
    source: source === 'copied' ? 'copied' : 'admin-uploaded',
    createdAt: createdAt.toISOString(),
  })
}

/** The gallery, newest first, then the attached assets that are not in it yet. */
export async function readGallery(context: Context, { ours }: Responses['images']): Promise<GalleryImage[]> {
  const [rows, assets] = await Promise.all([galleryImages(context.db), attachedAssets()])
  const copied = new Set(rows.map((row) => row.copiedFrom))
  const available = [...assets.values()].filter(({ filename }) => !copied.has(filename))
  return [
    ...rows.map((row) => fromRow(context, row)),
    ...available.map(({ content, etag: _, name, ...asset }) =>
      toGalleryImage(context, {
        ...asset,
        title: ours[name],
        source: 'attached-assets-available',
        size: content.length,
        createdAt: null,
      }),
    ),
  ]
}
