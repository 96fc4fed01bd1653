import { settings } from '@/server/config/settings'
import { openFile, storageReady, storeFile } from '@/server/storage/storage'
import { anS3Server } from '@/tests/factories/http/s3-server'
import { keepsItsPromises } from './promises'

let server: Awaited<ReturnType<typeof anS3Server>>

// Before the first use: the store is chosen once.
beforeAll(async () => {
  server = await anS3Server()
  Object.assign(settings(), server.settings)
})

afterAll(() => server.close())

describe('an S3-compatible store', () => {
  keepsItsPromises()

  it('that is away is not ready, keeps nothing, and does not pretend that files are lost', async () => {
    const { storageKey } = await storeFile('documents', Buffer.from('a'))
    await server.close()

    await expect(storageReady()).rejects.toThrow()
    await expect(storeFile('documents', Buffer.from('b'))).rejects.toThrow()
    await expect(openFile(storageKey)).rejects.not.toMatchObject({ sentence: expect.any(String) as string })
  })
})
