// `npm run doctor`: looks whether what must always hold does hold, on whatever database the settings name. Like start.mjs,
// this runs on any Node from 20 on, before anything is installed.
import { orOneLine } from './complaint.mjs'
import { ensureInstalled } from './launch/install.mjs'
import { onPinnedNode } from './launch/pinned-node.mjs'

await orOneLine(async () => {
  await ensureInstalled()
  await onPinnedNode(new URL('./doctor/run.mjs', import.meta.url), process.argv.slice(2))
})
