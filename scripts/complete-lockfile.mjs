// Completes package-lock.json after `npm install` against a registry that lacks some packages of other platforms.
//
// npm 11 leaves such packages out of the lock file, and its `npm ci` then refuses that file ("Missing: … from lock
// file"). Their names and exact versions are in the packages that depend on them, so the entries can be written without
// the registry. They have no checksum; npm adds it when it next writes the file with access to the packages.
import { readFileSync, writeFileSync } from 'node:fs'

const SYSTEMS = ['darwin', 'win32', 'linux', 'android', 'freebsd', 'openbsd', 'netbsd', 'openharmony', 'sunos', 'aix']
const PROCESSORS = ['arm64', 'x64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32']

/** The places where Node looks for `name` from the package at `path`, nearest first. */
function placesFor(path, name) {
  const parts = `${path}/`.split('node_modules/')
  return parts.map((_, n) => `${parts.slice(0, parts.length - n).join('node_modules/')}node_modules/${name}`)
}

function entryFor(name, version, asker) {
  const words = name.toLowerCase().split(/[-/]/)
  const system = SYSTEMS.find((each) => words.includes(each))
  const processor = PROCESSORS.find((each) => words.includes(each))
  const libc = { musl: 'musl', gnu: 'glibc' }[words.at(-1)]
  return {
    version,
    ...(asker.dev && { dev: true }),
    ...(processor && { cpu: [processor] }),
    ...(libc && system === 'linux' && { libc: [libc] }),
    optional: true,
    ...(system && { os: [system] }),
  }
}

/**
 * The entries that the lock file lacks.
 * @param {Record<string, { version?: string, dev?: boolean, optionalDependencies?: Record<string, string> }>} packages
 * @returns {[path: string, entry: ReturnType<typeof entryFor>][]}
 */
export function missingEntries(packages) {
  return Object.entries(packages).flatMap(([path, asker]) =>
    Object.entries(asker.optionalDependencies ?? {}).flatMap(([name, version]) => {
      if (!/^\d+\.\d+\.\d+/.test(version)) return []
      const places = placesFor(path, name)
      const found = places.find((place) => packages[place])
      if (found && packages[found].version === version) return []
      // npm hoists a package as far as it can: one level below the nearest one with another version.
      const highest = found ? places[places.indexOf(found) - 1] : places.at(-1)
      return [[highest, entryFor(name, version, asker)]]
    }),
  )
}

if (import.meta.main ?? process.argv[1] === import.meta.filename) {
  const path = new URL('../package-lock.json', import.meta.url)
  const lock = JSON.parse(readFileSync(path, 'utf8'))
  const missing = missingEntries(lock.packages)
  const sorted = [...Object.entries(lock.packages), ...missing].sort(([a], [b]) => a.localeCompare(b, 'en'))
  writeFileSync(path, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`)
  console.info(`${missing.length} entries added.`)
}
