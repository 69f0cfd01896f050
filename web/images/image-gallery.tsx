import { useQuery } from '@tanstack/react-query'
import { getImages, uploadImage, copyImage } from '../../shared/contract/images'
import { LoadFailed } from '../kit/load-failed'
import { queryOf } from '../api/query-client'
import { EmptyState, SkeletonLines } from '../ui/feedback'
import { ImageCard } from './image-card'
import { UploadImage } from './upload-image'
import { May, useMay } from '../sign-in/may'

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
