import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

/** `isVerb`: `word…` in the glossary, refused only as the first word of a name. */
type Avoided = { word: string; isVerb: boolean; instead: string }
type Name = { file: string; name: string }

const HEADING = '## Words that names avoid'

function avoidedWords(glossary: string): Avoided[] {
  const table = glossary.slice(glossary.indexOf(HEADING) + HEADING.length).split('\n## ')[0] ?? ''
  const rows = [...table.matchAll(/^\| ([^|]+) \| ([^|]+) \|$/gm)].slice(1)
  return rows.flatMap(([, words = '', instead = '']) =>
    [...words.matchAll(/`(\w+)(…?)`/g)].map(([, word = '', mark]) => ({ word, isVerb: mark === '…', instead })),
  )
}

/** Splits `packageId`, `PACKAGE_ID` and `package-id.rules` into the words package, id. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)

const namesIn = (file: string, source: string): Name[] => [
  { file, name: basename(file).replace(/\.tsx?$/, '') },
  ...[...source.matchAll(/^export (?:default )?(?:async )?(?:function\*?|const|class|type|interface) (\w+)/gm)].map(
    ([, name = '']) => ({ file, name }),
  ),
]

function violationsOf(avoided: readonly Avoided[], names: readonly Name[]): string[] {
  return names.flatMap(({ file, name }) => {
    const words = wordsOf(name)
    return avoided
      .filter(({ word, isVerb }) => (isVerb ? words[0] === word : words.includes(word)))
      .map(({ word, instead }) => `${file}: ${name} (not “${word}”: ${instead})`)
  })
}

describe('the words of file names and exported names', () => {
  const avoided = avoidedWords(readFileSync('docs/glossary.md', 'utf8'))
  const files = globSync('{components,contexts,hooks,pages,scripts,server,services,styles}/**/*.{ts,tsx}')

  it('are those of the glossary', () => {
    expect(files.length).toBeGreaterThan(1000)
    expect(
      violationsOf(
        avoided,
        files.flatMap((file) => namesIn(file, readFileSync(file, 'utf8'))),
      ),
    ).toEqual([])
  })

  it.each([
    ['a file name', namesIn('services/logistics/parcel.rules.ts', '')],
    ['a function', namesIn('services/x.rules.ts', 'export const openParcel = () => 1')],
    ['a constant', namesIn('services/x.rules.ts', 'export const PARCEL_SIZE = 1')],
    ['a type', namesIn('services/x.rules.ts', 'export type ParcelRow = { id: number }')],
    ['a verb at its beginning', namesIn('server/x.ts', 'export async function keepOrder() {}')],
  ])('are refused in %s', (_, names) => {
    expect(violationsOf(avoided, names)).toHaveLength(1)
  })

  it('may include an avoided verb after the first word', () => {
    expect(violationsOf(avoided, namesIn('server/x.ts', 'export const whatToKeep = 1'))).toEqual([])
  })
})
