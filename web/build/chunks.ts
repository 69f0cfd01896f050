interface ChunkRule {
  name: string
  test?: RegExp
  tags?: '$initial'[]
  minShareCount?: number
}

/**
 * Which modules share a file; a screen's own stay in the screen's. Few files on purpose, since a request costs more than
 * a kilobyte: left to itself the build makes one for each icon. The first rule that fits counts.
 */
const rules: ChunkRule[] = [
  // What every page needs.
  { name: 'shell', tags: ['$initial'] },
  // The front page needs this, and no other part.
  { name: 'settings', test: /use-public-settings/ },
  { name: 'dialogs', test: /radix-ui|web\/ui\/(dialog|tabs)/, minShareCount: 2 },
  { name: 'forms', test: /react-hook-form|web\/forms\/(?!form-dialog|leave-question)/ },
  { name: 'lists', test: /react-virtual|web\/ui\/lists\// },
  { name: 'contract', test: /\/shared\//, minShareCount: 2 },
  { name: 'parts', test: /lucide-react|web\/(kit|layout|sign-in(?!\/second-factor)|ui)\//, minShareCount: 2 },
  // Few ever need it, and never on the way in.
  { name: 'second-factor', test: /sign-in\/second-factor\//, minShareCount: 2 },
  { name: 'member', test: /web\/(participation|people|pairings\/matches)\//, minShareCount: 2 },
  { name: 'dashboard', test: /\/web\//, minShareCount: 2 },
]

export const chunks = rules.map((rule, index) => ({ ...rule, priority: rules.length - index }))
