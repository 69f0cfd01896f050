interface ChunkRule {
  name: string
  test?: RegExp
  tags?: '$initial'[]
  minShareCount?: number
}

/**
 * Which modules share a file; a screen's own stay in the screen's. Few files on purpose, since a request costs more than
 * a kilobyte: left to itself the build makes one for each icon. The first rule that fits counts, and takes what its
 * modules import along: so what is needed early comes first.
 */
const rules: ChunkRule[] = [
  // What every page needs.
  { name: 'shell', tags: ['$initial'] },
  // Signing in needs this, and no file below. Of the icons, only its own and those of these parts.
  {
    name: 'parts',
    test: /lucide-react(?!.*icons)|icons\/key-round|shared\/map-values|web\/kit\/(forms\/faults|use-(?!action|address))|web\/(layout|sign-in(?!\/(second-factor|sessions|password|admin))|ui(?!\/(lists|avatar|choice|dialog|file-picker|tabs)))\//,
    minShareCount: 2,
  },
  {
    name: 'dialogs',
    test: /radix-ui\/react-(?!tabs|roving|collection|direction)|web\/ui\/dialog/,
    minShareCount: 2,
  },
  { name: 'forms', test: /react-hook-form|web\/kit\/forms\/(?!faults|form-dialog|leave-question)/ },
  // A member's pages and the dashboard need this, and otherwise nothing of each other.
  {
    name: 'common',
    test: /\/shared\/|lucide-react|web\/(ui\/(?!lists|tabs)|kit\/(use-|words|forms)|people\/(import|profile-form|participation))/,
    minShareCount: 2,
  },
  {
    name: 'member',
    test: /web\/(home|meetings|people(?!\/(bulk|invitations))|pairings\/(feedback|matches|rescue)|replies)\//,
    minShareCount: 2,
  },
  // The first tab of the dashboard needs this; the file after it is for the others.
  {
    name: 'dashboard',
    test: /react-(query|virtual|tabs|roving|collection)|web\/(kit\/(?!forms)|ui\/tabs|sign-in\/admin-only)|web\/(ui\/lists|dashboard|mail|month|newsletters|pairings(?!\/changing)|people\/invitations)\//,
    minShareCount: 2,
  },
  { name: 'tabs', test: /\/(?:web|plugins)\//, minShareCount: 2 },
]

export const chunks = rules.map((rule, index) => ({ ...rule, priority: rules.length - index }))
