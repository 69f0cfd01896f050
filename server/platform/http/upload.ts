import type { FastifyRequest } from 'fastify'
import { LARGEST_IMAGE_BYTES } from '../../../shared/limits'
import { fileTooLarge, HttpError } from './errors'

/** The one file of a multipart form; see uploadedNamedFile. */
export async function uploadedFile(request: FastifyRequest, field: string): Promise<Buffer> {
  return (await uploadedNamedFile(request, field)).content
}

/**
 * The one file of a multipart form, in memory, with the name that the client sent, which may be anything.
 * @throws HttpError 415 not a form, 400 no such file, 413 too large
 */
export async function uploadedNamedFile(
  request: FastifyRequest,
  field: string,
  largest = LARGEST_IMAGE_BYTES,
): Promise<{ content: Buffer; name: string }> {
  if (!request.isMultipart())
    throw new HttpError(415, 'unsupported_media_type', (w) => w.platform.sendFormField(field))
  try {
    const file = await request.file({ limits: { fileSize: largest } })
    if (!file || file.fieldname !== field) {
      file?.file.resume()
      throw new HttpError(400, 'invalid_input', (w) => w.platform.sendFile(field))
    }
    const content = await file.toBuffer()
    // A file that is a few bytes too large may arrive truncated instead of as an error.
    if (file.file.truncated) throw fileTooLarge(largest)
    return { content, name: file.filename ?? '' }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE')
      throw fileTooLarge(largest)
    // A form that ends early or has a bad header is an error without a status.
    if (error instanceof Error && ('status' in error || 'statusCode' in error)) throw error
    throw new HttpError(400, 'invalid_request', (w) => w.platform.formUnreadable)
  }
}
