/* oxlint-disable typescript/no-unsafe-type-assertion -- here untyped JSON meets what server/platform/http/long-work.ts writes */
import type { WorkProgress } from '../../shared/endpoint'

type Event = { progress: WorkProgress } | { status: number; body: unknown }

/** The response at the end of a stream of progress; another response as it is. @throws if the stream ends too early */
export async function endOf(
  response: Response,
  onProgress: (progress: WorkProgress) => void,
): Promise<Response> {
  if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream'))
    return response
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) throw new TypeError('The stream ended before the work did.')
    const events = (text + value).split('\n\n')
    text = events.pop() ?? ''
    for (const line of events) {
      if (!line.startsWith('data: ')) continue
      const event = JSON.parse(line.slice('data: '.length)) as Event
      if ('progress' in event) onProgress(event.progress)
      else
        return new Response(JSON.stringify(event.body), {
          status: event.status,
          headers: { 'content-type': 'application/json' },
        })
    }
  }
}
