import { leaveOneRow } from './one-row'

it('finds only what this file wrote', async () => {
  expect(await leaveOneRow()).toHaveLength(1)
})
