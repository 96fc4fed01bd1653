import sharp from 'sharp'
import { createApp } from '@/server/app'
import { transaction } from '@/server/db/client'
import { drainJobs } from '@/server/jobs/queue'
import { attachPictures } from '@/server/pictures/pictures.service'
import { sweepPictures } from '@/server/pictures/sweep-pictures'
import type { StoredPicture } from '@/services/pictures/pictures.schema'
import { aPhotograph, aPng, aStoredPicture } from '@/tests/factories/catalogue/pictures.factory'
import { upload } from '@/tests/factories/http/files.factory'
import { aStaffUser } from '@/tests/factories/people/users.factory'

let token: string

beforeAll(async () => {
  token = (await aStaffUser(['PRODUTO'])).token
})

const send = (content: Uint8Array<ArrayBuffer>, name = 'foto.png') =>
  upload<StoredPicture & { code: string; errors: string[] }>('/picture-management', { token, content, name })

const get = (src: string, size: number | string) => createApp().request(`/api${src}/${String(size)}`)

async function look(src: string, size: number) {
  const response = await get(src, size)
  return sharp(Buffer.from(await response.arrayBuffer())).metadata()
}

describe('a picture', () => {
  it('is kept in three sizes, none larger than it came', async () => {
    const { status, body } = await send(await aPng({ width: 1000, height: 500 }))

    expect(status).toBe(201)
    expect(body).toMatchObject({ src: `/pictures/${body.id}`, width: 1000, height: 500 })
    const sizes = await Promise.all([160, 480, 1200].map((size) => look(body.src, size)))
    expect(sizes.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['webp', 160, 80],
      ['webp', 480, 240],
      ['webp', 1000, 500],
    ])
  })

  it('is shown to anyone who has its address, for as long as they like', async () => {
    const response = await get(await aStoredPicture(token), 480)

    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(response.headers.get('Content-Length')).toBe(String((await response.arrayBuffer()).byteLength))
  })

  it('of a telephone stands upright, and says nothing of where and with what it was taken', async () => {
    const { body } = await send(await aPhotograph({ width: 400, height: 300 }), 'foto.jpg')

    expect(body).toMatchObject({ width: 300, height: 400 })
    const kept = await look(body.src, 1200)
    expect(kept).toMatchObject({ width: 300, height: 400 })
    expect(kept.exif).toBeUndefined()
    expect(kept.orientation).toBeUndefined()
  })

  it('keeps what it lets see through', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const { body } = await send(
      new Uint8Array(
        await sharp({ create: { width: 40, height: 40, channels: 4, background: clear } })
          .png()
          .toBuffer(),
      ),
    )

    expect((await look(body.src, 160)).hasAlpha).toBe(true)
  })

  it('that carries something behind itself is kept without it', async () => {
    const page = new TextEncoder().encode('<script>alert(1)</script>')
    const { status, body } = await send(new Uint8Array([...(await aPng()), ...page]))

    expect(status).toBe(201)
    const kept = Buffer.from(await (await get(body.src, 1200)).arrayBuffer())
    expect(kept.includes('<script>')).toBe(false)
  })

  it('is judged by its content, whatever it is called', async () => {
    expect((await send(await aPhotograph(), 'planilha.xlsx')).status).toBe(201)
  })

  it.each([
    ['a text named .png', () => new TextEncoder().encode('Uma foto')],
    ['a drawing with scripts (SVG)', () => new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    [
      'another kind of picture (WebP)',
      async () =>
        new Uint8Array(
          await sharp(await aPng())
            .webp()
            .toBuffer(),
        ),
    ],
    ['nothing', () => new Uint8Array()],
    ['a picture that was cut off', async () => (await aPng({ width: 2000, height: 2000 })).slice(0, 200)],
    ['the beginning of a picture and nothing else', () => new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])],
  ])('is refused when it is %s', async (_, make) => {
    expect(await send(await make())).toMatchObject({ status: 415, body: { code: 'unsupported_type' } })
  })

  it('is refused when few bytes stand for too many pixels', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer()

    expect(await send(new Uint8Array(bomb))).toMatchObject({ status: 413, body: { code: 'too_large' } })
  })

  it('is refused beyond 10 MB', async () => {
    expect(await send(new Uint8Array(11 * 1024 * 1024))).toMatchObject({
      status: 413,
      body: { errors: ['O arquivo passa do limite de 10 MB.'] },
    })
  })

  it.each([
    ['in a size that there is not', (src: string) => get(src, 320)],
    ['under a number', () => get('/pictures/1', 160)],
    ['under an id that nothing has', () => get('/pictures/5f0c2d1e-8a53-4d6b-9f1e-0a1b2c3d4e5f', 160)],
  ])('is not found %s', async (_, ask) => {
    expect((await ask(await aStoredPicture(token))).status).toBe(404)
  })
})

describe('a picture that nothing shows', () => {
  const tomorrow = () => new Date(Date.now() + 25 * 3_600_000)

  it('is gone after a day; what something came to show stays', async () => {
    const [loose, shown] = [await aStoredPicture(token), await aStoredPicture(token)]
    await transaction((tx) => attachPictures(tx, [shown, 'laptop:bars']))

    await sweepPictures()
    expect((await get(loose, 160)).status).toBe(200)

    await sweepPictures(tomorrow())
    await drainJobs()
    expect((await get(loose, 160)).status).toBe(404)
    expect((await get(shown, 160)).status).toBe(200)
  })

  it('cannot be shown once it is gone', async () => {
    const loose = await aStoredPicture(token)
    await sweepPictures(tomorrow())

    await expect(transaction((tx) => attachPictures(tx, [loose]))).rejects.toMatchObject({ code: 'invalid' })
  })
})
