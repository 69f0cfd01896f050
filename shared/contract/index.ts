import * as signIn from './sign-in'
import * as secondFactor from './second-factor'
import * as people from './people'
import * as participation from './participation'
import * as directory from './directory'
import * as imports from './imports'
import * as bulk from './bulk'
import * as pairings from './pairings'
import * as pairingChanges from './pairing-changes'
import * as readiness from './readiness'
import * as rescue from './rescue'
import * as meetings from './meetings'
import * as month from './month'
import * as newsletters from './newsletters'
import * as mail from './mail'
import * as metrics from './metrics'
import * as inquiries from './inquiries'
import * as images from './images'
import * as audit from './audit'
import * as programme from './programme'
import * as cycle from './cycle'
import * as myData from './my-data'
import * as integrations from './integrations'
import type { Endpoint } from '../endpoint'

/** The files of the contract, by their names. */
export const files = {
  'sign-in': signIn,
  'second-factor': secondFactor,
  people,
  participation,
  directory,
  imports,
  bulk,
  pairings,
  'pairing-changes': pairingChanges,
  readiness,
  rescue,
  meetings,
  month,
  newsletters,
  mail,
  metrics,
  inquiries,
  images,
  audit,
  programme,
  cycle,
  'my-data': myData,
  integrations,
}
/** Files about a capability of another name. */
type Part = 'imports' | 'bulk' | 'pairing-changes'
export type Capability = Exclude<keyof typeof files, Part>
const PART_OF: Record<Part, Capability> = {
  imports: 'directory',
  bulk: 'directory',
  'pairing-changes': 'pairings',
}

/** A call under the name it is exported by. */
export interface Operation {
  name: string
  capability: Capability
  endpoint: Endpoint
}

/** Every call of the product, for the OpenAPI document. */
export const operations: Operation[] = Object.entries(files).flatMap(([file, module]) =>
  Object.entries(module).flatMap(([name, endpoint]) =>
    isEndpoint(endpoint) ? [{ name, capability: capabilityOf(file), endpoint }] : [],
  ),
)

function capabilityOf(file: string): Capability {
  return file in PART_OF ? PART_OF[file as Part] : (file as Capability)
}

/** The same without names, for the tests that walk all routes. */
export const contract: Endpoint[] = operations.map(({ endpoint }) => endpoint)

/** Whether what a file of the contract exports is a call. */
export function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
  )
}
