/** @database none */
import { setTimeout as wait } from 'node:timers/promises'
import { slipOf } from '@/scripts/bench/pdf/documents'
import { drawPackingSlip } from '@/server/logistics/packages/packing-slip-pdf'
import { drawnAside } from '@/server/pdf/draw-aside'
import type { drawEcho, drawFor, endThread, failToDraw } from '@/tests/factories/pdf/drawings'

const DRAWINGS = 'tests/factories/pdf/drawings'
const echo = drawnAside<typeof drawEcho>(DRAWINGS, 'drawEcho')
const fail = drawnAside<typeof failToDraw>(DRAWINGS, 'failToDraw')
const end = drawnAside<typeof endThread>(DRAWINGS, 'endThread')
const long = drawnAside<typeof drawFor>(DRAWINGS, 'drawFor')

describe('what is drawn aside', () => {
  it('is drawn in another thread, from a copy of its content', async () => {
    const content = { at: new Date('2026-12-01T12:00:00Z'), bytes: new Uint8Array([1, 2]), nothing: undefined }
    expect(await echo(content)).toEqual({ isMainThread: false, content })
  })

  it('has the same bytes as drawn here', async () => {
    const aside = drawnAside<typeof drawPackingSlip>('server/logistics/packages/packing-slip-pdf', 'drawPackingSlip')
    expect(Buffer.compare(await aside(slipOf(40)), await drawPackingSlip(slipOf(40)))).toBe(0)
  })

  it('keeps nobody waiting', async () => {
    await echo('the thread has begun')
    let isDrawn = false
    const drawn = long(400).then(() => (isDrawn = true))
    await wait(20)
    expect(isDrawn).toBe(false)
    await drawn
  })

  it('fails with what the drawing threw; the next one is drawn', async () => {
    await expect(fail('no such font')).rejects.toThrow('no such font')
    expect(await echo('next')).toMatchObject({ content: 'next' })
  })

  it('fails if it cannot be copied, or its thread ends; the next one is drawn by a new thread', async () => {
    await expect(echo(() => 'code')).rejects.toThrow('could not be cloned')
    const waiting = [end(), echo('behind it')]
    for (const drawn of waiting) await expect(drawn).rejects.toThrow('The thread that draws documents ended with 3')
    expect(await echo('next')).toMatchObject({ content: 'next' })
  })
})
