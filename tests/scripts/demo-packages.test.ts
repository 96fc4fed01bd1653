/** @database none */
import { SERVICE_PACKAGES } from '@/scripts/demo/catalogue/simulators.data'
import { DEFAULT_POLICY, policyOf } from '@/services/tickets/policy.rules'

const promised = SERVICE_PACKAGES.map((one) => ({ lines: one.features.join('\n'), policy: policyOf(one) }))

describe('the service packages of the demo', () => {
  it('promise in words what their figures say', () => {
    for (const { lines, policy } of promised) {
      const days = /Troca em até (\d+) dias? út/.exec(lines)?.[1]
      if (days) expect(policy.exchange_business_days).toBe(Number(days))
      if (lines.includes('horário comercial')) expect(policy.calendar).toBe('business')
      if (lines.includes('todos os dias, até 22h')) expect(policy.calendar).toBe('extended')
    }
  })

  it("begin with the platform's own promise, and one that has all of the other keeps it", () => {
    const [essential, complete, managed] = promised

    expect(essential?.policy).toEqual(DEFAULT_POLICY)
    expect(managed?.lines).toContain('Tudo do Completo')
    expect(managed?.policy).toEqual({ ...complete?.policy, name: 'Gestão', first_response_minutes: 60 })
  })
})
