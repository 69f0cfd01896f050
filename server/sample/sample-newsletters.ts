import type { Context } from '../context'
import type { Transaction } from '../database/database'
export async function insertSampleNewsletters(_context: Context, _tx: Transaction): Promise<void> {}
