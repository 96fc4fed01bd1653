// `npm run new:feature -- <name> …`: writes a feature in all folders, wired in, with failing tests for what is left.
import { orOneLine } from './complaint.mjs'
import { ensureInstalled } from './launch/install.mjs'
import { onPinnedNode } from './launch/pinned-node.mjs'

await orOneLine(async () => {
  await ensureInstalled({ developing: true })
  await onPinnedNode(new URL('./new-feature/run.mjs', import.meta.url), process.argv.slice(2))
})
