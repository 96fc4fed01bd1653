import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { ROOT } from './install.mjs'

/**
 * Runs a program of the project to its end, showing its output only if it fails.
 * @param {string[]} args for Node
 * @param {{ env: NodeJS.ProcessEnv, signal: AbortSignal, quiet?: boolean, isDone?: () => boolean }} options
 *   isDone: asked ten times a second; once it is true, the program has done its work and is killed
 * @returns {Promise<{ ok: boolean, code: number | null, output: string, errors: string }>}
 */
export async function runToEnd(args, { env, signal, quiet = true, isDone = () => false }) {
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
  let done = false
  const asking = setInterval(() => {
    done ||= isDone()
    if (done) child.kill('SIGKILL')
  }, 100)
  const [code] = await once(child, 'close').finally(() => clearInterval(asking))
  return { ok: done || code === 0, code, output: output.trim(), errors: errors.trim() }
}
