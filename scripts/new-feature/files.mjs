/** @param {string} name such as "invoices" or "spare-parts" */
function namesOf(name) {
  const camel = name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
  return { name, camel, Pascal: camel[0].toUpperCase() + camel.slice(1) }
}

const schema = ({ camel, Pascal }) => `import { array, type InferType, number, object } from 'yup'

/** What the API says about one of the ${camel}. */
export const ${camel}Schema = object({ id: number().integer().required() })
export const ${camel}List = array(${camel}Schema.required()).required()

export type ${Pascal} = InferType<typeof ${camel}Schema>
`

const browserService = ({ name, camel, Pascal }) => `import { http } from '@/services/http/client'
import type { ${Pascal} } from './${name}.schema'

/** The ${camel} that the user may see. */
export async function get${Pascal}(signal?: AbortSignal): Promise<${Pascal}[]> {
  const { data } = await http.get<${Pascal}[]>('/${name}', { signal })
  return data
}
`

const queries = ({ name, camel, Pascal }) => `import { queryOptions } from '@tanstack/react-query'
import { get${Pascal} } from '@/services/${name}/${name}.service'

export const ${camel}Keys = {
  all: ['${name}'] as const,
  list: () => [...${camel}Keys.all, 'list'] as const,
}

/** The ${camel} that the user may see. */
export const ${camel}QueryOptions = () =>
  queryOptions({ queryKey: ${camel}Keys.list(), queryFn: ({ signal }) => get${Pascal}(signal) })
`

const screen = ({ name, camel, Pascal }) => `import { useQuery } from '@tanstack/react-query'
import { ${camel}QueryOptions } from '@/hooks/${name}/${name}.queries'

/** Lists the ${camel}. */
export const ${Pascal}Screen = () => {
  const { data = [] } = useQuery(${camel}QueryOptions())
  return (
    <ul>
      {data.map(({ id }) => (
        <li key={id}>{id}</li>
      ))}
    </ul>
  )
}
`

const routes = ({ name, camel, Pascal }) => `import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import { answers } from '@/server/http/answers'
import type { ApiEnv } from '@/server/http/env'
import { ${camel}List } from '@/services/${name}/${name}.schema'
import { list${Pascal} } from './${name}.service'

export const ${camel}Routes = new Hono<ApiEnv>().get(
  '/${name}',
  allow('signed-in'),
  answers(${camel}List, { summary: 'The ${camel} that the caller may see' }),
  async (c) => c.json(await list${Pascal}()),
)
`

const serverService = ({ name, camel, Pascal }) => `import type { ${Pascal} } from '@/services/${name}/${name}.schema'

/** The ${camel} that the caller may see. */
export function list${Pascal}(): Promise<${Pascal}[]> {
  return Promise.resolve([])
}
`

const test = ({ name, camel }) => `import { callApi } from '@/tests/factories/call-api'
import { aUser } from '@/tests/factories/users.factory'

// Fails until ${camel}Routes is mounted in server/app.ts, and then until there are ${camel} to list.
describe('the ${camel}', () => {
  it('are listed', async () => {
    const { token } = await aUser()
    const { status, body } = await callApi<unknown[]>('GET', '/${name}', { token })
    expect(status).toBe(200)
    expect(body).toHaveLength(1)
  })
})
`

/**
 * The files of a new feature, one in each room, under the same name everywhere.
 * @param {string} name
 * @returns {Record<string, string>} path → content
 */
export function featureFiles(name) {
  const names = namesOf(name)
  return {
    [`services/${name}/${name}.schema.ts`]: schema(names),
    [`services/${name}/${name}.service.ts`]: browserService(names),
    [`hooks/${name}/${name}.queries.ts`]: queries(names),
    [`components/${name}/${names.Pascal}Screen.tsx`]: screen(names),
    [`server/${name}/${name}.routes.ts`]: routes(names),
    [`server/${name}/${name}.service.ts`]: serverService(names),
    [`tests/server/${name}/${name}.test.ts`]: test(names),
  }
}
