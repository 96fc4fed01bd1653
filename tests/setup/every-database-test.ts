// The checks of `npm run doctor` must pass on the database that the tests of this file leave behind. A file whose tests
// break one on purpose names it in its first comment: `@breaks stock-promised`.
afterAll(async () => {
  const { arrendaPool } = globalThis as { arrendaPool?: unknown }
  if (!arrendaPool) return
  const { runChecks: examine } = await import('@/server/doctor/doctor.service')
  const broken = (process.env.BROKEN_ON_PURPOSE ?? '').split(' ')
  expect((await examine()).filter(({ name }) => !broken.includes(name))).toEqual([])
})
