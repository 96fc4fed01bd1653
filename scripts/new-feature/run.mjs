import { parseArgs } from 'node:util'
import { Complaint, orOneLine } from '../complaint.mjs'
import { featureOf } from './feature.mjs'
import { FLAGS, USAGE } from './usage.mjs'
import { writeFeature } from './write.mjs'

function parse(args) {
  try {
    return parseArgs({ args, allowPositionals: true, options: FLAGS })
  } catch (error) {
    throw new Complaint(`${error.message}\n\n${USAGE}`)
  }
}

const list = (paths) => paths.map((path) => `  ${path}`).join('\n')

async function run(args) {
  const { positionals, values } = parse(args)
  if (values.prove) return (await import('./prove.mjs')).prove()
  const feature = featureOf(positionals, values)
  const { written, edited } = await writeFeature(process.cwd(), feature)
  console.info(`Written:\n${list(written)}\n\nWired in:\n${list(edited)}\n`)
  console.info(`Next:
  1. npx jest ${feature.name}: two tests fail. They state what is left: the columns, from the table to the screen, and the rule
     of the list. What changes in the table needs another npm run db:generate.
  2. ${feature.permission} is ADMINISTRADOR's alone: for other groups see services/auth/permissions.rules.ts,
     tests/server/authorization/groups.${feature.name}.table.ts and tests/services/auth/menu.rules.test.ts.
  3. The word of the domain: docs/glossary.md. The icon of the menu: services/auth/menu.rules.ts.
  4. npm run check`)
}

/** @param {string[]} args */
export const main = (args) => orOneLine(() => run(args))
