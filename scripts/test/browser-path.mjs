// Prints the path of the Chromium for the browser tests. A separate program, because Playwright compiles the imports of
// its configuration, which breaks our plain modules.
import { orOneLine } from '../complaint.mjs'
import { ensureBrowser } from './browser.mjs'

await orOneLine(async () => {
  process.stdout.write(ensureBrowser())
})
