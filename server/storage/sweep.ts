import { deleteFile, listKeys, storedAt } from './storage'

/** A file without a row that is younger than this may be about to get one. */
const GRACE_MS = 24 * 3_600_000

/**
 * Removes the bytes in a folder that nothing refers to: what a process left that died between storing a file and writing
 * its row.
 * @param knownAmong of these keys the ones that something refers to; it must know every file in the folder
 * @returns how many were removed
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
