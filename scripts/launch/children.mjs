import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { ROOT } from './install.mjs'

/**
 * Runs a program of the project to its end, showing its output only if it fails.
 * @param {string[]} args for Node
 * @param {{ env: NodeJS.ProcessEnv, signal: AbortSignal, quiet?: boolean, input?: Promise<string>, isDone?: () => boolean }} options
 *   input: given to the program once it is known
 *   isDone: asked ten times a second; once it is true, the program has done its work and is killed
 * @returns {Promise<{ ok: boolean, code: number | null, output: string, errors: string }>}
 */
export async function runToEnd(args, { env, signal, quiet = true, input, isDone = () => false }) {
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: 'pipe', signal })
  // A program that ends without reading it says why by itself.
  child.stdin.on('error', () => undefined)
  Promise.resolve(input).then(
    (text) => child.stdin.end(text),
    () => child.stdin.end(),
  )
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
