import { parseArgs } from 'node:util'
import { Complaint, orOneLine } from './complaint.mjs'
import { runMutants } from './mutation/run.mjs'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '40' },
    from: { type: 'string', default: '1' },
    in: { type: 'string', default: '' },
  },
})

// Applies small changes to the rules, one at a time, and reports those that no test detects:
// `npm run mutation -- --seed 2 --count 10 --in orders`. An interrupted run continues with `--from`, the number of its
// first untried mutant.
await orOneLine(async () => {
  const count = Number(values.count)
  if (!Number.isInteger(count) || count < 1) throw new Complaint('--count takes a number from 1 on.')
  const from = Number(values.from)
  if (!Number.isInteger(from) || from < 1 || from > count)
    throw new Complaint('--from takes a number from 1 to --count.')
  await runMutants({ seed: values.seed, count, from, feature: values.in })
})
