import { parseArgs } from 'node:util'
import { Complaint, orOneLine } from './complaint.mjs'
import { runMutants } from './mutation/run.mjs'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '40' },
    in: { type: 'string', default: '' },
  },
})

// Plants small changes in the rules, one at a time, and tells which of them no test notices:
// `npm run mutation -- --seed 2 --count 10 --in orders`.
await orOneLine(async () => {
  const count = Number(values.count)
  if (!Number.isInteger(count) || count < 1) throw new Complaint('--count takes a number from 1 on.')
  await runMutants({ seed: values.seed, count, feature: values.in })
})
