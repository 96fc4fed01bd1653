/** A copy of the module: the bundler makes one for the server and one for the workers, with the same pool. */
async function aCopy() {
  jest.resetModules()
  const { db } = await import('@/server/db/client')
  const { prepared } = await import('@/server/db/prepared')
  const { companies, users } = await import('@/server/db/schema')
  return {
    companies: () => prepared(db(), 'companies', () => db().select({ id: companies.id }).from(companies), {}),
    users: () => prepared(db(), 'users', () => db().select({ email: users.email }).from(users), {}),
  }
}

it('two copies of the module never prepare different statements under the same name', async () => {
  const [serving, working] = [await aCopy(), await aCopy()]
  await expect(serving.companies()).resolves.toEqual([])
  await expect(working.users()).resolves.toEqual([])
})
