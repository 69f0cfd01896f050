import {
  getCompletedPairingFiles,
  getCurrentPairings,
  getPairingGroups,
  getPairingHistory,
  getPairingValidation,
} from '../../shared/contract/pairings'
import { getAdminStats, getEnhancedMetrics } from '../../shared/contract/metrics'
import { getNewsletters } from '../../shared/contract/newsletters'

/** What the dashboard must read anew after pairings were made, completed or deleted. */
export const afterPairingChange = [
  getCurrentPairings,
  getPairingValidation,
  getCompletedPairingFiles,
  getPairingGroups,
  getPairingHistory,
  getEnhancedMetrics,
  getAdminStats,
  // A deleted pairing is unlinked from its newsletters.
  getNewsletters,
]
