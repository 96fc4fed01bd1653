import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Complaint, orOneLine } from './complaint.mjs'
import { ensureBuild } from './launch/build.mjs'
import { runToEnd } from './launch/children.mjs'
import { takeDataDir } from './launch/data-dir.mjs'
import { ROOT, trimInstalled } from './launch/install.mjs'
import { portIsFree } from './launch/port.mjs'
import { startServer, stopOrphanServer } from './launch/server.mjs'
import { launchSettings } from './launch/settings.mjs'
import { welcome } from './launch/welcome.mjs'
import { startPostgres } from './postgres.mjs'
import { stopSignal } from './process/stop-signal.mjs'

const NEXT = join('node_modules', 'next', 'dist', 'bin', 'next')

/** @param {{ port: number, host?: string }} settings */
const listening = ({ port, host }) => ['--port', String(port), ...(host ? ['--hostname', host] : [])]

/** `next dev` has no such option. */
const keptAlive = ({ serverEnv }) => ['--keepAliveTimeout', serverEnv.KEEP_ALIVE_MS]

/** The server of each command, and what it needs. */
const MODES = {
  serve: {
    needs: ['database', 'build'],
    nodeEnv: 'production',
    args: (settings) => [NEXT, 'start', ...listening(settings), ...keptAlive(settings)],
  },
  dev: { needs: ['database'], nodeEnv: 'development', args: (settings) => [NEXT, 'dev', ...listening(settings)] },
  api: { needs: ['database'], nodeEnv: 'production', args: () => ['--import', 'tsx', 'server/main.ts'] },
  // Only the pages, for an API that runs elsewhere (or inside a browser test).
  pages: {
    needs: ['build'],
    nodeEnv: 'production',
    args: (settings) => [NEXT, 'start', ...listening(settings), ...keptAlive(settings)],
  },
}

async function startDatabase({ dataDir, embedded }, undo) {
  if (!embedded) return { url: process.env.DATABASE_URL, ended: new Promise(() => undefined) }
  console.info('Starting the database…')
  const postgres = await startPostgres({ dir: join(dataDir, 'postgres'), log: (line) => console.info(line) })
  undo.defer(() => postgres.stop())
  return { url: await postgres.database('arrenda'), ended: postgres.ended }
}

async function prepareDatabase(env, url, signal) {
  const { ok, output, errors } = await runToEnd(['--import', 'tsx', 'scripts/prepare.ts'], {
    env,
    signal,
    quiet: false,
    input: url,
  })
  if (!ok) throw new Complaint(errors || output)
}

/** Starts the database, and prepares it with a program that is loaded meanwhile. */
async function openDatabase(settings, { env, signal, undo }) {
  const { promise, resolve, reject } = Promise.withResolvers()
  const prepared = prepareDatabase(env, promise, signal)
  // It is awaited below, once the database is there.
  prepared.catch(() => undefined)
  try {
    const database = await startDatabase(settings, undo)
    resolve(database.url)
    await prepared
    return database
  } catch (error) {
    reject(error)
    await prepared.catch(() => undefined)
    throw error
  }
}

async function serve(mode, signal, undo) {
  const began = performance.now()
  const settings = await launchSettings(process.env)
  takeDataDir(settings, undo)
  const orphan = settings.embedded && (await stopOrphanServer(settings.dataDir))
  if (!(await portIsFree(settings.port, settings.host, orphan ? 5_000 : 0))) {
    throw new Complaint(
      `Port ${settings.port} is taken by another program: stop it, or choose another with PORT=3001 npm start.`,
    )
  }
  const env = { ...process.env, ...settings.serverEnv, NODE_ENV: mode.nodeEnv }
  /** @type {Promise<void>} */
  let databaseEnded = new Promise(() => undefined)
  if (mode.needs.includes('database')) {
    const database = await openDatabase(settings, { env, signal, undo })
    databaseEnded = database.ended
    env.DATABASE_URL = database.url
  } else {
    env.SERVE_API = 'off'
  }
  if (mode.needs.includes('build')) {
    const build = await ensureBuild(env, signal)
    undo.defer(build.release)
    env.NEXT_DIST_DIR = build.folder
  }
  console.info('Starting the server…')
  const { dataDir, address, graceMs } = settings
  const readyAt = `${address}${mode.needs.includes('database') ? '/api/ready' : '/'}`
  const server = await startServer({ args: mode.args(settings), env, dataDir, readyAt, graceMs, signal })
  undo.defer(() => server.stop())
  if (signal.aborted) return
  console.info(
    welcome(
      { address, host: settings.host, demoData: settings.demoData && mode !== MODES.pages },
      (performance.now() - began) / 1000,
    ),
  )
  // Only now: it keeps a core busy for some seconds.
  const trimmed = trimInstalled(signal).catch((error) => console.warn(`Unused files are still there: ${error.message}`))
  undo.defer(() => trimmed)
  await Promise.race([
    new Promise((resolve) => signal.addEventListener('abort', resolve)),
    server.ended.then(() => Promise.reject(new Complaint('The server ended by itself, see above.'))),
    databaseEnded.then(() =>
      Promise.reject(new Complaint(`The database ended by itself, see ${join(dataDir, 'postgres')}.`)),
    ),
  ])
}

async function launch([name = 'serve']) {
  const mode = MODES[name]
  if (!mode) throw new Complaint(`There is no "${name}": use one of ${Object.keys(MODES).join(', ')}.`)
  process.chdir(ROOT)
  if (existsSync('.env')) process.loadEnvFile('.env')
  const signal = stopSignal()
  const undo = new AsyncDisposableStack()
  try {
    await serve(mode, signal, undo)
    console.info('Stopping…')
  } catch (error) {
    // A step aborted by the stop signal is no failure.
    if (!signal.aborted) throw error
  } finally {
    await undo.disposeAsync()
  }
}

/**
 * Starts everything, and stops it in reverse order on a signal or when a part fails.
 * @param {string[]} args which of the modes
 */
export const main = (args) => orOneLine(() => launch(args))
