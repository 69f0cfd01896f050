import * as list from '../plugins/server'

/** The plugins that are installed. */
export const plugins: readonly list.Plugin[] = Object.values(list)
