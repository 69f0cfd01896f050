import { getPairingFile } from '../../shared/contract/pairings'
import { call } from '../api/call'
import { type PairingFile, parsePairingFile } from './pairings.rules'

/** Reads a pairing file. The contract leaves its shape open (it is a download), so it is parsed here. */
export async function readPairingFile(fileName: string, signal?: AbortSignal): Promise<PairingFile> {
  const asJson = { ...getPairingFile, response: getPairingFile.params }
  const file: unknown = await call(asJson, { params: { fileName }, signal })
  return parsePairingFile(file)
}
