import { useQuery } from '@tanstack/react-query'
import { copyImage, type GalleryImage, getImages, uploadImage } from '../../shared/contract/images'
import { Loaded } from '../kit/loaded'
import { Searched } from '../kit/searched'
import { queryOf } from '../api/query-client'
import { EmptyState } from '../ui/feedback'
import { ImageCard, fileProblem } from './image-card'
import { May, useMay } from '../sign-in/may'
import { useState } from 'react'
import { IMAGE_SIZES } from '../../shared/limits'
import { useAction } from '../kit/use-action'
import { call } from '../api/call'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { FieldError } from '../ui/input'
import { FilePicker } from '../ui/file-picker'
import { words } from '../words'

/** Upload, what is in the gallery, and the drawings that can be copied to it. */
export function ImageGallery() {
  const texts = words.tools.images
  const images = useQuery(queryOf(getImages))
  const may = useMay()
  return (
    <div className="flex flex-col gap-8">
      <May call={uploadImage}>
        <UploadImage />
      </May>
      <Loaded query={images} otherwise={texts.failed} lines={5}>
        {(all) => {
          const available = all.filter(({ source }) => source === 'attached-assets-available')
          const own = all.filter((image) => !available.includes(image))
          return (
            <>
              <ImageGrid title={texts.gallery} search={texts.searchGallery} images={own} />
              {available.length > 0 && may(copyImage) && (
                <ImageGrid title={texts.ready} search={texts.searchReady} images={available} />
              )}
            </>
          )
        }}
      </Loaded>
    </div>
  )
}

interface ImageGridProps {
  title: string
  /** The name of its search. */
  search: string
  images: readonly GalleryImage[]
}

function ImageGrid({ title, search, images }: ImageGridProps) {
  return (
    <section aria-label={title}>
      <h2 className="mb-3 text-xl">{title}</h2>
      {images.length === 0 ? (
        <EmptyState level={3} title={words.tools.images.none} />
      ) : (
        <Searched label={search} items={images} wordsOf={({ filename }) => [filename]}>
          {(found) => (
            <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {found.map((image) => (
                <ImageCard key={image.filename} image={image} />
              ))}
            </ul>
          )}
        </Searched>
      )}
    </section>
  )
}

/** Uploads one image. */
function UploadImage() {
  const texts = words.tools.images.upload
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const upload = useAction({
    run: (picked: File) => {
      const body = new FormData()
      body.append('image', picked)
      return call(uploadImage, { body })
    },
    done: ({ message }) => {
      setFile(null)
      return { title: texts.done, description: message, tone: 'success' as const }
    },
    failed: texts.failed,
    failedTitle: texts.failedTitle,
  })
  const pick = (picked: File | null) => {
    const found = picked && fileProblem(picked)
    setProblem(found)
    setFile(found ? null : picked)
  }
  return (
    <Card aria-label={texts.title}>
      <FilePicker
        label={texts.choose}
        accept="image/*"
        file={file}
        onPick={pick}
        hint={texts.hint(IMAGE_SIZES.largest, IMAGE_SIZES.emailSafe)}
      />
      {problem && (
        <div className="mt-2">
          <FieldError>{problem}</FieldError>
        </div>
      )}
      <Button
        className="mt-4"
        disabled={!file}
        pending={upload.isPending}
        pendingLabel={texts.uploading}
        onClick={() => file && upload.mutate(file)}
      >
        {texts.action}
      </Button>
    </Card>
  )
}
