import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type RunningInstance, startBuilt } from '../instances'
import { residentMb } from './measured-product'

/** In MB: what the product's own objects take, and what the process takes in all. */
export interface Memory {
  held: number
  resident: number
}

export interface MeasuredInstance extends RunningInstance {
  /** What is left once its garbage is collected: before that, the figure is that of the last collection. */
  memory(): Promise<Memory>
}

/** The module that is loaded before the product: nothing of it is in the product itself. */
const collecting = (file: string) => `
  import { renameSync, writeFileSync } from 'node:fs'
  import { setFlagsFromString } from 'node:v8'
  import { runInNewContext } from 'node:vm'
  import { isMainThread } from 'node:worker_threads'
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  if (isMainThread) process.on('SIGUSR2', () => {
    collect()
    setTimeout(() => {
      collect()
      writeFileSync('${file}.part', JSON.stringify(process.memoryUsage()))
      renameSync('${file}.part', '${file}')
    }, 200)
  })`

/** Starts the built product so that its memory can be measured. `before` is another module that is loaded before it. */
export async function startMeasured(
  env: Record<string, string>,
  { prefix = [], before }: { prefix?: string[]; before?: string | undefined } = {},
): Promise<MeasuredInstance> {
  const folder = mkdtempSync(join(tmpdir(), 'cup-memory-'))
  const [module, file] = [join(folder, 'collecting.mjs'), join(folder, 'memory')]
  writeFileSync(module, collecting(file))
  const NODE_OPTIONS = [before, module].flatMap((path) => (path ? [`--import ${path}`] : [])).join(' ')
  const instance = await startBuilt({ ...env, NODE_OPTIONS }, { prefix })
  return {
    ...instance,
    async memory() {
      rmSync(file, { force: true })
      instance.child.kill('SIGUSR2')
      for (let tries = 0; tries < 500; tries += 1) {
        await sleep(20)
        try {
          const { heapUsed, external } = JSON.parse(readFileSync(file, 'utf8')) as NodeJS.MemoryUsage
          return { held: (heapUsed + external) / 2 ** 20, resident: residentMb(instance.child) }
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
        }
      }
      throw new Error('The product does not say how much memory it holds.')
    },
    async end(signal) {
      const code = await instance.end(signal)
      rmSync(folder, { recursive: true, force: true })
      return code
    },
  }
}
