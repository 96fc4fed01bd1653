/** @database none */
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { check, resolveConfig } from 'prettier'

const ROOT = process.cwd()
const PROGRAM = join(ROOT, 'scripts/new-feature.mjs')
const FLAGS = {
  singular: 'peça de reposição',
  plural: 'peças de reposição',
  gender: 'f',
  columns: 'Fabricante, Estoque',
  rule: 'come with the scarcest first',
}

/** The files that the program reads and edits. */
const NEEDED = [
  'docs/glossary.md',
  'drizzle.config.ts',
  'package.json',
  'server/{app,audit/list-history}.ts',
  'server/db/**/*.{ts,sql,json}',
  'services/**/*.ts',
  'tests/architecture/dialogs.test.ts',
  'tests/e2e/{full,journeys,mocked}/*.ts',
  'tests/mocks/fixtures/*.ts',
  'tests/server/authorization/*.ts',
  'tests/services/auth/menu.rules.test.ts',
  'tsconfig.json',
]

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'arrenda-feature-'))
  for (const path of NEEDED.flatMap((pattern) => globSync(pattern))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(path, join(folder, path))
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const flagsOf = (flags: object) => Object.entries(flags).map(([flag, value]) => `--${flag}=${String(value)}`)

const make = (name: string, flags: Partial<typeof FLAGS> = FLAGS) =>
  spawnSync(process.execPath, [PROGRAM, name, ...flagsOf(flags)], { cwd: folder, encoding: 'utf8' })

const read = (path: string) => readFileSync(join(folder, path), 'utf8')

/** The paths of all files that were added or changed. */
const changed = () =>
  globSync('{components,hooks,pages,server,services,tests}/**/*.*', { cwd: folder })
    .filter((path) => !existsSync(path) || readFileSync(path, 'utf8') !== read(path))
    .sort()

const pathsIn = (output: string) => output.split('\n').flatMap((line) => /^ {2}(\w+\/\S+)$/.exec(line)?.[1] ?? [])

/** The names that a file imports from our own files, with the imported file. */
const importsOf = (path: string) =>
  [...read(path).matchAll(/import (?:type )?(?:\{([^}]*)\} from )?\(?'(@\/|\.\.?\/)([^']*)'/g)].map(
    ([, names = '', start = '', rest = '']) => ({
      names: names.split(',').flatMap((name) => name.replace('type ', '').trim() || []),
      file: start === '@/' ? rest : join(dirname(path), start, rest),
    }),
  )

/** The source of one of our files, given without its extension, whether generated or existing. */
const sourceOf = (file: string) => {
  const path = [`${file}.ts`, `${file}.tsx`].flatMap((one) => [join(folder, one), one]).find((one) => existsSync(one))
  return path && readFileSync(path, 'utf8')
}

const exportOf = (name: string) =>
  new RegExp(
    `^export (?:async )?(?:function|const|class|type) ${name}\\b|^export \\{[^}]*\\b${name}\\b|^export \\*`,
    'm',
  )

describe('npm run new:feature refuses and changes nothing', () => {
  it.each([
    ['no name', ''],
    ['capitals', 'Invoices'],
    ['another folder', '../outs'],
    ['words without hyphens', 'spare parts'],
    ['a singular', 'invoice'],
    ['a word that names avoid', 'parcels'],
    ['a reserved word of JavaScript', 'classes'],
    ['an existing feature', 'coupons'],
    ['a theme of a feature', 'plans'],
    ['an existing table', 'simulation-choices'],
    ['an existing model of the history', 'document-accesses'],
    ['an existing address', 'contract-ends'],
  ])('for %s: "%s"', (_, name) => {
    const { status, stderr } = make(name)
    expect([status, stderr.trim() !== '', changed()]).toEqual([1, true, []])
  })

  it.each(Object.keys(FLAGS))('without --%s', (flag) => {
    const { status, stderr } = make('spare-parts', { ...FLAGS, [flag]: '' })
    expect([status, changed()]).toEqual([1, []])
    expect(stderr).toContain(`--${flag} is missing`)
    expect(stderr).toContain('npm run new:feature -- suppliers')
  })

  it('when an existing file lacks its anchor, and names the file', () => {
    const path = 'services/auth/menu.rules.ts'
    const was = read(path)
    writeFileSync(join(folder, path), was.replace('export const ADMIN_MENU', 'export const STAFF_MENU'))
    const { status, stderr } = make('spare-parts')
    expect([status, changed()]).toEqual([1, [path]])
    expect(stderr).toContain(`${path} has no “export const ADMIN_MENU … ]” any more`)
    writeFileSync(join(folder, path), was)
  })
})

describe('npm run new:feature', () => {
  let run: ReturnType<typeof make>

  beforeAll(() => {
    run = make('spare-parts')
  })

  it('writes a feature into every folder, wires it in, and prints what it did', async () => {
    expect([run.status, run.stderr]).toEqual([0, ''])
    const said = pathsIn(run.stdout)
    const [, number = ''] = /migrations\/(\d{4})_spare_parts/.exec(said.join()) ?? []
    const meta = 'server/db/migrations/meta'
    const besides = [`${meta}/${number}_snapshot.json`, `${meta}/_journal.json`]
    expect([...said, ...besides].sort()).toEqual(changed())
    const rooms = ['services', 'server', 'hooks', 'components', 'pages', 'tests']
    expect(new Set(said.map((path) => path.split('/')[0]))).toEqual(new Set(rooms))

    const style = await resolveConfig(PROGRAM)
    for (const path of said.filter((one) => /\.tsx?$/.test(one)))
      expect([path, await check(read(path), { ...style, filepath: path })]).toEqual([path, true])
  })

  it('imports only existing names', () => {
    const written = pathsIn(run.stdout).filter((path) => !existsSync(path) && /\.tsx?$/.test(path))
    const imported = written.flatMap((path) => importsOf(path).map((each) => ({ path, ...each })))
    expect(imported.length).toBeGreaterThan(100)
    for (const { path, names, file } of imported) {
      const source = sourceOf(file)
      const missing = source === undefined ? [file] : names.filter((name) => !exportOf(name).test(source))
      expect([path, missing]).toEqual([path, []])
    }
  })

  it('uses the given Portuguese noun with its gender', () => {
    const screen = read('components/spare-parts/SparePartsScreen.tsx')
    expect(screen).toContain("{ one: 'peça de reposição', many: 'peças de reposição', isFeminine: true }")
    expect(screen).toContain('Nova peça de reposição')
    expect(screen).toContain('Cadastre a primeira peça de reposição: ela aparece nesta lista.')
    expect(read('services/auth/menu.rules.ts')).toContain("label: 'Peças de reposição'")
    expect(read('server/spare-parts/create-spare-part.ts')).toContain('Já existe uma peça de reposição com esse nome.')
  })

  it('writes tests that state what is left to implement', () => {
    expect(read('tests/server/spare-parts/spare-parts.test.ts')).toContain("it('come with the scarcest first'")
    expect(read('tests/components/spare-parts/spare-parts.test.tsx')).toContain("['Nome', 'Fabricante', 'Estoque',")
  })

  it('writes a second feature beside the first', () => {
    const { status, stderr } = make('carriers', { ...FLAGS, singular: 'transportadora', plural: 'transportadoras' })
    expect([status, stderr]).toEqual([0, ''])
    expect(read('server/app.ts')).toMatch(/^ {4}sparePartRoutes,\n {4}carrierRoutes,$/m)
    expect(read('server/carriers/create-carrier.ts')).toContain('Creates a carrier.')
  })
})
