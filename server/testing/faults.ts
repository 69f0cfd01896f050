import { loadConfig } from '../platform/context/config'
import type { Plugin } from '../platform/plugin'
import { StartError } from '../platform/process/start-error'

/** The faults of settings that the message lists, one a line. */
export function faults(env: Record<string, string>, plugins?: readonly Plugin[]): string[] {
  try {
    loadConfig(env, plugins)
    return []
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    return error.message.split('\n  - ').slice(1)
  }
}
