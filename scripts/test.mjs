// `npm test`, `npm run check`, `npm run e2e`. Like start.mjs, this runs on any Node from 20 on, before anything is installed.
import { orOneLine } from './complaint.mjs'
import { ensureInstalled } from './launch/install.mjs'
import { onPinnedNode } from './launch/pinned-node.mjs'

await orOneLine(async () => {
  await ensureInstalled({ developing: true })
  await onPinnedNode(new URL('./test/run.mjs', import.meta.url), process.argv.slice(2))
})
