/** @database none */
import { createElement, type ReactNode, Suspense } from 'react'
import { renderToReadableStream } from 'react-dom/server.edge'
import { inPlace } from '@/rendering/inPlace'

const long = (word: string): ReactNode =>
  Array.from({ length: 2000 }, (_, place) => createElement('p', { key: place }, word, place))
const boundary = (fallback: ReactNode, ...children: ReactNode[]) => createElement(Suspense, { fallback }, ...children)

async function html(page: ReactNode, progressiveChunkSize?: number): Promise<string> {
  const stream = await renderToReadableStream(page, { progressiveChunkSize })
  await stream.allReady
  return new Response(stream).text()
}

const PAGES: [string, ReactNode][] = [
  ['of one large part', createElement('main', null, boundary(null, long('a')))],
  [
    'of a large part with a placeholder',
    createElement('main', null, boundary(createElement('i', null, 'wait'), long('a')), 'foot'),
  ],
  [
    'of large parts beside and within each other',
    createElement(
      'main',
      null,
      boundary(null, long('a'), boundary(boundary('wait', 'less'), long('b'))),
      boundary('wait', long('c')),
    ),
  ],
]

describe('the HTML of a page', () => {
  it.each(PAGES)('%s has everything in its place, and no script', async (_, page) => {
    const moved = await html(page)
    expect(moved).toContain('<div hidden id="S:0">')

    expect(inPlace(moved)).toBe(await html(page, Infinity))
  })

  it('stays as it is where nothing was moved', async () => {
    const page = await html(createElement('main', null, boundary(null, 'short')))

    expect(inPlace(page)).toBe(page)
  })
})
