// Measures in the browser what a person waits for, against another commit of this project, in turns: Lighthouse's mobile
// preset on twelve pages, and interactions on a processor four times slower. Both copies are installed, built and served by
// this command, which writes its tables to docs/measurements.md. With BASE, a running application is measured alone.
// use: npm run bench:web        REF=commit ROUNDS=5 ONLY=pages PAGE=home ONLY=interactions BASE=http://localhost:3000
import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeThrowAwayFolder } from '../test/throw-away-folder.mjs'
import { openBrowser } from './web/browser.mjs'
import { checkOut, serve, thisCheckout } from './web/copies.mjs'
import { measureInteractions } from './web/interactions.mjs'
import { measurePages } from './web/page-loads.mjs'

/** The commit before the work on speed began. */
const BEFORE = '01f2f216'

const { REF = BEFORE, ROUNDS = '5', ONLY = '', PAGE = '', PORT = '3360', BASE } = process.env
const folder = makeThrowAwayFolder('arrenda-web', tmpdir())
const open = []
const stopped = new Promise((_, fail) => {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => fail(new Error(`Stopped by ${signal}`)))
})

async function serveBoth() {
  const reference = checkOut(REF, join(folder, 'reference'))
  open.push(() => reference.remove())
  const copies = []
  for (const [at, copy] of [reference, thisCheckout()].entries()) {
    const { base, stop } = await serve(copy, Number(PORT) + at, folder)
    open.push(stop)
    copies.push({ name: copy.name, base })
  }
  return copies
}

async function measure() {
  const copies = BASE ? [{ name: BASE, base: BASE }] : await serveBoth()
  const profile = join(folder, 'profile')
  mkdirSync(profile)
  const browser = await openBrowser(profile)
  open.push(() => browser.context.close())
  const settings = { copies, browser, rounds: Number(ROUNDS), page: PAGE }
  if (ONLY !== 'interactions') await measurePages(settings)
  if (ONLY !== 'pages') await measureInteractions(settings)
}

try {
  await Promise.race([measure(), stopped])
} finally {
  for (const close of open.toReversed()) await close()
  rmSync(folder, { recursive: true, force: true })
}
