/** @database none */
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { firstLoadTable, measureFirstLoad, scriptsOf } from '@/scripts/test/first-load.mjs'

let build: string

beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'arrenda-build-'))
})
afterEach(() => rmSync(build, { recursive: true }))

function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(join(build, path)), { recursive: true })
  writeFileSync(join(build, path), content)
}

const page = (...scripts: string[]) =>
  scripts.map((name) => `<script src="/_next/static/${name}" defer=""></script>`).join('')

describe('the first-load JavaScript of a page', () => {
  it('is the scripts that a modern browser loads with the page, each once', () => {
    const html = `${page('a.js', 'b.js', 'a.js')}<script src="/_next/static/old.js" noModule=""></script><script>1</script>`
    expect(scriptsOf(html)).toEqual(['/_next/static/a.js', '/_next/static/b.js'])
    // Those that load once the page has been painted.
    expect(scriptsOf('<script data-scripts="/_next/static/a.js /_next/static/b.js">1</script>')).toEqual(
      scriptsOf(html),
    )
  })

  it('of a page that is rendered per request is what its HTML will load', () => {
    write('static/shell.js', randomBytes(1_000))
    write('static/order.js', randomBytes(280_000))
    const pages = { '/_app': 'pages/_app.js', '/platform/orders/[id]': 'pages/platform/orders/[id].js' }
    write('server/pages-manifest.json', JSON.stringify(pages))
    const scripts = { '/_app': ['static/shell.js', 'static/a.css'], '/platform/orders/[id]': ['static/order.js'] }
    write('build-manifest.json', JSON.stringify({ pages: scripts, lowPriorityFiles: [] }))
    write('server/pages/platform/help.html', page('shell.js'))
    expect(firstLoadTable(measureFirstLoad(build))).toMatch(/^\/platform\/orders\/\[id\] .*281\.\d of .*TOO LARGE$/m)
  })

  it('is measured compressed, against the limit of its route', () => {
    // Random bytes do not compress: 250 kB are allowed for a screen, but not for the visitors' home page.
    write('static/heavy.js', randomBytes(250_000))
    write('static/air.js', 'x'.repeat(1_000_000))
    write('server/pages/index.html', page('heavy.js'))
    write('server/pages/platform/orders.html', page('heavy.js', 'air.js'))
    const routes = measureFirstLoad(build)
    expect(routes.map(({ route, bytes, bar }) => [route, bytes > bar])).toEqual([
      ['/platform/orders', false],
      ['/', true],
    ])
    expect(firstLoadTable(routes)).toMatch(/^\/ .*TOO LARGE$/m)
  })

  it('has a limit for the charts, which no page loads at first', () => {
    const charts = Buffer.concat([Buffer.from('"Sem dados no período."'), randomBytes(46_000)])
    write('static/chunks/charts.js', charts)
    write('static/page.js', 'x')
    write('server/pages/platform/dashboard.html', page('page.js'))
    const found = measureFirstLoad(build).find(({ route }) => route === 'charts')
    expect(found).toEqual({ route: 'charts', bytes: expect.any(Number), bar: 45_000 })
    expect(found?.bytes).toBeGreaterThan(46_000)

    write('server/pages/platform/dashboard.html', page('page.js', 'chunks/charts.js'))
    expect(() => measureFirstLoad(build)).toThrow('/platform/dashboard loads the charts')
  })

  it('has a separate limit for the part that all signed-in pages share', () => {
    write('static/shell.js', randomBytes(215_000))
    write('static/orders.js', randomBytes(1_000))
    write('server/pages/platform/orders.html', page('shell.js', 'orders.js'))
    write('server/pages/platform/home.html', page('shell.js'))
    const shell = measureFirstLoad(build).find(({ route }) => route === 'signed-in shell')
    expect(shell).toEqual({ route: 'signed-in shell', bytes: expect.any(Number), bar: 180_000 })
    expect(shell?.bytes).toBeGreaterThan(215_000)
    expect(shell?.bytes).toBeLessThan(215_500)
  })

  it('cannot be measured when a file is missing', () => {
    write('server/pages/index.html', page('gone.js'))
    expect(() => measureFirstLoad(build)).toThrow(/gone\.js/)
  })
})
