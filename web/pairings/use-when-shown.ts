import { words } from '../words'
import { useProgrammeSettings } from './use-programme-settings'

/** When people see the matches of a pairing that is made now; empty for managers, who don't see the programme. */
export function useWhenShown(): string {
  const publish = useProgrammeSettings()?.publish
  return publish ? words.rounds.pairings.generate.shown[publish] : ''
}
