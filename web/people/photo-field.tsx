import { useMutation } from '@tanstack/react-query'
import { Camera, Crop as CropIcon, Trash2 } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { IMAGE_SIZES } from '../../shared/limits'
import { removeProfileImage, uploadProfileImage } from '../../shared/contract/people'
import type { User } from '../../shared/contract/sign-in'
import { call } from '../api/call'
import { useAction, sayFailure, saySuccess } from '../kit/use-action'
import { refreshCurrentUser, setCurrentUser } from '../sign-in/use-current-user'
import { Avatar } from '../ui/avatar'
import { Button } from '../ui/button'
import { onDemand } from '../ui/on-demand'
import { Spinner } from '../ui/spinner'
import { toast } from '../ui/toast'
import { photoProblem } from './photo.rules'
import { nameOrAddress } from '../../shared/person-name'
import { words } from '../words'

const PhotoCrop = onDemand(() => import('./photo-crop'))

/** A URL for an image that is shown before it is uploaded; revoked when it is no longer shown. */
function usePreview(): [string | null, (picture: Blob | null) => void] {
  const [url, setUrl] = useState<string | null>(null)
  const made = useRef<string | null>(null)
  const show = (picture: Blob | null) => {
    if (made.current) URL.revokeObjectURL(made.current)
    made.current = picture && URL.createObjectURL(picture)
    setUrl(made.current)
  }
  useEffect(
    () => () => {
      if (made.current) URL.revokeObjectURL(made.current)
    },
    [],
  )
  return [url, show]
}

/** The person's own photo: shown as soon as it is picked, uploaded at once, and cropped afterwards. */
export function PhotoField({ user }: { user: User }) {
  const id = useId()
  const { photo } = words.member.profile
  const [original, setOriginal] = useState<File | null>(null)
  const [cropping, setCropping] = useState(false)
  const [previewUrl, showPreview] = usePreview()
  const upload = useMutation({
    mutationFn: async (file: Blob) => {
      const form = new FormData()
      form.set('profileImage', file, file instanceof File ? file.name : 'photo.jpg')
      await call(uploadProfileImage, { body: form })
      await refreshCurrentUser()
    },
    onSuccess: () => saySuccess(photo.done),
    onError: (error) => {
      showPreview(null)
      setOriginal(null)
      sayFailure(error, photo.failed, photo.failedTitle)
    },
  })
  const remove = useAction({
    run: () => call(removeProfileImage),
    done: (changed) => {
      showPreview(null)
      setOriginal(null)
      setCurrentUser(changed)
      return photo.removed
    },
    failed: photo.notRemoved,
  })
  const pick = (file: File | undefined) => {
    if (!file || upload.isPending) return
    const problem = photoProblem(file)
    if (problem) {
      toast({ ...problem, tone: 'danger' })
      return
    }
    setOriginal(file)
    showPreview(file)
    upload.mutate(file)
  }
  return (
    <div className="flex flex-wrap items-center gap-5">
      <span className="relative">
        <Avatar name={nameOrAddress(user)} src={previewUrl ?? user.profileImageUrl} size="huge" />
        {upload.isPending && (
          <span className="absolute inset-0 grid place-items-center rounded-full bg-scrim text-2xl text-accent">
            <Spinner />
          </span>
        )}
      </span>
      <div>
        <div className="flex flex-wrap gap-2">
          <label
            htmlFor={id}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-control bg-surface px-4 py-2 font-semibold leading-tight transition-colors focus-within:outline-2 focus-within:outline-primary focus-within:outline-offset-2 hover:border-primary hover:bg-primary-soft"
          >
            <Camera aria-hidden className="size-[1.15em]" />
            {upload.isPending ? photo.uploading : photo.label}
            <input
              id={id}
              type="file"
              accept="image/*"
              className="sr-only"
              onChange={(event) => {
                pick(event.target.files?.[0])
                // The same file may be picked again after an error.
                event.target.value = ''
              }}
            />
          </label>
          {original && !upload.isPending && (
            <Button icon={CropIcon} variant="ghost" onClick={() => setCropping(true)}>
              {photo.adjust}
            </Button>
          )}
          {user.profileImageUrl && !upload.isPending && (
            <Button icon={Trash2} variant="ghost" does={remove} pendingLabel={photo.removing}>
              {photo.remove}
            </Button>
          )}
        </div>
        <p className="mt-2 text-muted text-sm">{photo.hint(IMAGE_SIZES.largest)}</p>
      </div>
      {cropping && original && (
        <PhotoCrop
          file={original}
          onClose={() => setCropping(false)}
          onCrop={(cropped) => {
            showPreview(cropped)
            upload.mutate(cropped)
          }}
        />
      )}
    </div>
  )
}
