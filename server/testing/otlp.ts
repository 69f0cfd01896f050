/** How a field is read; `hex` is for what no test asks about, too. */
type Kind = 'text' | 'hex' | 'integer' | 'double' | Message
/** The fields of a message by their numbers; a name that ends with [] may come more than once. */
interface Message {
  [field: number]: [name: string, kind: Kind]
}

const anyValue: Message = {
  1: ['stringValue', 'text'],
  2: ['boolValue', 'integer'],
  3: ['intValue', 'integer'],
  4: ['doubleValue', 'double'],
}
const attribute: Message = { 1: ['key', 'text'], 2: ['value', anyValue] }
const resource: Message = { 1: ['attributes[]', attribute], 2: ['droppedAttributesCount', 'integer'] }
const scope: Message = { 1: ['name', 'text'], 2: ['version', 'text'] }
const span: Message = {
  1: ['traceId', 'hex'],
  2: ['spanId', 'hex'],
  3: ['traceState', 'text'],
  4: ['parentSpanId', 'hex'],
  5: ['name', 'text'],
  6: ['kind', 'integer'],
  7: ['startTimeUnixNano', 'hex'],
  8: ['endTimeUnixNano', 'hex'],
  9: ['attributes[]', attribute],
  10: ['droppedAttributesCount', 'integer'],
  12: ['droppedEventsCount', 'integer'],
  14: ['droppedLinksCount', 'integer'],
  15: ['status', { 2: ['message', 'text'], 3: ['code', 'integer'] }],
  16: ['flags', 'hex'],
}
const point: Message = {
  2: ['startTimeUnixNano', 'hex'],
  3: ['timeUnixNano', 'hex'],
  4: ['asDouble', 'double'],
  7: ['attributes[]', attribute],
}
const distribution: Message = {
  2: ['startTimeUnixNano', 'hex'],
  3: ['timeUnixNano', 'hex'],
  4: ['count', 'hex'],
  5: ['sum', 'double'],
  6: ['bucketCounts', 'hex'],
  7: ['explicitBounds', 'hex'],
  9: ['attributes[]', attribute],
}
const metric: Message = {
  1: ['name', 'text'],
  2: ['description', 'text'],
  3: ['unit', 'text'],
  5: ['gauge', { 1: ['dataPoints[]', point] }],
  7: ['sum', { 1: ['dataPoints[]', point], 2: ['temporality', 'integer'], 3: ['isMonotonic', 'integer'] }],
  9: ['histogram', { 1: ['dataPoints[]', distribution], 2: ['temporality', 'integer'] }],
}
const traces: Message = {
  1: [
    'resourceSpans[]',
    { 1: ['resource', resource], 2: ['scopeSpans[]', { 1: ['scope', scope], 2: ['spans[]', span] }] },
  ],
}
const metrics: Message = {
  1: [
    'resourceMetrics[]',
    { 1: ['resource', resource], 2: ['scopeMetrics[]', { 1: ['scope', scope], 2: ['metrics[]', metric] }] },
  ],
}

/** Reads what an exporter of OpenTelemetry sends; it throws at a field that is not listed here, so nothing goes unread. */
export const readOtlp = (path: string, body: Buffer): unknown =>
  read(path === '/v1/traces' ? traces : metrics, body)

/** The bytes that a field of each wire type takes; those of type 2 say their length, and type 0 ends by itself. */
const WIDTH: Record<number, number> = { 1: 8, 5: 4 }

function read(message: Message, bytes: Buffer): Record<string, unknown> {
  const found: Record<string, unknown> = {}
  for (const [name] of Object.values(message)) if (name.endsWith('[]')) found[name.slice(0, -2)] = []
  let at = 0
  const integer = () => {
    let sum = 0
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[at++]!
      sum += (byte & 127) * factor
      if (byte < 128) return sum
    }
  }
  while (at < bytes.length) {
    const tag = integer()
    const [number, wireType] = [Math.floor(tag / 8), tag % 8]
    const [name, kind] = message[number] ?? []
    if (!name || !kind) throw new Error(`Field ${number} is not listed in ${JSON.stringify(message)}`)
    const next = () => {
      const length = WIDTH[wireType] ?? integer()
      return bytes.subarray(at, (at += length))
    }
    const value = wireType === 0 ? integer() : valueOf(kind, next())
    if (name.endsWith('[]')) (found[name.slice(0, -2)] as unknown[]).push(value)
    else found[name] = value
  }
  return found
}

function valueOf(kind: Kind, bytes: Buffer): unknown {
  if (typeof kind === 'object') return read(kind, bytes)
  if (kind === 'text') return bytes.toString()
  if (kind === 'double') return bytes.readDoubleLE()
  return bytes.toString('hex')
}
