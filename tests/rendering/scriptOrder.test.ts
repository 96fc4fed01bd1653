/** @database none */
import { inOrder } from '@/rendering/scriptOrder.rules'

const SIZES: Record<string, number> = {
  'chunks/small.js': 10,
  'chunks/react.js': 200,
  'chunks/turbopack-1.js': 50,
  'chunks/page.js': 30,
  'chunks/largest-of-page.js': 300,
  'BUILD/_buildManifest.js': 400,
}
const ordered = (...sources: string[]): string[] => inOrder(sources, (source) => SIZES[source] ?? 0)

describe('the order of the scripts of a page', () => {
  it('begins with the largest of the shell, then its start, then the largest of the page, then the manifests', () => {
    expect(
      ordered(
        'BUILD/_buildManifest.js',
        'chunks/small.js',
        'chunks/react.js',
        'chunks/turbopack-1.js',
        'chunks/page.js',
        'chunks/largest-of-page.js',
      ),
    ).toEqual([
      'chunks/react.js',
      'chunks/small.js',
      'chunks/turbopack-1.js',
      'chunks/largest-of-page.js',
      'chunks/page.js',
      'BUILD/_buildManifest.js',
    ])
  })

  it('is that of Next where the sizes are unknown, as in development', () => {
    expect(ordered('a.js', 'chunks/turbopack-1.js', 'b.js')).toEqual(['a.js', 'chunks/turbopack-1.js', 'b.js'])
  })
})
