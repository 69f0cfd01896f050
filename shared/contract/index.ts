import * as signIn from './sign-in'
import * as secondFactor from './second-factor'
import * as people from './people'
import * as topics from './topics'
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
import type { Endpoint } from '../endpoint'

/** The files of the contract, by their names. */
export const files = {
  'sign-in': signIn,
  'second-factor': secondFactor,
  people,
  topics,
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
  capability: string
  endpoint: Endpoint
}

/** Calls that a plugin adds. */
export interface PluginContract {
  /** Of the core, or one of the plugin's own. */
  capability: string
  /** What a capability of its own is. */
  about?: string
  /** The module that declares them. */
  calls: object
}

/** Every call of the core and of these plugins. */
export const operationsWith = (plugins: readonly { contract?: PluginContract }[]): Operation[] => [
  ...Object.entries(files).flatMap(([file, module]) => operationsOf(capabilityOf(file), module)),
  ...plugins.flatMap(({ contract }) => (contract ? operationsOf(contract.capability, contract.calls) : [])),
]

function capabilityOf(file: string): string {
  return file in PART_OF ? PART_OF[file as Part] : file
}

const operationsOf = (capability: string, module: object): Operation[] =>
  Object.entries(module).flatMap(([name, endpoint]) =>
    isEndpoint(endpoint) ? [{ name, capability, endpoint }] : [],
  )

/** Whether what a file of the contract exports is a call. */
export function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
  )
}
