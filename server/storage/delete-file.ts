import { transaction, type Tx } from '@/server/db/client'
import { isBackupRunning } from '@/server/db/locks'
import { defineJob } from '@/server/jobs/queue'
import { deleteFile } from './storage'

const AGAIN_AFTER_SECONDS = 60

/** A backup that runs may still have to copy the file: its snapshot is from before the row went (docs/adr/0530). */
const deleteFileJob = defineJob<{ storageKey: string }>('storage.forget-file', ({ storageKey }) =>
  transaction(async (tx) => {
    if (await isBackupRunning(tx)) await deleteFileJob.enqueue(tx, { storageKey }, { startAfter: AGAIN_AFTER_SECONDS })
    else await deleteFile(storageKey)
  }),
)

/** Deletes a stored file once the caller's transaction has committed; after a rollback the file stays. */
export const deleteFileAfterCommit = (tx: Tx, storageKey: string): Promise<void> =>
  deleteFileJob.enqueue(tx, { storageKey })
