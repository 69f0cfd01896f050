import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { selfSigned } from './certificate'
import { freePort } from './free-port'
import { findProgram } from './needs'

const PROGRAM = findProgram('dovecot')

export interface Dovecot {
  /** As in INBOUND_URL. */
  url: string
  /** The same folder over TLS, and the certificate of its own authority. */
  secureUrl: string
  certificateFile: string
  /** Puts a message into the folder, as a mail server does. */
  deliver(message: string | Buffer, at: Date): Promise<void>
  /** What the folder shows of each message, in order: its file's flags, and its keywords as letters. */
  flags(): Promise<string[]>
  /** Goes away, and comes back. */
  away(): Promise<void>
  back(): Promise<void>
  stop(): Promise<void>
}

const PASSWORD = 'app password 1/2'
const NOBODY = 65_534

/** Who runs as root can't read mail there as root. */
const settings = (folder: string, port: number, securePort: number) => {
  const isRoot = process.getuid?.() === 0
  const [uid, gid] = isRoot ? [NOBODY, NOBODY] : [process.getuid?.(), process.getgid?.()]
  return `base_dir = ${folder}/run
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = yes
ssl_cert = <${folder}/cert.pem
ssl_key = <${folder}/key.pem
${isRoot ? '' : `default_internal_user = ${process.env['USER']}\ndefault_login_user = ${process.env['USER']}\n`}
mail_location = maildir:${folder}/mail
maildir_stat_dirs = yes
first_valid_uid = 1
mail_plugins = acl
plugin {
  acl = vfile
}
passdb {
  driver = passwd-file
  args = scheme=plain username_format=%u ${folder}/users
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = ${securePort}
  }
}
service anvil {
  chroot =
}

`
}

/** A real IMAP server with an empty folder; `rights` (RFC 4314) are what its owner may do there. */
export async function startDovecot({ rights = '' } = {}): Promise<Dovecot> {
  const folder = await mkdtemp(join(tmpdir(), 'cup-imap-'))
  const [port, securePort] = [await freePort(), await freePort()]
  const inbox = join(folder, 'mail')
  for (const path of [folder, inbox, ...['new', 'cur', 'tmp'].map((name) => join(inbox, name))]) {
    await mkdir(path, { recursive: true })
    await chmod(path, 0o777)
  }
  await writeFile(join(folder, 'users'), `coffee@example.com:{PLAIN}${PASSWORD}\n`)
  const { key, cert } = selfSigned()
  const certificateFile = join(folder, 'cert.pem')
  await writeFile(certificateFile, cert)
  await writeFile(join(folder, 'key.pem'), key)
  await writeFile(join(folder, 'dovecot.conf'), settings(folder, port, securePort))
  if (rights) await writeFile(join(inbox, 'dovecot-acl'), `owner ${rights}\n`)
  let child: ChildProcess
  let count = 0
  const away = async () => {
    if (child.exitCode !== null) return
    child.kill()
    await new Promise((resolve) => child.once('exit', resolve))
  }
  const back = async () => {
    child = spawn(PROGRAM ?? '', ['-F', '-c', join(folder, 'dovecot.conf')], { stdio: 'ignore' })
    for (let tries = 0; tries < 600 && child.exitCode === null; tries += 1) {
      if (await answers(port)) return
      await sleep(25)
    }
    throw new Error('Dovecot does not start.')
  }
  await back()
  const urlOf = (scheme: string, host: string) =>
    `${scheme}://coffee%40example.com:${encodeURIComponent(PASSWORD)}@${host}/INBOX`
  return {
    url: urlOf('imap', `127.0.0.1:${port}`),
    secureUrl: urlOf('imaps', `localhost:${securePort}`),
    certificateFile,
    async deliver(message, at) {
      count += 1
      const name = join(inbox, 'new', `${1_000_000 + count}.M${count}.here`)
      const bytes = typeof message === 'string' ? message.replace(/\r?\n/g, '\r\n') : message
      await writeFile(name, bytes, { mode: 0o666 })
      await utimes(name, at, at)
    },
    async flags() {
      const names = await Promise.all(['new', 'cur'].map((name) => readdir(join(inbox, name))))
      return names
        .flat()
        .sort()
        .map((name) => name.split(':2,')[1] ?? '')
    },
    away,
    back,
    async stop() {
      await away()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A greeting, not only an open port. */
const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const end = (isThere: boolean) => {
      socket.destroy()
      resolve(isThere)
    }
    socket.once('data', () => end(true))
    socket.once('error', () => end(false))
    socket.once('close', () => end(false))
  })
