import { LONGEST } from './limits'
import { prose, type TextRule } from './text-rules'

/** A text that people may write about themselves. */
interface ProfileText extends TextRule {
  label: string
  hint: string
  /** What the profile says while it is empty. */
  none: string
  /** The height of its box in the form. */
  rows: number
}

/** One that the match sees. */
interface SeenText extends ProfileText {
  /** What the preview of a newsletter says in its place. */
  sample: string
}

/** What people may write about themselves, and their match sees: in the product, and in mails. */
export const SEEN_TEXTS = {
  bio: {
    ...prose(LONGEST.bio),
    label: 'Bio',
    hint: 'A line or two your match can start from.',
    none: 'Nothing yet. A line or two helps your match to begin.',
    sample: 'Here is what your match says about themselves.',
    rows: 3,
  },
} satisfies Record<string, SeenText>

/**
 * All that people may write about themselves; what is not among `SEEN_TEXTS` is shown to nobody else. Each is a column of the
 * same name in `users`. The contract, the form, the profile, "my data", matches and newsletters go by these lists.
 */
export const PROFILE_TEXTS = { ...SEEN_TEXTS } satisfies Record<string, ProfileText>
export type ProfileTexts = Record<keyof typeof PROFILE_TEXTS, string>
