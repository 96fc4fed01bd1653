// `npm run doctor`: checks the invariants of the data in the database of the settings. Like start.mjs, it runs on any
// Node from 20 on, before anything is installed.
import { orOneLine } from './complaint.mjs'
import { ensureInstalled } from './launch/install.mjs'
import { onPinnedNode } from './launch/pinned-node.mjs'

await orOneLine(async () => {
  await ensureInstalled()
  await onPinnedNode(new URL('./doctor/run.mjs', import.meta.url), process.argv.slice(2))
})
