import { db, transaction } from '@/server/db/client'
import { log } from '@/server/http/log'
import { defineSchedule } from '@/server/jobs/queue'
import { deleteFileAfterCommit } from '@/server/storage/delete-file'
import { sweepOrphans } from '@/server/storage/sweep'
import { deleteLoose, listPictureKeys } from './pictures.repository'

/** A form may be open for as long. */
const GRACE_MS = 24 * 3_600_000

/** Removes pictures that were uploaded a day ago and that nothing has come to show, and bytes that never got a row. */
export async function sweepPictures(now = new Date()): Promise<void> {
  const loose = await transaction(async (tx) => {
    const keys = await deleteLoose(tx, new Date(now.getTime() - GRACE_MS))
    for (const key of keys) await deleteFileAfterCommit(tx, key)
    return keys.length
  })
  const leftovers = await sweepOrphans('pictures', (keys) => listPictureKeys(db(), keys), now)
  if (loose + leftovers > 0) log().info({ loose, leftovers }, 'removed pictures that nothing shows')
}

defineSchedule('pictures.sweep', '40 3 * * *', () => sweepPictures())
