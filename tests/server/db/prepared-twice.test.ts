/** A copy of the module, as the bundler makes one for what serves and one for what works on jobs; the pool is the same. */
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

it('prepares statements under names that no other copy of the module gives to another one', async () => {
  const [serving, working] = [await aCopy(), await aCopy()]
  await expect(serving.companies()).resolves.toEqual([])
  await expect(working.users()).resolves.toEqual([])
})
