import { db, transaction } from '@/server/db/client'
import { log } from '@/server/http/log'
import { defineSchedule } from '@/server/jobs/queue'
import { deleteFileAfterCommit } from '@/server/storage/delete-file'
import { sweepOrphans } from '@/server/storage/sweep'
import { deleteLooseBefore, listAttachmentKeys } from './attachments.repository'

/** A message may be written for as long. */
const GRACE_MS = 24 * 3_600_000

/** Removes files that were uploaded a day ago and sent with no message, and bytes that never got a row. */
export async function sweepAttachments(now = new Date()): Promise<void> {
  const loose = await transaction(async (tx) => {
    const keys = await deleteLooseBefore(tx, new Date(now.getTime() - GRACE_MS))
    for (const key of keys) await deleteFileAfterCommit(tx, key)
    return keys.length
  })
  const leftovers = await sweepOrphans('tickets', (keys) => listAttachmentKeys(db(), keys), now)
  if (loose + leftovers > 0) log().info({ loose, leftovers }, 'removed files that no message has')
}

defineSchedule('tickets.sweep-attachments', '45 3 * * *', () => sweepAttachments())
