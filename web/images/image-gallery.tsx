import { useQuery } from '@tanstack/react-query'
import { getImages, uploadImage, copyImage } from '../../shared/contract/images'
import { LoadFailed } from '../kit/load-failed'
import { queryOf } from '../api/query-client'
import { EmptyState, SkeletonLines } from '../ui/feedback'
import { ImageCard } from './image-card'
import { May, useMay } from '../sign-in/may'
import { useState } from 'react'
import { IMAGE_SIZES } from '../../shared/limits'
import { useAction } from '../kit/use-action'
import { call } from '../api/call'
import { Button } from '../ui/button'
import { Card, CardHeader } from '../ui/card'
import { FieldError } from '../ui/field'
import { FilePicker } from '../ui/file-picker'
import { fileProblem } from './images.rules'

const grid = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3'

/** Upload, what is in the gallery, and the drawings that can be copied to it. */
export function ImageGallery() {
  const { data, error, refetch } = useQuery(queryOf(getImages))
  const may = useMay()
  const own = data?.filter(({ source }) => source !== 'attached-assets-available') ?? []
  const available = data?.filter(({ source }) => source === 'attached-assets-available') ?? []
  return (
    <div className="flex flex-col gap-8">
      <May call={uploadImage}>
        <UploadImage />
      </May>
      {error && !data ? (
        <LoadFailed error={error} otherwise="The images could not be loaded." onRetry={refetch} />
      ) : !data ? (
        <SkeletonLines lines={5} />
      ) : (
        <>
          <section aria-labelledby="gallery">
            <h2 id="gallery" className="mb-3 text-xl">
              Gallery
            </h2>
            {own.length === 0 ? (
              <EmptyState level={3} title="No images uploaded yet. Upload your first image above." />
            ) : (
              <ul className={grid}>
                {own.map((image) => (
                  <ImageCard key={image.filename} image={image} />
                ))}
              </ul>
            )}
          </section>
          {available.length > 0 && may(copyImage) && (
            <section aria-labelledby="available">
              <h2 id="available" className="mb-3 text-xl">
                Ready to copy
              </h2>
              <ul className={grid}>
                {available.map((image) => (
                  <ImageCard key={image.filename} image={image} />
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </div>
  )
}

/** Uploads one image. */
function UploadImage() {
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
      return { title: 'Image Uploaded', description: message, tone: 'success' as const }
    },
    failed: 'Failed to upload image',
    failedTitle: 'Upload Failed',
  })
  const pick = (picked: File | null) => {
    const found = picked && fileProblem(picked)
    setProblem(found)
    setFile(found ? null : picked)
  }
  return (
    <Card aria-labelledby="upload">
      <CardHeader id="upload" title="Upload an image" />
      <FilePicker
        label="Choose an image"
        accept="image/*"
        file={file}
        onPick={pick}
        hint={`JPEG, PNG, GIF or WebP, at most ${IMAGE_SIZES.largest}; under ${IMAGE_SIZES.emailSafe} is safe in email.`}
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
        pendingLabel="Uploading..."
        onClick={() => file && upload.mutate(file)}
      >
        Upload Image
      </Button>
    </Card>
  )
}
