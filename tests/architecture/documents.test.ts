import { existsSync, globSync, readFileSync } from 'node:fs'

/** ADRs are historical records; the other documents describe the current code. */
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md')]
const FILE = /`((?:components|contexts|hooks|pages|scripts|server|services|styles|tests)\/[^`\s*<…]+\.[a-z]+)`/g

it.each(DOCUMENTS)('%s names only files that exist', (document) => {
  const files = [...readFileSync(document, 'utf8').matchAll(FILE)].map(([, file = '']) => file)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})
