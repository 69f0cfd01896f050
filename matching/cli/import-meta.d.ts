interface ImportMeta {
  /** Set by the bundler: whether this module was started as a program. */
  main?: boolean
}
