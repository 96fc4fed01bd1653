import { orOneLine } from '../complaint.mjs'
import { inCheckout, runStep } from '../launch/checkout.mjs'
import { existingDatabase } from '../launch/data-dir.mjs'

const examine = () =>
  inCheckout(async ({ settings, env, signal, undo }) => {
    env.DATABASE_URL = await existingDatabase(settings, undo)
    const { code } = await runStep('scripts/doctor/run-checks.ts', [], { env, signal })
    process.exitCode = code
  })

export const main = () => orOneLine(examine)
