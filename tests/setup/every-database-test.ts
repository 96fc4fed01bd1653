// What holds of every database holds of the one that this file's tests leave behind. A file whose tests break a rule on
// purpose names it in its first comment: `@breaks stock-promised`.
afterAll(async () => {
  const { arrendaPool } = globalThis as { arrendaPool?: unknown }
  if (!arrendaPool) return
  const { runChecks: examine } = await import('@/server/doctor/doctor.service')
  const broken = (process.env.BROKEN_ON_PURPOSE ?? '').split(' ')
  expect((await examine()).filter(({ name }) => !broken.includes(name))).toEqual([])
})
