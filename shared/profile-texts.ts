import { LONGEST } from './limits'
import { prose, type TextRule } from './text-rules'

/** A text that people may write about themselves; how it is called and what is said while it is empty is in the words. */
interface ProfileText extends TextRule {
  /** The height of its box in the form. */
  rows: number
}

/** What people may write about themselves, and their match sees: in the product, and in mails. */
export const SEEN_TEXTS = {
  bio: {
    ...prose(LONGEST.bio),
    rows: 3,
  },
} satisfies Record<string, ProfileText>

/**
 * All that people may write about themselves; what is not among `SEEN_TEXTS` is shown to nobody else. Each is a column of the
 * same name in `users`. The contract, the form, the profile, "my data", matches and newsletters go by these lists.
 */
export const PROFILE_TEXTS = { ...SEEN_TEXTS } satisfies Record<string, ProfileText>
export type ProfileTexts = Record<keyof typeof PROFILE_TEXTS, string>
