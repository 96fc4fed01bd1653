import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { ROOT } from './install.mjs'

/**
 * Runs a program of the project to its end, showing its output only if it fails.
 * @param {string[]} args for Node
 * @param {{ env: NodeJS.ProcessEnv, signal: AbortSignal, quiet?: boolean }} options
 * @returns {Promise<{ ok: boolean, code: number | null, output: string, errors: string }>}
 */
export async function runToEnd(args, { env, signal, quiet = true }) {
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'], signal })
  let output = ''
  let errors = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
      if (stream === child.stderr) errors += text
      if (!quiet && stream === child.stdout) process.stdout.write(text)
    })
  }
  const [code] = await once(child, 'close')
  return { ok: code === 0, code, output: output.trim(), errors: errors.trim() }
}
