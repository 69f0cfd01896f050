import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { Alert } from '../ui/feedback'
import { words } from '../words'
import { boundedCrop, type Crop, cropSquare, draggedCrop, MOST_ZOOM, WHOLE } from './photo.rules'

const PHOTO_PX = 512

interface PhotoCropProps {
  file: File
  onCrop: (photo: Blob) => void
  onClose: () => void
}

function draw(canvas: HTMLCanvasElement | null, picture: ImageBitmap, crop: Crop): void {
  const pen = canvas?.getContext('2d')
  if (!pen) return
  const { left, top, side } = cropSquare(picture.width, picture.height, crop)
  pen.clearRect(0, 0, PHOTO_PX, PHOTO_PX)
  pen.drawImage(picture, left, top, side, side, 0, 0, PHOTO_PX, PHOTO_PX)
}

/** Moves and enlarges a photo under a round window, by finger, mouse or the sliders. */
export default function PhotoCrop({ file, onCrop, onClose }: PhotoCropProps) {
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [failed, setFailed] = useState(false)
  const [crop, setCrop] = useState(WHOLE)
  const canvas = useRef<HTMLCanvasElement>(null)
  const grip = useRef<{ x: number; y: number } | null>(null)
  useEffect(() => {
    let current = true
    createImageBitmap(file).then(
      (bitmap) => current && setPicture(bitmap),
      () => current && setFailed(true),
    )
    return () => {
      current = false
    }
  }, [file])
  useEffect(() => {
    if (picture) draw(canvas.current, picture, crop)
  }, [picture, crop])
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!grip.current || !picture) return
    const { width } = event.currentTarget.getBoundingClientRect()
    const dx = (event.clientX - grip.current.x) / width
    const dy = (event.clientY - grip.current.y) / width
    grip.current = { x: event.clientX, y: event.clientY }
    setCrop((before) => draggedCrop(picture.width, picture.height, before, dx, dy))
  }
  const use = () => {
    canvas.current?.toBlob(
      (blob) => {
        if (blob) onCrop(blob)
        onClose()
      },
      'image/jpeg',
      0.92,
    )
  }
  const texts = words.member.profile.photo.crop
  const sliders = [
    { name: 'zoom' as const, label: texts.zoom, min: 1, max: MOST_ZOOM },
    { name: 'x' as const, label: texts.x, min: -1, max: 1 },
    { name: 'y' as const, label: texts.y, min: -1, max: 1 },
  ]
  return (
    <Dialog
      onClose={onClose}
      title={texts.title}
      description={texts.text}
      action={
        <Button onClick={use} aria-disabled={!picture}>
          {texts.use}
        </Button>
      }
    >
      {failed ? (
        <Alert tone="warning">{texts.failed}</Alert>
      ) : (
        <div className="flex flex-col items-center gap-4">
          <canvas
            ref={canvas}
            width={PHOTO_PX}
            height={PHOTO_PX}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId)
              grip.current = { x: event.clientX, y: event.clientY }
            }}
            onPointerMove={drag}
            onPointerUp={() => {
              grip.current = null
            }}
            className="size-56 cursor-grab touch-none rounded-full bg-sunken active:cursor-grabbing"
          >
            {texts.preview}
          </canvas>
          <div className="w-full">
            {sliders.map(({ name, label, min, max }) => (
              <label key={name} className="flex min-h-11 items-center gap-3">
                <span className="w-28 shrink-0 font-semibold">{label}</span>
                <input
                  type="range"
                  dir="ltr"
                  min={min}
                  max={max}
                  step={0.01}
                  value={crop[name]}
                  onChange={(event) =>
                    setCrop((before) => boundedCrop({ ...before, [name]: Number(event.target.value) }))
                  }
                  className="min-w-0 flex-1 accent-primary"
                />
              </label>
            ))}
          </div>
        </div>
      )}
    </Dialog>
  )
}
