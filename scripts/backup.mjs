// `npm run backup [-- --to FOLDER]`: saves the database, the uploaded files and the key, also while the application serves.
// Like start.mjs, it runs on any Node from 20 on, before anything is installed.
import { orOneLine } from './complaint.mjs'
import { ensureInstalled } from './launch/install.mjs'
import { onPinnedNode } from './launch/pinned-node.mjs'

await orOneLine(async () => {
  await ensureInstalled()
  await onPinnedNode(new URL('./backup/backup.mjs', import.meta.url), process.argv.slice(2))
})
