// `npm start`, `npm run dev`, `npm run api`. This file and its imports run on any Node from 20 on, before anything is
// installed; launch.mjs does the work on the Node that the project pins.
import { ensureInstalled } from './launch/install.mjs'
import { onPinnedNode } from './launch/pinned-node.mjs'
import { orOneLine } from './complaint.mjs'

await orOneLine(async () => {
  await ensureInstalled({ developing: process.argv[2] === 'dev' })
  await onPinnedNode(new URL('./launch.mjs', import.meta.url), process.argv.slice(2))
})
