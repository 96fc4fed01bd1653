import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Complaint } from '../complaint.mjs'
import { freePort } from '../postgres/server.mjs'

async function port(given = '3000') {
  const number = Number(given)
  if (!/^\d+$/.test(given) || number > 65_535)
    throw new Complaint(`PORT must be a number from 0 to 65535, not "${given}".`)
  return number === 0 ? freePort() : number
}

/** The embedded database comes with a key of its own, so that sessions survive a restart. */
function keptSecret(dataDir) {
  const path = join(dataDir, 'secret.key')
  if (!existsSync(path)) writeFileSync(path, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 })
  return readFileSync(path, 'utf8').trim()
}

/** PostgreSQL runs as another account when we are root; a folder of our own (a temporary one, say) may shut it out. */
function letDatabaseAccountEnter(dataDir) {
  const contents = readdirSync(dataDir)
  const isOurs = contents.length === 0 || contents.includes('secret.key')
  if (process.getuid?.() === 0 && isOurs) chmodSync(dataDir, statSync(dataDir).mode | 0o011)
}

/**
 * What the launcher itself needs to know, and what it adds to the settings of the server. The server's own settings
 * are checked by the server's own schema (scripts/prepare.ts).
 * @param {Record<string, string | undefined>} env
 */
export async function launchSettings(env) {
  const chosenPort = await port(env.PORT || undefined)
  const dataDir = resolve(env.DATA_DIR || '.data')
  const embedded = !env.DATABASE_URL
  mkdirSync(dataDir, { recursive: true })
  letDatabaseAccountEnter(dataDir)
  const address = `http://localhost:${chosenPort}`
  const demoData = env.DEMO_DATA || (embedded ? 'on' : 'off')
  return {
    port: chosenPort,
    dataDir,
    embedded,
    address,
    demoData: demoData === 'on',
    serverEnv: {
      PORT: String(chosenPort),
      DATA_DIR: dataDir,
      DEMO_DATA: demoData,
      APP_URL: env.APP_URL || address,
      NEXT_TELEMETRY_DISABLED: '1',
      // /dev/ui and /dev/mailbox belong to a demonstration; a build takes this in.
      ...(demoData === 'on' && { NEXT_PUBLIC_DEV_PAGES: env.NEXT_PUBLIC_DEV_PAGES || 'on' }),
      ...(embedded && {
        SECRET_KEY: env.SECRET_KEY || keptSecret(dataDir),
        // A newcomer's terminal shows what is wrong; a line a request is for whoever collects them.
        LOG_LEVEL: env.LOG_LEVEL || 'warn',
      }),
    },
  }
}
