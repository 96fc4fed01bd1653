// Draws documents in a thread of its own (draw-aside.ts), so that nobody waits for a long one. Runs with tsx, since what
// draws is TypeScript. Takes a module, a function and its content; answers with what was drawn, or what went wrong.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort } from 'node:worker_threads'

let last = Promise.resolve()

// One after the other: what is asked for first is there first.
parentPort?.on('message', (asked) => {
  last = last.then(() => answer(asked))
})

async function answer({ id, module, name, content }) {
  try {
    // Next bundles this file; what it imports stays source, which any module may be.
    const { [name]: draw } = await import(
      /* turbopackIgnore: true */ pathToFileURL(join(process.cwd(), `${module}.ts`)).href
    )
    parentPort?.postMessage({ id, drawn: await draw(...content) })
  } catch (error) {
    parentPort?.postMessage({ id, error })
  }
}
