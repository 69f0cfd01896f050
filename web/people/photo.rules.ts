import { LARGEST_IMAGE_BYTES } from '../../shared/limits'
import { words } from '../words'

/** Why a file can't be a profile photo, as the title and text of a toast; null if it can. */
export function photoProblem(file: {
  type: string
  size: number
}): { title: string; description: string } | null {
  const { noImage, tooLarge } = words.member.profile.photo
  if (!file.type.startsWith('image/')) return noImage
  return file.size > LARGEST_IMAGE_BYTES ? tooLarge : null
}

/** The position of a picture under a square window: `zoom` ≥ 1, `x` and `y` from -1 (left, top) to 1 (right, bottom). */
export interface Crop {
  zoom: number
  x: number
  y: number
}

export const WHOLE: Crop = { zoom: 1, x: 0, y: 0 }
export const MOST_ZOOM = 4

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** The crop kept within its bounds. */
export const boundedCrop = ({ zoom, x, y }: Crop): Crop => ({
  zoom: within(zoom, 1, MOST_ZOOM),
  x: within(x, -1, 1),
  y: within(y, -1, 1),
})

/** The square of the picture, in its own pixels, that the window shows. */
export function cropSquare(
  width: number,
  height: number,
  crop: Crop,
): { left: number; top: number; side: number } {
  const { zoom, x, y } = boundedCrop(crop)
  const side = Math.min(width, height) / zoom
  return { left: ((width - side) / 2) * (1 + x), top: ((height - side) / 2) * (1 + y), side }
}

/** The crop after the picture was dragged by `dx`, `dy`, in fractions of the window's width: it follows the finger. */
export function draggedCrop(width: number, height: number, crop: Crop, dx: number, dy: number): Crop {
  const { side } = cropSquare(width, height, crop)
  const free = { x: (width - side) / 2, y: (height - side) / 2 }
  return boundedCrop({
    zoom: crop.zoom,
    x: free.x > 0 ? crop.x - (dx * side) / free.x : 0,
    y: free.y > 0 ? crop.y - (dy * side) / free.y : 0,
  })
}
