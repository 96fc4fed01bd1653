// `npm run new:feature <name>`: one file in each room, and a test that fails until the feature does something.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Complaint, orOneLine } from './complaint.mjs'
import { featureFiles } from './new-feature/files.mjs'

await orOneLine(async () => {
  const [name = ''] = process.argv.slice(2)
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) {
    throw new Complaint(
      'Name the feature in small letters, in the words of docs/glossary.md: npm run new:feature spare-parts',
    )
  }
  const files = featureFiles(name)
  const taken = Object.keys(files).find((path) => existsSync(dirname(path)))
  if (taken) throw new Complaint(`${dirname(taken)} exists already.`)
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
    console.info(path)
  }
  console.info(`\nNow mount its routes in server/app.ts and make this pass: npx jest tests/server/${name}`)
})
