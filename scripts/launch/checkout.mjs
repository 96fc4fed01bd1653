import { existsSync } from 'node:fs'
import { Complaint } from '../complaint.mjs'
import { runToEnd } from './children.mjs'
import { ROOT } from './install.mjs'
import { launchSettings } from './settings.mjs'
import { stopSignal } from '../process/stop-signal.mjs'

/**
 * Runs a command with the settings of the application, and undoes what it has started, in reverse order.
 * @param {(context: { settings: any, env: NodeJS.ProcessEnv, callersFolder: string, signal: AbortSignal, undo: AsyncDisposableStack }) => Promise<void>} work
 *   callersFolder: where the command was typed; npm runs it in the checkout
 */
export async function inCheckout(work) {
  const callersFolder = process.env.INIT_CWD ?? process.cwd()
  process.chdir(ROOT)
  if (existsSync('.env')) process.loadEnvFile('.env')
  const settings = await launchSettings(process.env)
  const undo = new AsyncDisposableStack()
  const signal = stopSignal()
  try {
    const env = { ...process.env, ...settings.serverEnv, NODE_ENV: 'production' }
    await work({ settings, env, callersFolder, signal, undo })
  } catch (error) {
    throw signal.aborted ? new Complaint('Interrupted: nothing was finished.') : error
  } finally {
    await undo.disposeAsync()
  }
}

/**
 * Runs a step that needs the server's code, to its end.
 * @param {string} script
 * @param {string[]} args
 * @param {{ env: NodeJS.ProcessEnv, signal: AbortSignal }} options
 */
export async function runStep(script, args, options) {
  const { code, errors } = await runToEnd(['--import', 'tsx', script, ...args], { ...options, quiet: false })
  if (errors && code !== 0) throw new Complaint(errors)
  if (errors) console.error(errors)
  return { code: code ?? 1 }
}
