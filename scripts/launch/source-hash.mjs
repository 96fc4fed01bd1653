import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The sources of a build. Tests, documents and scripts do not make it stale. */
const SOURCES = [
  'pages',
  'rendering',
  'components',
  'contexts',
  'hooks',
  'services',
  'styles',
  'server',
  'public',
  'package-lock.json',
  'next.config.js',
  'tsconfig.json',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'proxy.ts',
  'sentry.client.config.ts',
  'sentry.server.config.ts',
  'scripts/csp.mjs',
  'scripts/built',
]

function filesUnder(root, path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return [path]
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesUnder(root, `${path}/${name}`))
}

/**
 * A hash of the sources and of the settings that become part of a build. It uses contents, not dates, which a checkout
 * or copy changes.
 * @param {string} root
 * @param {Record<string, string | undefined>} env
 */
export function sourceHash(root, env) {
  const hash = createHash('sha256')
  for (const path of SOURCES.flatMap((source) => filesUnder(root, source))) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0')
  }
  for (const name of Object.keys(env)
    .filter((each) => each.startsWith('NEXT_PUBLIC_') && env[each])
    .sort()) {
    hash.update(`${name}=${env[name]}\0`)
  }
  return hash.digest('hex')
}
