import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const PINNED = fileURLToPath(
  new URL(`../../node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`, import.meta.url),
)

/** Whether the Node in node_modules exists and runs. */
export function runsPinnedNode() {
  return spawnSync(PINNED, ['--version']).status === 0
}

/**
 * Runs `module` on the pinned Node: in this process if it is that Node, else in a child that receives our signals, and
 * that ends when we are killed because its IPC channel closes.
 * @param {URL} module exports `main(args)`
 * @param {string[]} args
 */
export async function onPinnedNode(module, args) {
  if (realpathSync(process.execPath) === realpathSync(PINNED)) {
    const { main } = await import(module.href)
    return main(args)
  }
  const program = `import { main } from ${JSON.stringify(module.href)}; await main(process.argv.slice(1))`
  const child = spawn(PINNED, ['--input-type=module', '--eval', program, '--', ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => child.kill(name))
  const [code, signal] = await once(child, 'exit')
  process.exitCode = signal ? 1 : code
}
