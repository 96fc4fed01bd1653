// `npm run restore -- FOLDER`: brings a backup into an empty database and an empty place for files, then runs the doctor.
// Like start.mjs, it runs on any Node from 20 on, before anything is installed.
import { orOneLine } from './complaint.mjs'
import { ensureInstalled } from './launch/install.mjs'
import { onPinnedNode } from './launch/pinned-node.mjs'

await orOneLine(async () => {
  await ensureInstalled()
  await onPinnedNode(new URL('./backup/restore.mjs', import.meta.url), process.argv.slice(2))
})
