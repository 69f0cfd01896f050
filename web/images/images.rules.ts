import { IMAGE_SIZES, LARGEST_IMAGE_BYTES } from '../../shared/limits'
import type { GalleryImage } from '../../shared/contract/images'
import type { Tone } from '../ui/badge'
import { words } from '../words'

/** Where an image comes from: the colour of its badge. */
export const sourceTones: Record<GalleryImage['source'], Tone> = {
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
