/** The text shown instead of a mail whose log was purged. */
export const PURGED_MAIL =
  'This newsletter was sent and automatically archived. Email previews are not available for sent newsletters since they are deleted to keep the system clean.'
