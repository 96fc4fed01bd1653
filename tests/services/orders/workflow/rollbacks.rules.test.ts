import { type Group, GROUPS } from '@/services/auth/actor.rules'
import { rollbackFor, ROLLBACKS } from '@/services/orders/workflow/rollbacks.rules'
import { type StageName, STAGES } from '@/services/orders/workflow/stages.rules'
import { allowedActions } from '@/services/orders/workflow/transition-table.rules'
import { aPackage, aSnapshot } from '@/tests/factories/orders/snapshot.factory'

const staff = (group: Group) => ({ groups: [group], isCompanyAdmin: false, companyId: null })

/** docs/workflow.md, "Rollbacks", with the owners of the stage that the order leaves. */
const NINE: [StageName, StageName, Group[]][] = [
  ['DOC_ANALYSIS', 'PROPOSAL_AGREEMENT', ['ADMINISTRADOR', 'OPERAÇÃO', 'JURÍDICO']],
  ['CREDIT_ANALYSIS', 'DOC_ANALYSIS', ['ADMINISTRADOR', 'FINANCEIRO']],
  ['CONTRACT_INFO', 'CREDIT_ANALYSIS', ['ADMINISTRADOR', 'JURÍDICO']],
  ['SHIPPING', 'PACKAGING', ['ADMINISTRADOR', 'OPERAÇÃO']],
  ['DELIVERY_INFO', 'SHIPPING', ['ADMINISTRADOR', 'OPERAÇÃO']],
  ['DELIVERY_TERM', 'DELIVERY_INFO', ['ADMINISTRADOR', 'OPERAÇÃO']],
  ['ONGOING', 'DELIVERY_TERM', ['ADMINISTRADOR']],
  ['RETURNING', 'ONGOING', ['ADMINISTRADOR', 'OPERAÇÃO']],
  ['FINISHED', 'RETURNING', ['ADMINISTRADOR']],
]

describe('the rollbacks', () => {
  it('are the nine of docs/workflow.md and no others', () => {
    expect(ROLLBACKS.map(({ from, to }) => [from, to])).toEqual(NINE.map(([from, to]) => [from, to]))
  })

  it.each(NINE)('from %s to %s is for %j', (from, to, owners) => {
    const order = aSnapshot({ stage: from })
    for (const group of GROUPS) {
      const isOwner = owners.includes(group)
      expect([group, rollbackFor(order, staff(group))?.to]).toEqual([group, isOwner ? to : undefined])
      expect([group, allowedActions(order, staff(group)).includes('undo_stage')]).toEqual([group, isOwner])
    }
  })

  it.each(STAGES.filter((stage) => !NINE.some(([from]) => from === stage)))('do not leave %s', (stage) => {
    expect(rollbackFor(aSnapshot({ stage }), staff('ADMINISTRADOR'))).toBeUndefined()
    expect(allowedActions(aSnapshot({ stage }), staff('ADMINISTRADOR'))).not.toContain('undo_stage')
  })

  it('state what is withdrawn', () => {
    for (const { withdraws } of ROLLBACKS) expect(withdraws).toMatch(/^[AO] .+\.$/)
  })

  it('are never allowed to a customer, whatever their groups', () => {
    const customer = { groups: ['CLIENTE', 'ADMINISTRADOR', 'OPERAÇÃO'] as Group[], isCompanyAdmin: true, companyId: 1 }
    for (const { from } of ROLLBACKS) expect(rollbackFor(aSnapshot({ stage: from }), customer)).toBeUndefined()
  })

  it('do not undo a return once a unit was appraised: it may be in another rental', () => {
    const pkg = aPackage({ type: 'return', status: 'APPRAISAL', serials: 2, appraised: 1 })

    expect(rollbackFor(aSnapshot({ stage: 'RETURNING', packages: [pkg] }), staff('OPERAÇÃO'))).toBeUndefined()
  })
})
