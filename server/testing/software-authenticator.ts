import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type {
  NewPasskey,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  PasskeySignature,
} from '../../shared/contract/second-factor'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url')

const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

/** What a test makes wrong on purpose. */
export interface Wrong {
  origin?: string
  rpId?: string
  /** Not who holds it, only that somebody does. */
  isUnverified?: boolean
  counter?: number
  userHandle?: string | null
  credentialId?: string
  type?: string
}

/** A security key in software with one passkey on it, by ES256, as a browser speaks to it. */
export class SoftwareAuthenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly credentialId = base64url(randomBytes(32))
  userHandle = ''
  counter = 0
  constructor(readonly origin: string) {}

  #clientData(type: string, challenge: string, wrong: Wrong): Buffer {
    const origin = wrong.origin ?? this.origin
    return Buffer.from(JSON.stringify({ type: wrong.type ?? type, challenge, origin, crossOrigin: false }))
  }

  #authenticatorData(rpId: string, flags: number, wrong: Wrong): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(wrong.counter ?? this.counter)
    const held = PRESENT | (wrong.isUnverified ? 0 : VERIFIED) | flags
    return Buffer.concat([sha256(wrong.rpId ?? rpId), Buffer.from([held]), counter])
  }

  /** What `navigator.credentials.create` returns, without attestation. */
  create(options: PasskeyCreationOptions, wrong: Wrong = {}): NewPasskey {
    this.userHandle = options.user.id
    const id = Buffer.from(this.credentialId, 'base64url')
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    // CBOR by hand: the public key as COSE has it, then {fmt: 'none', attStmt: {}, authData}.
    const publicKey = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ])
    const data = Buffer.concat([
      this.#authenticatorData(options.rp.id, HAS_CREDENTIAL, wrong),
      Buffer.alloc(16),
      Buffer.from([0, id.length]),
      id,
      publicKey,
    ])
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
      Buffer.from([data.length]),
      data,
    ])
    return {
      id: this.credentialId,
      rawId: this.credentialId,
      type: 'public-key',
      response: {
        clientDataJSON: base64url(this.#clientData('webauthn.create', options.challenge, wrong)),
        attestationObject: base64url(attestation),
        transports: ['usb'],
      },
      clientExtensionResults: {},
    }
  }

  /** What `navigator.credentials.get` returns; counts the use. */
  sign(options: PasskeyRequestOptions, wrong: Wrong = {}): PasskeySignature {
    this.counter += 1
    const clientData = this.#clientData('webauthn.get', options.challenge, wrong)
    const data = this.#authenticatorData(options.rpId, 0, wrong)
    const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), this.#keys.privateKey)
    const id = wrong.credentialId ?? this.credentialId
    const userHandle = wrong.userHandle === null ? undefined : (wrong.userHandle ?? this.userHandle)
    return {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle,
      },
      clientExtensionResults: {},
    }
  }
}
