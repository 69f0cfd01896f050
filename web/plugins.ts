import * as list from '../plugins/web'

/** The plugins that are installed. */
export const plugins: readonly list.WebPlugin[] = Object.values(list)
