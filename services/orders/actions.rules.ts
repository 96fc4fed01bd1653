/**
 * Everything that may be possible on an order. `allowed_actions` of the wire names those that are possible now for the
 * caller; the screens draw their buttons from it and never decide by themselves (workflow.md).
 */
export const ORDER_ACTIONS = [
  // customer
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
  'request_cancel',
  'withdraw_cancel_request',
  // staff
  'issue_proposal',
  'analyse_documents',
  'finish_analysis',
  'approve_credit',
  'reprove_credit',
  'upload_contract',
  'set_contract_numbers',
  'notify_signers',
  'approve_contract',
  'complete_contract',
  'assign_serials',
  'set_expected_delivery',
  'complete_packaging',
  'set_tracking',
  'complete_shipping',
  'set_delivery_date',
  'complete_delivery',
  'upload_delivery_term',
  'approve_delivery_term',
  'complete_term',
  'start_return',
  'receive_return',
  'appraise_return',
  'finish_order',
  'update_package',
  'undo_stage',
  'decline_cancel_request',
  'cancel_order',
] as const

export type OrderAction = (typeof ORDER_ACTIONS)[number]
