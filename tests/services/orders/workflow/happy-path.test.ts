import type { Group } from '@/services/auth/actor.rules'
import { ROLLBACKS } from '@/services/orders/workflow/rollbacks.rules'
import { type StageName, STAGES } from '@/services/orders/workflow/stages.rules'
import { allowedActions, TRANSITIONS } from '@/services/orders/workflow/transition-table.rules'
import { aDocument, aSnapshot, required } from '@/tests/factories/orders/snapshot.factory'

const staff = (group: Group) => ({ groups: [group], isCompanyAdmin: false, companyId: null })
const buyer = { groups: ['CLIENTE', 'VENDEDOR'] as Group[], isCompanyAdmin: false, companyId: 1 }

describe('the happy path', () => {
  const leads = Object.values(TRANSITIONS).flatMap(({ stages, nextStage: leadsTo }) =>
    leadsTo ? stages.map((from): [StageName, StageName] => [from, leadsTo]) : [],
  )

  it('reaches every stage from the proposal', () => {
    const reached = new Set<StageName>(['PROPOSAL_AGREEMENT'])
    for (let size = 0; size < reached.size;) {
      size = reached.size
      for (const [from, to] of leads) if (reached.has(from)) reached.add(to)
    }
    expect([...reached].sort()).toEqual([...STAGES].sort())
  })

  it('advances one stage at a time, and goes back only by rollbacks', () => {
    for (const [from, to] of leads.filter(([, target]) => target !== 'CANCELLED')) {
      expect(STAGES.indexOf(to) - STAGES.indexOf(from)).toBe(1)
    }
    for (const { from, to } of ROLLBACKS) expect(STAGES.indexOf(from) - STAGES.indexOf(to)).toBe(1)
  })

  it('leads to CANCELLED only before SHIPPING', () => {
    expect(leads.filter(([, to]) => to === 'CANCELLED').map(([from]) => from)).toEqual([
      'PROPOSAL_AGREEMENT',
      'DOC_ANALYSIS',
      'CREDIT_ANALYSIS',
      'CONTRACT_INFO',
      'PACKAGING',
    ])
  })

  it('has no action at its ends except the rollback of FINISHED', () => {
    const from = (stage: StageName) =>
      allowedActions(aSnapshot({ stage, state: 'completed', turn: null }), staff('ADMINISTRADOR'))
    expect(from('FINISHED')).toEqual(['undo_stage'])
    expect(from('CANCELLED')).toEqual([])
  })
})

describe('submitting documents', () => {
  it('locks them', () => {
    const handedIn = aSnapshot({ stage: 'DOC_ANALYSIS', turn: 'staff', documents: required() })
    expect(allowedActions(handedIn, buyer)).toEqual(['request_cancel'])
  })

  it('is refused while a reproved document has no new file', () => {
    const documents = [...required({ approved: true }), aDocument({ approved: false, renewed: false })]
    const returned = aSnapshot({ stage: 'DOC_ANALYSIS', state: 'reproved', documents })
    expect(TRANSITIONS.submit_documents.guard(returned)).toBe('Corrija 1 documento antes de enviar de novo.')
  })

  it('is allowed once it has one', () => {
    const documents = [...required({ approved: true }), aDocument({ approved: false, renewed: true })]
    const corrected = aSnapshot({ stage: 'DOC_ANALYSIS', state: 'reproved', documents })
    expect(allowedActions(corrected, buyer)).toEqual([
      'upload_document',
      'add_extra_document',
      'submit_documents',
      'request_cancel',
    ])
  })
})

describe('reproved credit', () => {
  it('can only be rolled back, and the order cancelled', () => {
    const reproved = aSnapshot({ stage: 'CREDIT_ANALYSIS', state: 'reproved', turn: 'staff' })
    expect(allowedActions(reproved, staff('FINANCEIRO'))).toEqual(['undo_stage'])
    expect(allowedActions(reproved, staff('ADMINISTRADOR'))).toEqual(['update_package', 'undo_stage', 'cancel_order'])
  })
})
