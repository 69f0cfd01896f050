import { NotFound } from './not-found'

/** Any path without a screen. */
export default NotFound
