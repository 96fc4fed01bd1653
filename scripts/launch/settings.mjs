import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { Complaint } from '../complaint.mjs'
import { freePort } from '../postgres/server.mjs'

async function port(given = '3000') {
  const number = Number(given)
  if (!/^\d+$/.test(given) || number > 65_535)
    throw new Complaint(`PORT must be a number from 0 to 65535, not "${given}".`)
  return number === 0 ? freePort() : number
}

/** Some shells set HOST to the name of the machine: that would open the demo to the network, or listen nowhere. */
function listenAddress({ HOST: given }, demoData) {
  // The demo log-ins are in the README: by default nobody but this computer may reach them.
  if (!given) return demoData === 'on' ? '127.0.0.1' : undefined
  if (given !== 'localhost' && isIP(given) === 0)
    throw new Complaint(`HOST must be an IP address such as 127.0.0.1 or 0.0.0.0, or localhost, not "${given}".`)
  return given
}

/** A server that listens on one address of the network is not at localhost. */
function nameOf(host = '0.0.0.0') {
  if (['0.0.0.0', '::', '127.0.0.1', '::1', 'localhost'].includes(host)) return 'localhost'
  return isIP(host) === 6 ? `[${host}]` : host
}

function milliseconds(name, given, { usual, least, most }) {
  if (!given) return usual
  const number = Number(given)
  if (!/^\d+$/.test(given) || number < least || number > most)
    throw new Complaint(`${name} must be a number from ${least} to ${most}, not "${given}".`)
  return number
}

/** A load balancer needs time to notice; a person at a terminal does not want to wait. */
const graceMs = ({ SHUTDOWN_GRACE_MS: given }, embedded) =>
  milliseconds('SHUTDOWN_GRACE_MS', given, { usual: embedded ? 500 : 5_000, least: 0, most: 60_000 })

/**
 * Longer than load balancers keep an idle connection, which is 60 s for most: a server that closes first may do so while
 * a request is on its way, whose sender then sees a reset connection. Node's own default is 5 s.
 */
const keepAliveMs = ({ KEEP_ALIVE_MS: given }) =>
  milliseconds('KEEP_ALIVE_MS', given, { usual: 75_000, least: 1_000, most: 900_000 })

/** The embedded database has a stored key, so that sessions survive a restart. */
function keptSecret(dataDir) {
  const path = join(dataDir, 'secret.key')
  if (!existsSync(path)) writeFileSync(path, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 })
  return readFileSync(path, 'utf8').trim()
}

/** As root, PostgreSQL runs with another account, which may lack access to our folder (such as a temporary one). */
function letDatabaseAccountEnter(dataDir) {
  const contents = readdirSync(dataDir)
  const isOurs = contents.length === 0 || contents.includes('secret.key')
  if (process.getuid?.() === 0 && isOurs) chmodSync(dataDir, statSync(dataDir).mode | 0o011)
}

/**
 * The settings of the launcher, and those that it adds for the server. The server validates its own settings
 * (scripts/prepare.ts).
 * @param {Record<string, string | undefined>} env
 */
export async function launchSettings(env) {
  const chosenPort = await port(env.PORT || undefined)
  const dataDir = resolve(env.DATA_DIR || '.data')
  const embedded = !env.DATABASE_URL
  mkdirSync(dataDir, { recursive: true })
  letDatabaseAccountEnter(dataDir)
  const demoData = env.DEMO_DATA || (embedded ? 'on' : 'off')
  const host = listenAddress(env, demoData)
  const address = `http://${nameOf(host)}:${chosenPort}`
  return {
    port: chosenPort,
    host,
    dataDir,
    embedded,
    address,
    graceMs: graceMs(env, embedded),
    demoData: demoData === 'on',
    serverEnv: {
      PORT: String(chosenPort),
      KEEP_ALIVE_MS: String(keepAliveMs(env)),
      ...(host && { HOST: host }),
      DATA_DIR: dataDir,
      DEMO_DATA: demoData,
      APP_URL: env.APP_URL || address,
      NEXT_TELEMETRY_DISABLED: '1',
      // The demo has /dev/ui and /dev/mailbox; the setting becomes part of the build.
      ...(demoData === 'on' && { NEXT_PUBLIC_DEV_PAGES: env.NEXT_PUBLIC_DEV_PAGES || 'on' }),
      ...(embedded && {
        SECRET_KEY: env.SECRET_KEY || keptSecret(dataDir),
        // By default the terminal shows only problems, not a line per request.
        LOG_LEVEL: env.LOG_LEVEL || 'warn',
      }),
    },
  }
}
