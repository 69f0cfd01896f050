import { formatsOf } from '../../../shared/languages/formats'

const { digits, plural } = formatsOf('en')

const entry = (label: string, item: string) => ({
  label,
  /** One of the list by its mark, a letter or a number. */
  item: (mark: string) => `${item} ${mark}`,
  up: (mark: string) => `Move ${item} ${mark} up`,
  down: (mark: string) => `Move ${item} ${mark} down`,
  remove: (mark: string) => `Remove ${item} ${mark}`,
  removed: (mark: string) => `${item} ${mark} removed`,
  isNow: (place: number, of: number) => `${item} is now ${place} of ${of}`,
  add: `Add ${item.toLowerCase()}`,
})

/** A newsletter being written, with its preview. */
export const editor = {
  form: 'Newsletter',
  unsaved: 'Unsaved changes',
  edit: 'Edit',
  cancel: 'Cancel Edit',
  saveFirst: { title: 'Save your changes first', text: 'Only saved changes are mailed.' },
  gone: {
    title: 'This newsletter is gone',
    text: 'It was sent or deleted. Sent ones are under Email Send Logs.',
  },
  discard: {
    title: 'Discard your changes?',
    effect: (title: string) => `Your unsaved changes to "${title}" will be lost.`,
    confirm: 'Discard changes',
    keep: 'Keep editing',
  },
  conflict: {
    title: 'Someone else has saved this newsletter.',
    withChanges:
      'Your changes are still here, unsaved. Load their version and lose yours, or keep editing and replace theirs when you save.',
    withoutChanges: 'Load their version to continue from there.',
    load: 'Load the newer version',
    keep: 'Keep editing mine',
  },
  save: {
    action: 'Save Changes',
    pending: 'Saving...',
    saved: 'Newsletter Saved',
    failed: 'Failed to save newsletter',
    plain: 'Newsletter saved.',
    approved: 'Newsletter saved and approved.',
    back: 'Newsletter saved. Back to draft: approve it again.',
    issues: (count: number) =>
      `Newsletter saved with ${plural(count, { one: '# validation issue', other: '# validation issues' })}. Status set to draft.`,
    issuesAndBack: (count: number) =>
      `Newsletter saved with ${plural(count, { one: '# validation issue', other: '# validation issues' })}. Back to draft: approve it again.`,
    ready: (matched: number) =>
      `Newsletter saved and validated: ${plural(matched, { one: '# person has a match', other: '# people have a match' })}, ready to send.`,
    readyAndBack: (matched: number) =>
      `Newsletter saved and validated: ${plural(matched, { one: '# person has a match', other: '# people have a match' })}. Back to draft: approve it again.`,
  },
  sections: {
    subject: 'Title and Subject',
    mood: "This Month's Mood",
    quote: 'Quote to Sip On',
    buzzer: 'Monthly Brain Buzzer',
    chats: 'Making Coffee Chats Count',
    tips: 'Pro Tips',
    match: 'Your Match',
    closing: 'Email Preview and Closing Message',
  },
  fields: {
    title: 'Title',
    description: 'Description',
    subject: 'Email Subject',
    newsletterImageUrl: 'Header Image URL',
    moodDescription: 'Mood Description',
    moodImageUrl: 'Mood Image URL',
    quoteText: 'Quote',
    quoteAuthor: 'Quote Author',
    brainBuzzerQuestion: 'Question',
    brainBuzzerCorrectAnswer: 'Correct Answer',
    coffeeChatsParagraph: 'Opening Paragraph',
    matchPlaceholder: 'Placeholder Text',
    closingMessage: 'Closing Message',
    adminNotes: 'Admin Notes',
  },
  lists: {
    brainBuzzerChoices: entry('Choices', 'Choice'),
    coffeeChatStarters: entry('Conversation Starters', 'Starter'),
    proTips: entry('Tips', 'Tip'),
  },
  translations: {
    label: 'Languages',
    add: 'Add a language',
    choose: 'Add a language…',
    addOne: (language: string) => `Add starter text in ${language}`,
    addAll: (languages: number) => `Add starter text in all ${digits(languages)}`,
    added: (first: string) => `Starter text added. What you wrote yourself is still in ${first} there.`,
    older: 'older',
    olderThan: (first: string) => `The ${first} text has changed since.`,
    stillFits: 'It still fits',
    addFailed: 'The translation could not be added',
    remove: (language: string) => `Remove ${language}`,
    preview: 'Language of the preview',
    own: 'Their own language',
  },
  starterExample: 'What made you smile this week?',
  notesHint: 'Seen by administrators only; never mailed.',
  placeholderHint: 'For people without a match.',
  noAnswer: 'Not chosen yet (A, B, C or D)',
  answer: (letter: string, choice: string) => `${letter}: ${choice}`,
  image: {
    hint: "Direct image URLs, such as https://…/coffee.jpg, work in email. Links to an album don't.",
    broken: 'Image failed to load. Please check the URL.',
    choose: 'Choose from gallery',
    chooseFor: {
      newsletterImageUrl: 'Choose from gallery: Header Image',
      moodImageUrl: 'Choose from gallery: Mood Image',
    },
    frame: 'Picture',
  },
  preview: {
    live: 'Live preview',
    subject: (subject: string) => `Subject: ${subject}`,
    frame: 'The newsletter as it reads',
    forWhom: 'Preview for somebody',
    withMatch: 'with a match',
    withoutMatch: 'without a match',
    recipient: 'Recipient email to preview',
    previous: 'Previous person',
    next: 'Next person',
    place: (name: string, place: number, people: number) => `${name}: ${digits(place)} of ${digits(people)}`,
    ofDraft: 'Preview Draft',
    action: 'Preview',
    error: 'Preview Error',
    mailFailed: 'Failed to generate email preview',
  },
  test: {
    onlySaved: 'A test shows the saved version, not your latest changes.',
    to: 'Send a test to',
    action: 'Send Test Email',
    pending: 'Sending test...',
    sent: (email: string) => `Test email sent to ${email}`,
    sentUnmatched: (email: string) => `Test email sent to ${email}. You aren't in this round.`,
    failed: 'Failed to send test email',
  },
}

/** The pairings that a newsletter is linked with. */
export const linking = {
  label: 'Linked Pairing Group',
  hint: 'Make sure you are logged in as an admin to access pairing groups.',
  none: 'No pairing group linked',
  noneThere: 'No pairing groups available',
  failed: (reason: string) => `Error loading pairing groups: ${reason}`,
  notSignedIn: 'Authentication required',
  ownMonth: (month: string) => `${month}, this newsletter's month`,
  option: (group: string, pairs: number) =>
    `${group} (${plural(pairs, { one: '# pair', other: '# pairs' })})`,
  mailedOption: (group: string, pairs: number, day: string) =>
    `${group} (${plural(pairs, { one: '# pair', other: '# pairs' })}, mailed on ${day})`,
  alsoFor: 'Also for',
  alsoForHint: (whom: string) => `${whom}. Each group has its own send and its own log.`,
  people: (count: number) => plural(count, { one: '# person', other: '# people' }),
  peopleMailed: (count: number, day: string) =>
    `${plural(count, { one: '# person', other: '# people' })}, mailed on ${day}`,
  forWhom: (groups: string, people: number) =>
    `${groups}: ${plural(people, { one: '# person', other: '# people' })}`,
}

/** What "Validate Matches" finds. */
export const validation = {
  action: 'Validate Matches',
  pending: 'Validating...',
  failed: 'Failed to validate newsletter',
  error: 'Validation Error',
  chooseFirst: { title: 'Error', text: 'Please select a pairing file first' },
  result: 'Validation result',
  levels: { valid: 'Validation Passed', warning: 'Validation Warning', error: 'Validation Failed' },
  criticalCount: (count: number) => plural(count, { one: '# critical issue', other: '# critical issues' }),
  criticalSentence: (count: number) =>
    plural(count, { one: '# critical issue.', other: '# critical issues.' }),
  missingMatches: (issues: readonly string[]) => `Missing matches: ${issues.join('; ')}.`,
  missingMatchesAndMore: (issues: readonly string[], more: number) =>
    `Missing matches: ${issues.join('; ')}; and ${formatsOf('en').digits(more)} more.`,
  what: (title: string, month: string, pairings: string) => `${title} (${month}) with ${pairings}`,
  pairing: (name: string, group: string) => `${name} (${group})`,
  figures: {
    people: 'People',
    matched: 'With a match',
    unmatched: 'Without a match',
    invalid: 'Invalid matches',
    rate: 'Success rate',
  },
  dangers: 'Probably a mistake',
  critical: 'Critical issues',
  missing: 'Missing matches',
  issues: (title: string, count: number) => `${title} (${formatsOf('en').digits(count)})`,
  more: (count: number) => `and ${formatsOf('en').digits(count)} more`,
}
