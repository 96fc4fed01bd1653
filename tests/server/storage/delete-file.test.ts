import { pool, transaction } from '@/server/db/client'
import { BACKUP_LOCK } from '@/server/db/locks'
import { drainJobs } from '@/server/jobs/queue'
import { deleteFileAfterCommit } from '@/server/storage/delete-file'
import { openFile, storeFile } from '@/server/storage/storage'
import { rowsOf } from '@/tests/factories/rows'

describe('deleting a stored file', () => {
  it('waits while a backup runs, which may still have to copy it', async () => {
    const { storageKey } = await storeFile('documents', Buffer.from('a'))
    const backup = await pool().connect()
    await backup.query('begin')
    await backup.query('select pg_advisory_xact_lock($1)', [BACKUP_LOCK])

    await transaction((tx) => deleteFileAfterCommit(tx, storageKey))
    await drainJobs()
    await expect(openFile(storageKey)).resolves.toBeDefined()

    await backup.query('commit')
    backup.release()
    await rowsOf(`update pgboss.job set start_after = now() where state = 'created'`)
    await drainJobs()
    await expect(openFile(storageKey)).rejects.toThrow()
  })
})
