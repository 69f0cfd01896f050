import { hash, randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../../server/platform/context/context'
import { HttpError, isOutage } from '../../../server/platform/http/errors'
import { seal, unseal } from '../../../server/platform/secrets'
import { finishCall, forgetCall, startCall, type StoredCall } from './repeatable.queries'

const LONGEST_KEY = 255
/** After this time a call that has not ended was cut off. */
const UNDER_WAY_MS = 10 * 60_000

/** What was refused for the moment did nothing, and may be tried again with the same Idempotency-Key; but see onError. */
const FOR_THE_MOMENT = new Set([429, 503])

declare module 'fastify' {
  interface FastifyRequest {
    /** The first call with its Idempotency-Key. */
    started?: StoredCall
  }
}

/**
 * A POST with an API key and an Idempotency-Key is done once: within 24 hours the same call gets the same response again. If the
 * server stopped in its middle nobody knows whether it was done, so it is not done again.
 */
export function repeatable(server: FastifyInstance, { db, clock, secret }: Context): void {
  server.addHook('preHandler', async (request, reply) => {
    const given = request.headers['idempotency-key']
    if (!request.caller?.key || request.method !== 'POST' || given === undefined) return undefined
    if (typeof given !== 'string' || given === '' || given.length > LONGEST_KEY)
      throw new HttpError(400, 'invalid_input', (w) => w.apiKeys.repeatKeyTooLong(LONGEST_KEY))
    const call = { apiKeyId: request.caller.userId, key: sha256(given), call: digestOf(request) }
    const now = clock.now()
    const before = await startCall(db, call, now)
    if (!before) {
      request.started = call
      // Its response is kept whole, so it does not come in pieces.
      request.headers.accept = 'application/json'
      return undefined
    }
    if (!before.call.equals(call.call))
      throw new HttpError(422, 'repeated_otherwise', (w) => w.apiKeys.repeatedOtherwise)
    const response = before.response && unseal(secret, about(call), Buffer.from(before.response, 'base64'))
    if (before.status !== null && response)
      return reply
        .code(before.status)
        .header('idempotency-replayed', 'true')
        .type('application/json; charset=utf-8')
        .send(response.toString())
    if (now.getTime() - before.startedAt.getTime() > UNDER_WAY_MS)
      throw new HttpError(409, 'call_cut_off', (w) => w.apiKeys.callCutOff)
    throw new HttpError(409, 'call_under_way', (w) => w.apiKeys.callUnderWay, { retryAfterSeconds: 5 })
  })

  // What lost the database in its middle may be done all the same: it stays without an end, as after a kill.
  server.addHook('onError', async (request, _, error) => {
    if (isOutage(error)) delete request.started
  })

  server.addHook('onSend', async (request, { statusCode }, payload) => {
    const { started } = request
    if (!started) return payload
    // Only once: if this fails, the error is sent in its place.
    delete request.started
    if (FOR_THE_MOMENT.has(statusCode)) await forgetCall(db, started)
    else {
      const response = Buffer.from(typeof payload === 'string' ? payload : '')
      await finishCall(db, started, statusCode, seal(secret, about(started), response).toString('base64'))
    }
    return payload
  })
}

/** Responses are sealed: some name people, and that of a new webhook has its secret. */
const about = ({ apiKeyId, key }: StoredCall): string => `call ${apiKeyId} ${key.toString('hex')}`

const sha256 = (text: string): Buffer => hash('sha256', text, 'buffer')

/** An upload has not been read yet, so its length stands for it; without one it never counts as the same call. */
const digestOf = ({ method, url, body, headers }: FastifyRequest): Buffer => {
  const length = headers['transfer-encoding'] ? randomUUID() : headers['content-length']
  return sha256(JSON.stringify([method, url, body ?? length ?? null]))
}
