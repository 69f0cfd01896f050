import { readFileSync } from 'node:fs'
import type { Instance, Round } from '../index'
import { InstanceError, parseInstance } from '../parse'
import { fileFault, InputError } from './input-error'
import { Output } from './output'

export function readAll(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8')
  } catch (error) {
    throw fileFault(file, error)
  }
}

export function writeAll(file: string, text: string) {
  const out = new Output(file)
  out.write(text)
  out.close()
}

export function parseJson(name: string, text: string): Instance {
  return named(name, () => parseInstance(plainJson(name, text, 'an instance')))
}

export function parseRound(name: string, text: string): Round {
  const value = plainJson(name, text, 'a round')
  if (!isRound(value)) throw new InputError(`${name}: expected a round with pairs, unmatched and certificate`)
  return value
}

export function isPair(value: unknown): value is [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every(isText)
}

export function isRound(value: unknown): value is Round {
  if (typeof value !== 'object' || value === null) return false
  if (!('pairs' in value && 'unmatched' in value && 'certificate' in value)) return false
  const { pairs, unmatched, certificate } = value
  if (!Array.isArray(pairs) || !Array.isArray(unmatched)) return false
  if (typeof certificate !== 'object' || certificate === null) return false
  return unmatched.every(isText) && pairs.every(isPair)
}

export function isText(value: unknown): value is string {
  return typeof value === 'string'
}

export function plainJson(name: string, text: string, what: string): unknown {
  if (text.trim() === '') throw new InputError(`${name}: expected ${what} as JSON, but it is empty`)
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n')[0] : ''
    throw new InputError(`${name}: expected ${what} as valid JSON: ${why}`)
  }
}

/** Adds the file's name to a fault of its contents. */
export function named<T>(name: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof InstanceError) throw new InputError(`${name}: ${error.message}`)
    throw error
  }
}
