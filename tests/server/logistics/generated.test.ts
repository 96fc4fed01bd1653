import fc from 'fast-check'
import { runChecks } from '@/server/doctor/doctor.service'
import { anApiProcess, type ApiProcess } from '@/tests/factories/http/api-process'
import { LOGISTICS_COMMANDS, type LogisticsCommand } from '@/tests/factories/logistics/commands'
import type { Said } from '@/tests/factories/logistics/send'
import { aWorld } from '@/tests/factories/logistics/world'

/** Set LOGISTICS_SEQUENCES for more: `LOGISTICS_SEQUENCES=200 npx jest logistics/generated`. */
const SEQUENCES = Number(process.env.LOGISTICS_SEQUENCES ?? 3)
const PROCESSES = 4
const COMMANDS_EACH = 20

const aStep = fc.record({
  command: fc.constantFrom(...(Object.keys(LOGISTICS_COMMANDS) as LogisticsCommand[])),
  rolls: fc.array(fc.nat(9_999), { minLength: 4, maxLength: 4 }),
})

const aShift = fc.array(aStep, { minLength: COMMANDS_EACH, maxLength: COMMANDS_EACH })

/** The commands of each process. */
const shifts = fc.array(aShift, { minLength: PROCESSES, maxLength: PROCESSES })

let processes: ApiProcess[]

beforeAll(async () => {
  processes = await Promise.all(Array.from({ length: PROCESSES }, () => anApiProcess()))
}, 180_000)

afterAll(() => Promise.all(processes.map((one) => one.kill())))

describe('random commands on packages, units and returns, from four processes at once', () => {
  it('keep every invariant, and none fails with a server error', async () => {
    const told = new Map<string, number>()
    await fc.assert(
      fc.asyncProperty(shifts, async (all) => {
        const world = await aWorld()
        const answers = await Promise.all(
          all.map(async (steps, at) => {
            const said: (Said & { command: string })[] = []
            for (const { command, rolls } of steps) {
              const api = processes[at]?.api ?? ''
              said.push({ command, ...(await LOGISTICS_COMMANDS[command]({ api, world, rolls })) })
            }
            return said
          }),
        )
        for (const { command, status } of answers.flat()) {
          const key = `${command} ${status < 300 ? 'done' : 'refused'}`
          told.set(key, (told.get(key) ?? 0) + 1)
        }
        expect(answers.flat().filter(({ status }) => status >= 500)).toEqual([])
        expect(await runChecks()).toEqual([])
      }),
      { numRuns: SEQUENCES, endOnFailure: true },
    )
    // A run in which every command is refused would prove nothing.
    const done = [...told].filter(([key]) => key.endsWith('done')).reduce((sum, [, count]) => sum + count, 0)
    expect(done).toBeGreaterThan(SEQUENCES * PROCESSES * COMMANDS_EACH * 0.1)
  }, 3_600_000)
})
