import { type Group, GROUPS } from '@/services/auth/actor.rules'
import { ORDER_ACTIONS, type OrderAction } from '@/services/orders/workflow/actions.rules'
import { STAGES } from '@/services/orders/workflow/stages.rules'
import { allowedActions, mayPerform, TRANSITIONS } from '@/services/orders/workflow/transition-table.rules'
import { aSnapshot } from '@/tests/factories/orders/snapshot.factory'
import { CASES } from './transition-examples'

const CUSTOMER: OrderAction[] = [
  'accept_proposal',
  'refuse_proposal',
  'upload_document',
  'add_extra_document',
  'submit_documents',
  'add_signers',
  'sign_contract',
  'sign_delivery_term',
  'point_out_missing',
  'request_return',
  'return_units',
  'call_off_return',
  'request_cancel',
  'withdraw_cancel_request',
  'say_contract_end',
  'accept_addendum',
  'refuse_addendum',
]

/** The groups of the staff actions, from docs/workflow.md. */
const STAFF: Partial<Record<OrderAction, Group[]>> = {
  issue_proposal: ['ADMINISTRADOR', 'GERENTE VENDEDOR', 'VENDEDOR'],
  analyse_documents: ['ADMINISTRADOR', 'OPERAÇÃO', 'JURÍDICO'],
  finish_analysis: ['ADMINISTRADOR', 'OPERAÇÃO', 'JURÍDICO'],
  approve_credit: ['ADMINISTRADOR', 'FINANCEIRO'],
  reprove_credit: ['ADMINISTRADOR', 'FINANCEIRO'],
  upload_contract: ['ADMINISTRADOR', 'JURÍDICO'],
  set_contract_numbers: ['ADMINISTRADOR', 'JURÍDICO'],
  add_signers: ['ADMINISTRADOR', 'JURÍDICO'],
  notify_signers: ['ADMINISTRADOR', 'JURÍDICO'],
  sign_contract: ['ADMINISTRADOR', 'JURÍDICO'],
  approve_contract: ['ADMINISTRADOR', 'JURÍDICO'],
  complete_contract: ['ADMINISTRADOR', 'JURÍDICO'],
  undo_stage: ['ADMINISTRADOR', 'OPERAÇÃO'],
  issue_addendum: ['ADMINISTRADOR', 'GERENTE VENDEDOR', 'VENDEDOR'],
  withdraw_addendum: ['ADMINISTRADOR', 'GERENTE VENDEDOR', 'VENDEDOR'],
  decline_cancel_request: ['ADMINISTRADOR', 'GERENTE VENDEDOR'],
  cancel_order: ['ADMINISTRADOR', 'GERENTE VENDEDOR'],
}
const WAREHOUSE: Group[] = ['ADMINISTRADOR', 'OPERAÇÃO']

/** Customer actions that staff may perform too. */
const WITH_STAFF: OrderAction[] = ['sign_delivery_term', 'return_units', 'call_off_return']

const staff = (group: Group) => ({ groups: [group], isCompanyAdmin: false, companyId: null })
const buyer = { groups: ['CLIENTE', 'VENDEDOR'] as Group[], isCompanyAdmin: false, companyId: 1 }

const ownersOf = (action: OrderAction): Group[] =>
  STAFF[action] ?? (CUSTOMER.includes(action) && !WITH_STAFF.includes(action) ? [] : WAREHOUSE)

describe.each(ORDER_ACTIONS)('%s', (action) => {
  const { at, short } = CASES[action]
  const order = aSnapshot(at)
  const transition = TRANSITIONS[action]

  it('has a label and exists in some stage', () => {
    expect(transition.label).toMatch(/^\p{Lu}/u)
    expect(transition.stages.length).toBeGreaterThan(0)
    expect(transition.stages).toContain(order.stage)
  })

  it('is allowed to its owners only', () => {
    const owners = GROUPS.filter((group) => allowedActions(order, staff(group)).includes(action))
    expect(owners.filter((group) => !['CLIENTE', 'GESTOR', 'COLABORADOR'].includes(group)).sort()).toEqual(
      ownersOf(action).sort(),
    )
    expect(allowedActions(order, buyer).includes(action)).toBe(CUSTOMER.includes(action))
  })

  it('is refused in every other stage', () => {
    for (const stage of STAGES.filter((one) => !transition.stages.includes(one))) {
      expect(allowedActions({ ...order, stage }, staff('ADMINISTRADOR'))).not.toContain(action)
      expect(allowedActions({ ...order, stage }, buyer)).not.toContain(action)
    }
  })

  if (short) {
    const [missing, sentence] = short

    it(`says what is missing: ${sentence}`, () => {
      const incomplete = aSnapshot({ ...at, ...missing })
      expect(transition.guard(order)).toBeUndefined()
      expect(transition.guard(incomplete)).toBe(sentence)
      expect(allowedActions(incomplete, staff('ADMINISTRADOR'))).not.toContain(action)
      expect(allowedActions(incomplete, buyer)).not.toContain(action)
    })
  }
})

describe('the customer', () => {
  it.each([
    ['a GESTOR', { groups: ['CLIENTE', 'GESTOR'], isCompanyAdmin: false }, true],
    ['a buyer', { groups: ['CLIENTE', 'VENDEDOR'], isCompanyAdmin: false }, true],
    ['a company admin', { groups: ['CLIENTE', 'COLABORADOR'], isCompanyAdmin: true }, true],
    ['a COLABORADOR', { groups: ['CLIENTE', 'COLABORADOR'], isCompanyAdmin: false }, false],
  ] as const)('%s decides on a proposal: %#', (_, who, may) => {
    expect(mayPerform('accept_proposal', 'PROPOSAL_AGREEMENT', { ...who, companyId: 1 })).toBe(may)
  })

  it('cannot perform staff actions with a staff group', () => {
    const both = { groups: ['CLIENTE', 'GESTOR', 'ADMINISTRADOR'] as Group[], isCompanyAdmin: true, companyId: 1 }
    for (const action of ORDER_ACTIONS) {
      for (const stage of STAGES) expect(mayPerform(action, stage, both)).toBe(CUSTOMER.includes(action))
    }
  })
})
