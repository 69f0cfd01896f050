import { getPairingFile, getPairingHistory } from '../../shared/contract/pairings'
import { call } from '../api/call'
import { type PairingFile, parsePairingFile } from './pairings.rules'

/** Reads a pairing file. The contract takes it for a download, so it is told here that JSON comes, and what is in it. */
export async function readPairingFile(fileName: string, signal?: AbortSignal): Promise<PairingFile> {
  const asJson = { ...getPairingFile, response: getPairingHistory.response }
  const file: unknown = await call(asJson, { params: { fileName }, signal })
  return parsePairingFile(file)
}
