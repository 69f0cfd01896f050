import { IMAGE_SIZES, LARGEST_IMAGE_BYTES } from '../../shared/limits'
import type { GalleryImage } from '../../shared/contract/images'
import type { Tone } from '../ui/badge'

/** Where an image comes from, as its badge says. */
export const sourceBadges: Record<GalleryImage['source'], { label: string; tone: Tone }> = {
  'attached-assets-available': { label: 'Available', tone: 'neutral' },
  'admin-uploaded': { label: 'Uploaded', tone: 'success' },
  copied: { label: 'Copied', tone: 'info' },
}

/** How mail programs treat its size. */
export const sizeBadges: Record<GalleryImage['compatibility'], { label: string; tone: Tone }> = {
  safe: { label: 'email-safe', tone: 'success' },
  risky: { label: 'risky in email', tone: 'warning' },
  broken: { label: 'likely broken in email', tone: 'danger' },
}

const WANTED = /^image\//

/** Why a file can't be an image of the gallery; null if it can. The server checks the file's content. */
export function fileProblem(file: { type: string; size: number }): string | null {
  if (!WANTED.test(file.type) || file.type === 'image/svg+xml')
    return 'Please choose a JPEG, PNG, GIF or WebP image.'
  if (file.size > LARGEST_IMAGE_BYTES) return `Please choose an image of at most ${IMAGE_SIZES.largest}.`
  return null
}
