import { MAIL_KINDS, MAIL_RESULTS, type MailKind, type MailResult } from './facts'

type Labels = Record<string, string>

/** Every figure that /metrics shows and collectors are sent, by its name without `cup_of_joe_`. */
export const MEASURES = {
  database_up: ['gauge', '1 if the database replies to this instance, else 0.'],
  database_round_trip_seconds: ['gauge', 'A round trip to the database.'],
  database_connections: ['gauge', 'Connections of this instance to the database, by state: used or idle.'],
  database_waiting: ['gauge', 'What waits in this instance for a connection to the database.'],
  users: ['gauge', 'Accounts.'],
  users_opted_out: ['gauge', 'Accounts that opted out.'],
  matches_active: ['gauge', 'Matches under way.'],
  chats_completed: ['gauge', 'Matches that took place.'],
  mail_waiting: ['gauge', 'Newsletter messages still to be handed over.'],
  sends_paused: ['gauge', 'Newsletters whose sending is paused.'],
  part_healthy: [
    'gauge',
    '1 if a part works as it should, else 0: jobs, cycle, and each plugin that is set up.',
  ],
  process_resident_bytes: ['gauge', 'Memory of this instance.'],
  process_cpu_seconds_total: ['counter', 'Processor time of this instance.'],
  event_loop_delay_p99_seconds: ['gauge', 'How late timers of this instance were, since it was last read.'],
  uptime_seconds: ['gauge', 'Of this instance.'],
  mails_total: ['counter', 'Mails that this instance handed over or tried to, by kind and result.'],
  http_request_seconds: ['histogram', 'Responses of this instance, by method, route and status.'],
} as const satisfies Record<string, [kind: 'gauge' | 'counter' | 'histogram', help: string]>

export type MeasureName = keyof typeof MEASURES

export const PREFIX = 'cup_of_joe_'

/** Upper bounds in seconds. */
export const BOUNDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

export interface Point {
  labels: Labels
  value: number
}

export interface Distribution {
  labels: Labels
  /** How many were within each bound but above the one before; the last: above all. */
  counts: number[]
  count: number
  sum: number
}

/** A figure at one moment. */
export type Measured = { name: MeasureName | (string & {}); help: string } & (
  | { kind: 'gauge' | 'counter'; points: Point[] }
  | { kind: 'histogram'; points: Distribution[] }
)

/** What this instance has counted since it started. */
export class Counts {
  /** All are there from the start: Prometheus sees no increase in a series whose first value is not 0. */
  readonly #mails = new Map<string, Point>(
    MAIL_KINDS.flatMap((kind) =>
      MAIL_RESULTS.map((result) => [`${kind} ${result}`, { labels: { kind, result }, value: 0 }]),
    ),
  )
  readonly #requests = new Map<string, Distribution>()

  mail(kind: MailKind, result: MailResult): void {
    this.#mails.get(`${kind} ${result}`)!.value += 1
  }

  request(method: string, route: string, status: number, seconds: number): void {
    const key = `${method} ${route} ${status}`
    let entry = this.#requests.get(key)
    if (!entry) {
      const labels = { method, route, status: String(status) }
      entry = { labels, counts: [...BOUNDS, 0].map(() => 0), count: 0, sum: 0 }
      this.#requests.set(key, entry)
    }
    const above = BOUNDS.findIndex((bound) => seconds <= bound)
    entry.counts[above === -1 ? BOUNDS.length : above]! += 1
    entry.count += 1
    entry.sum += seconds
  }

  get mails(): Point[] {
    return [...this.#mails.values()]
  }

  get requests(): Distribution[] {
    return [...this.#requests.values()]
  }
}

/** In Prometheus' text format. */
export const inText = (all: Measured[]): string =>
  `${all
    .flatMap(({ name, help, kind, points }) => [
      `# HELP ${PREFIX}${name} ${help}`,
      `# TYPE ${PREFIX}${name} ${kind}`,
      ...(kind === 'histogram'
        ? points.flatMap((point) => distributionLines(PREFIX + name, point))
        : points.map(({ labels, value }) => `${PREFIX}${name}${inBraces(labels)} ${value}`)),
    ])
    .join('\n')}\n`

function distributionLines(name: string, { labels, counts, count, sum }: Distribution): string[] {
  let within = 0
  return [
    ...BOUNDS.map((bound, index) => {
      within += counts[index] ?? 0
      return `${name}_bucket${inBraces({ ...labels, le: String(bound) })} ${within}`
    }),
    `${name}_bucket${inBraces({ ...labels, le: '+Inf' })} ${count}`,
    `${name}_sum${inBraces(labels)} ${sum}`,
    `${name}_count${inBraces(labels)} ${count}`,
  ]
}

function inBraces(labels: Labels): string {
  const all = Object.entries(labels).map(([name, value]) => `${name}="${value}"`)
  return all.length ? `{${all.join(',')}}` : ''
}
