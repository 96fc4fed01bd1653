/** @database none */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { finishBuild } from '@/scripts/built/finish.mjs'
import { inOrder } from '@/scripts/built/script-order.mjs'

const SIZES: Record<string, number> = {
  'static/chunks/small.js': 10,
  'static/chunks/react.js': 200,
  'static/chunks/turbopack-1.js': 50,
  'static/chunks/page.js': 30,
  'static/chunks/largest-of-page.js': 300,
  'static/BUILD/_buildManifest.js': 400,
}
const tag = (source: string): string => `<script src="/_next/${source}" defer=""></script>`
const tags = (...names: string[]): string =>
  names.map((name) => tag(name.startsWith('_') ? `static/BUILD/${name}` : `static/chunks/${name}`)).join('')
const ordered = (html: string): string => inOrder(html, (source) => SIZES[source] ?? 0)

describe('the order of the scripts of a built page', () => {
  it('begins with the largest of the shell, then its start, then the largest of the page, then the manifests', () => {
    expect(
      ordered(tags('_buildManifest.js', 'small.js', 'react.js', 'turbopack-1.js', 'page.js', 'largest-of-page.js')),
    ).toBe(tags('react.js', 'small.js', 'turbopack-1.js', 'largest-of-page.js', 'page.js', '_buildManifest.js'))
  })

  it('leaves everything else as it is', () => {
    const inline = '<script>1</script><script src="/a.js" defer=""></script><script id="__NEXT_DATA__">{}</script>'
    const head = '<script src="/_next/static/chunks/old.js" defer="" noModule=""></script>'

    expect(ordered(`${head}${tags('small.js', 'react.js')}</head>${inline}`)).toBe(
      `${head}${tags('react.js', 'small.js')}</head>${inline}`,
    )
  })

  it('is the same when it is done again', () => {
    const once = ordered(tags('small.js', 'react.js', 'turbopack-1.js', 'page.js', '_buildManifest.js'))

    expect(ordered(once)).toBe(once)
  })
})

describe('finishing a build', () => {
  let build: string
  const file = (path: string): string => join(build, path)

  beforeEach(() => {
    build = mkdtempSync(join(tmpdir(), 'built-'))
    const files: Record<string, string> = {
      'static/chunks/small.js': '1',
      'static/chunks/react.js': '"react"',
      'server/pages/platform/home.html': tags('small.js', 'react.js'),
    }
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(file(path)), { recursive: true })
      writeFileSync(file(path), text)
    }
  })
  afterEach(() => rmSync(build, { recursive: true }))

  it('hints that scripts are compiled while they arrive and orders them, once', () => {
    finishBuild(build)
    finishBuild(build)

    expect(readFileSync(file('static/chunks/small.js'), 'utf8')).toBe('//# allFunctionsCalledOnLoad\n1')
    expect(readFileSync(file('server/pages/platform/home.html'), 'utf8')).toBe(tags('react.js', 'small.js'))
  })
})
