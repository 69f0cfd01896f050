import { Client } from 'pg'

/** A connection of its own: COPY, locks and settings must not meet the product's queries in a pool. */
export async function connect(url: string, purpose: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: `cup-of-joe ${purpose}`,
    keepAlive: true,
  })
  // What was under way fails with the connection; without a listener the error would end the process.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** Ends it, also in the middle of a COPY that nobody reads any more: PostgreSQL then undoes what was begun. */
export async function disconnect(client: Client): Promise<void> {
  const cut = setTimeout(() => client.connection.stream.destroy(), 500)
  await client.end().catch(() => undefined)
  clearTimeout(cut)
}
