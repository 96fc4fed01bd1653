/** @database none */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { measureHouse } from '@/scripts/house/measure.mjs'

describe('measuring the layout of a checkout', () => {
  let root: string
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'arrenda-house-'))
    execFileSync('git', ['init', '-q'], { cwd: root })
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  async function figure(name: RegExp, files: Record<string, string>) {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
    execFileSync('git', ['add', '.'], { cwd: root })
    const figures = await measureHouse(root)
    return figures.find((one) => name.test(one.name))?.value
  }

  it('counts a cycle of type imports', async () => {
    const circle = {
      'services/a.rules.ts': "import type { B } from './b.rules'\nexport type A = { b?: B }\n",
      'services/b.rules.ts': "import type { A } from '@/services/a.rules'\nexport type B = { a?: A }\n",
      'services/c.rules.ts': "import type { A } from './a.rules'\nexport type C = A\n",
    }
    expect(await figure(/^circles/, circle)).toBe(1)
  })

  it('counts a lazy import as an importer, but not tests', async () => {
    const files = {
      'components/Page.tsx': "export const load = () => import('./Dialog')\n",
      'components/Dialog.tsx': 'export const Dialog = () => null\n',
      'tests/components/Dialog.test.tsx': "import { Dialog } from '@/components/Dialog'\nvoid Dialog\n",
    }
    expect(await figure(/exactly one importer/, files)).toBe(1)
  })

  it('counts casts, except `as const`', async () => {
    expect(await figure(/^casts/, { 'services/a.ts': 'export const a = [1 as number, [2] as const]\n' })).toBe(1)
  })

  it('counts small files outside pages/', async () => {
    const files = { 'pages/index.tsx': '1\n', 'hooks/a.ts': '1\n', 'hooks/b.ts': '1\n'.repeat(15) }
    expect(await figure(/^files under/, files)).toBe(1)
  })
})
