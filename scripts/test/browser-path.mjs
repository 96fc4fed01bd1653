// Prints the path of the Chromium that the browser tests use. Playwright compiles what its configuration imports,
// which our plain modules do not survive; a program of its own they do.
import { orOneLine } from '../complaint.mjs'
import { ensureBrowser } from './browser.mjs'

await orOneLine(async () => {
  process.stdout.write(ensureBrowser())
})
