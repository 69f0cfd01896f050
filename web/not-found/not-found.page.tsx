import { NotFound } from './not-found'

/** Any path that is no screen. */
export default NotFound
