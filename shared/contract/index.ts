import * as signIn from './sign-in'
import * as people from './people'
import * as participation from './participation'
import * as directory from './directory'
import * as pairings from './pairings'
import * as newsletters from './newsletters'
import * as mail from './mail'
import * as metrics from './metrics'
import * as inquiries from './inquiries'
import * as images from './images'
import * as audit from './audit'
import * as cycle from './cycle'
import type { Endpoint } from '../endpoint'

const modules = [
  signIn,
  people,
  participation,
  directory,
  pairings,
  newsletters,
  mail,
  metrics,
  inquiries,
  images,
  audit,
  cycle,
]

/** Every call of the product, for the OpenAPI document and the tests that walk all routes. */
export const contract: Endpoint[] = modules.flatMap((module) =>
  Object.values(module as Record<string, unknown>).filter(isEndpoint),
)

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
  )
}
