/** @database none */
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { inlineScriptHashes, sealPolicy, sourceOf } from '@/scripts/csp.mjs'
import { pagePolicy } from '@/server/http/security-headers'

type Rule = { source: string; headers: { key: string; value: string }[]; has?: unknown }

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
const page = (code: string) =>
  `<html><script>${code}</script><script src="/a.js" defer=""></script><script id="__NEXT_DATA__" type="application/json">{}</script></html>`

const BASE: Rule[] = [
  {
    source: '/:path*',
    headers: [
      { key: 'X-Content-Type-Options', value: 'nosniff' },
      { key: 'Content-Security-Policy', value: pagePolicy({ apiUrl: 'https://api.example/v1' }) },
    ],
  },
  { source: '/:path*', has: [{ type: 'header' }], headers: [{ key: 'Strict-Transport-Security', value: 'max-age=1' }] },
]

let build: string

function write(path: string, text: string) {
  mkdirSync(dirname(join(build, path)), { recursive: true })
  writeFileSync(join(build, path), text)
}

/** The part of a Next build that matters for the headers. */
function makeBuild(pages: Record<string, string>, notFoundRoutes: string[] = []) {
  build = mkdtempSync(join(tmpdir(), 'csp-'))
  const files = Object.entries(pages).map(
    ([name, html]) => [name, html, `pages${name === '/' ? '/index' : name}.html`] as const,
  )
  files.forEach(([, html, path]) => {
    write(join('server', path), html)
  })
  writePages({
    ...Object.fromEntries(files.map(([name, , path]) => [name, path])),
    ...Object.fromEntries(notFoundRoutes.map((name) => [name, `pages${name}.js`])),
  })
  write('prerender-manifest.json', JSON.stringify({ notFoundRoutes }))
  write('routes-manifest.json', JSON.stringify({ version: 3, headers: BASE }))
}

function writePages(pages: Record<string, string>) {
  const shell = { '/_app': 'pages/_app.js', '/api/[...path]': 'pages/api.js' }
  write('server/pages-manifest.json', JSON.stringify({ ...pages, ...shell }))
}

const seal = () => {
  sealPolicy(build)
}

const rules = () =>
  (JSON.parse(readFileSync(join(build, 'routes-manifest.json'), 'utf8')) as { headers: Rule[] }).headers

/** As Next applies them: of the matching rules, the last one with a header wins. */
function scriptsAllowedBy(...sources: string[]) {
  const policies = rules()
    .filter(({ source }) => sources.includes(source))
    .flatMap(({ headers }) => headers)
    .filter(({ key }) => key === 'Content-Security-Policy')
  return /script-src ([^;]*)/.exec(policies.at(-1)?.value ?? '')?.[1]?.split(' ') ?? []
}

beforeEach(() => {
  makeBuild(
    { '/': page('home()'), '/orders/[id]': page('order()'), '/404': page('lost()'), '/500': page('broken()') },
    ['/dev/ui'],
  )
})

afterEach(() => {
  rmSync(build, { recursive: true })
})

describe('sealing the policy of a build', () => {
  it('allows a page its own inline scripts and those of the error pages, which may be served in its place', () => {
    seal()

    expect(scriptsAllowedBy('/:path*', '/').sort()).toEqual(
      ["'self'", hashOf('home()'), hashOf('lost()'), hashOf('broken()')].sort(),
    )
    expect(scriptsAllowedBy('/:path*', '/orders/:id')).toContain(hashOf('order()'))
    expect(scriptsAllowedBy('/:path*', '/orders/:id')).not.toContain(hashOf('home()'))
  })

  it('allows every other address the scripts of the error pages only', () => {
    seal()

    expect(scriptsAllowedBy('/:path*').sort()).toEqual(["'self'", hashOf('lost()'), hashOf('broken()')].sort())
  })

  it.each([
    ['/orders/new', '/orders/[id]'],
    ['/orders/[id]', '/orders/[...path]'],
    ['/orders/[id]', '/[company]/new'],
  ])('gives %s precedence over %s, as Next does', (narrow, wide) => {
    rmSync(build, { recursive: true })
    makeBuild({ [narrow]: page('narrow()'), [wide]: page('wide()') })
    seal()

    expect(scriptsAllowedBy('/:path*', sourceOf(narrow), sourceOf(wide))).toEqual(["'self'", hashOf('narrow()')])
  })

  it('includes the error pages that Next generates', () => {
    writePages({ '/': 'pages/index.html' })
    seal()

    expect(scriptsAllowedBy('/:path*')).toContain(hashOf('broken()'))
  })

  it('leaves the other headers unchanged', () => {
    seal()

    expect(rules()[0]?.headers).toContainEqual({ key: 'X-Content-Type-Options', value: 'nosniff' })
    expect(rules()[1]).toEqual(BASE[1])
  })

  it('leaves the rest of the policy unchanged', () => {
    const before = BASE[0]?.headers[1]?.value ?? ''
    seal()

    for (const { headers } of rules().filter(({ has }) => !has)) {
      const sealed = headers.find(({ key }) => key === 'Content-Security-Policy')?.value ?? ''
      expect(sealed.replace(/ 'sha256-[^']+'/g, '')).toBe(before)
    }
    expect(before).toContain('https://api.example')
  })

  it('removes the scripts of an earlier build', () => {
    seal()
    write('server/pages/index.html', page('changed()'))
    seal()

    expect(scriptsAllowedBy('/:path*', '/')).toContain(hashOf('changed()'))
    expect(scriptsAllowedBy('/:path*', '/')).not.toContain(hashOf('home()'))
  })

  it('fails for a build without a policy', () => {
    write('routes-manifest.json', JSON.stringify({ version: 3, headers: [] }))

    expect(seal).toThrow('no content security policy')
  })

  it('changes nothing the second time', () => {
    seal()
    const once = readFileSync(join(build, 'routes-manifest.json'), 'utf8')
    seal()

    expect(readFileSync(join(build, 'routes-manifest.json'), 'utf8')).toBe(once)
    expect(readdirSync(build).sort()).toEqual(['prerender-manifest.json', 'routes-manifest.json', 'server'])
  })

  it('leaves a page that is rendered per request to the policy of every address, which it completes itself', () => {
    writePages({ '/': 'pages/index.html', '/live': 'pages/live.js' })
    seal()

    expect(rules().map(({ source }) => source)).not.toContain('/live')
    expect(scriptsAllowedBy('/:path*', '/live')).toEqual(scriptsAllowedBy('/:path*'))
  })
})

describe('the inline scripts of a page', () => {
  it('are hashed verbatim, line breaks included', () => {
    expect(inlineScriptHashes('<script>a()\nb("é")</script><script nonce="x">c()</script>')).toEqual([
      hashOf('a()\nb("é")'),
      hashOf('c()'),
    ])
  })

  it('do not include external scripts or data', () => {
    expect(
      inlineScriptHashes(
        '<script src="/a.js"></script><script type="application/json">{}</script><script type="application/ld+json">{}</script>',
      ),
    ).toEqual([])
  })
})

describe('the address of a page', () => {
  it.each([
    ['/', '/'],
    ['/orders/[id]', '/orders/:id'],
    ['/[companyId]/[orderMaskId]', '/:companyId/:orderMaskId'],
    ['/help/[...path]', '/help/:path*'],
    ['/help/[[...path]]', '/help/:path*'],
  ])('%s is %s', (name, source) => {
    expect(sourceOf(name)).toBe(source)
  })
})
