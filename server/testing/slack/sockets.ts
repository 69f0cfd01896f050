import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'

/** Connections of Socket Mode: what happens goes over one of them, and has to be acknowledged. */
export class Sockets {
  readonly open: WebSocket[] = []
  /** Says no hello to who connects. */
  isMute = false
  /** What was not acknowledged in time, by its envelope's id. */
  readonly missed: string[] = []
  private readonly tickets = new Set<string>()
  private readonly waiting = new Map<string, (isInTime: boolean) => void>()
  private turn = 0

  constructor(private readonly patienceMs: number) {}

  /** An address for one connection. */
  newAddress(apiUrl: string): string {
    const ticket = randomUUID()
    this.tickets.add(ticket)
    return `ws://${new URL(apiUrl).host}/link/?ticket=${ticket}&app_id=1`
  }

  serve(server: Server): void {
    const sockets = new WebSocketServer({ noServer: true })
    server.on('upgrade', (request, socket, head) => {
      const ticket = new URL(request.url ?? '', 'http://localhost').searchParams.get('ticket') ?? ''
      if (this.tickets.delete(ticket))
        sockets.handleUpgrade(request, socket, head, (opened) => this.take(opened))
      else socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
    })
  }

  private take(socket: WebSocket): void {
    this.open.push(socket)
    socket.on('close', () => this.open.splice(this.open.indexOf(socket), 1))
    socket.on('message', (data: Buffer) => {
      const { envelope_id } = JSON.parse(data.toString()) as { envelope_id: string }
      this.waiting.get(envelope_id)?.(true)
    })
    if (!this.isMute)
      socket.send(JSON.stringify({ type: 'hello', num_connections: this.open.length, connection_info: {} }))
  }

  /** Sends what happened over the connections in turn. @returns whether it was acknowledged in time */
  async send(payload: { type: string }): Promise<boolean> {
    const socket = this.open[(this.turn += 1) % this.open.length]
    if (!socket) throw new Error('no connection of Socket Mode is open')
    const envelope_id = randomUUID()
    const isInTime = new Promise<boolean>((resolve) => this.waiting.set(envelope_id, resolve))
    const late = setTimeout(() => {
      this.missed.push(envelope_id)
      this.waiting.get(envelope_id)?.(false)
    }, this.patienceMs)
    const type = payload.type === 'event_callback' ? 'events_api' : 'interactive'
    socket.send(
      JSON.stringify({ envelope_id, type, accepts_response_payload: type === 'interactive', payload }),
    )
    return isInTime.finally(() => {
      clearTimeout(late)
      this.waiting.delete(envelope_id)
    })
  }

  /** Slack asks who is connected to connect anew, as it does every few hours. */
  refresh(): void {
    for (const socket of this.open)
      socket.send(JSON.stringify({ type: 'disconnect', reason: 'refresh_requested', debug_info: {} }))
  }

  cut(): void {
    for (const socket of this.open.slice()) socket.terminate()
  }
}
