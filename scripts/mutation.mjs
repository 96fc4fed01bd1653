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

// Plants small changes in the rules, one at a time, and tells which of them no test notices:
// `npm run mutation -- --seed 2 --count 10 --in orders`. A run that was stopped goes on with `--from`, the number of the
// first mutant that it has not tried.
await orOneLine(async () => {
  const count = Number(values.count)
  if (!Number.isInteger(count) || count < 1) throw new Complaint('--count takes a number from 1 on.')
  const from = Number(values.from)
  if (!Number.isInteger(from) || from < 1 || from > count)
    throw new Complaint('--from takes a number from 1 to --count.')
  await runMutants({ seed: values.seed, count, from, feature: values.in })
})
