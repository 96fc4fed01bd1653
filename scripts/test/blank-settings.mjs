import { readFileSync } from 'node:fs'

/**
 * Every documented setting, empty: the base for tests, so that neither a developer's .env nor the environment affects
 * them or makes them send real mail.
 * @returns {Record<string, string>}
 */
export function blankSettings() {
  const documented = readFileSync('.env.example', 'utf8').matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)
  return Object.fromEntries([...documented].map(([, name]) => [name, '']))
}
