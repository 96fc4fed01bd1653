import { deleteFile, listKeys, storedAt } from './storage'

/** A file without a row that is younger than this may still get one. */
const GRACE_MS = 24 * 3_600_000

/**
 * Deletes the orphaned files of a folder, left by a process that died between storing a file and writing its row.
 * @param knownAmong returns those of the keys that are in use; it must know every file in the folder
 * @returns the number of deleted files
 */
export async function sweepOrphans(
  folder: string,
  knownAmong: (keys: string[]) => Promise<string[]>,
  now: Date,
): Promise<number> {
  let removed = 0
  for await (const keys of listKeys(folder)) {
    const known = new Set(await knownAmong(keys))
    for (const key of keys) {
      if (known.has(key) || now.getTime() - (await storedAt(key)).getTime() < GRACE_MS) continue
      await deleteFile(key)
      removed += 1
    }
  }
  return removed
}
