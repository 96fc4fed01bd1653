// `npm run new:feature -- <name> …`: a whole feature in all rooms, wired in, with tests that state what is still to be written.
import { orOneLine } from './complaint.mjs'
import { ensureInstalled } from './launch/install.mjs'
import { onPinnedNode } from './launch/pinned-node.mjs'

await orOneLine(async () => {
  await ensureInstalled()
  await onPinnedNode(new URL('./new-feature/run.mjs', import.meta.url), process.argv.slice(2))
})
