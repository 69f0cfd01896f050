import { operationsWith } from '../../shared/contract'
import { plugins } from '../plugins'

/** Every call of the product, for tests that walk all routes. */
export const operations = operationsWith(plugins)
export const contract = operations.map(({ endpoint }) => endpoint)
