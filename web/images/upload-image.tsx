import { useState } from 'react'
import { IMAGE_SIZES } from '../../shared/limits'
import { uploadImage } from '../../shared/contract/images'
import { useAction } from '../kit/use-action'
import { call } from '../api/call'
import { Button } from '../ui/button'
import { Card, CardHeader } from '../ui/card'
import { FieldError } from '../ui/field'
import { FilePicker } from '../ui/file-picker'
import { fileProblem } from './images.rules'

/** Uploads one image. */
export function UploadImage() {
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
