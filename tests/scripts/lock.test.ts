/** @database none */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { processIdentity } from '@/scripts/process/identity.mjs'
import { lockHolder, takeLock } from '@/scripts/process/lock.mjs'

let folder: string
let path: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'arrenda-lock-'))
  path = join(folder, 'lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

function heldBy(pid: number | undefined, identity: string | undefined) {
  writeFileSync(path, JSON.stringify({ pid, identity, note: 'http://localhost:3000' }))
}

describe('the lock on a folder', () => {
  it('names its holder while that process runs', async () => {
    const sleeper = spawn('sleep', ['60'])
    heldBy(sleeper.pid, processIdentity(Number(sleeper.pid)))
    expect(takeLock(path)).toEqual({
      holder: expect.objectContaining({ pid: sleeper.pid, note: 'http://localhost:3000' }),
    })

    sleeper.kill('SIGKILL')
    await once(sleeper, 'exit')
    expect(takeLock(path)).toHaveProperty('release')
  })

  it('is not held by a later process with the same pid', () => {
    heldBy(process.pid, 'another boot:12345')
    expect(takeLock(path)).toHaveProperty('release')
    expect(lockHolder(path)?.pid).toBe(process.pid)
  })

  it('is free again once released', () => {
    const lock = takeLock(path)
    if (!('release' in lock)) throw new Error('the lock should have been free')
    lock.release()
    expect(lockHolder(path)).toBeUndefined()
  })
})
