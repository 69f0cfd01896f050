import { useChosenSettings } from '../directory/by-programme'
import { words } from '../words'

/** When people see the matches of a pairing that is made now; empty for managers, who don't see the programme. */
export function useWhenShown(): string {
  const publish = useChosenSettings()?.publish
  return publish ? words.rounds.pairings.generate.shown[publish] : ''
}
