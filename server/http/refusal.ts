import { SUPPORT_MAIL } from '@/services/config/contact.rules'

/** Why the API refuses a call. A new code without a status does not compile (`REFUSAL_STATUS`). */
export type RefusalCode =
  | 'invalid'
  | 'malformed'
  | 'token_not_valid'
  | 'login_failed'
  | 'password_expired'
  | 'link_not_valid'
  | 'password_change_required'
  | 'activation_required'
  | 'access_ended'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'stage_changed'
  | 'out_of_stock'
  | 'price_changed'
  | 'coupon_used'
  | 'coupon_not_valid'
  | 'quotation_closed'
  | 'quantity_mismatch'
  | 'ticket_closed'
  | 'too_large'
  | 'unsupported_type'
  | 'too_many_requests'
  | 'not_implemented'
  | 'unavailable'

export const REFUSAL_STATUS = {
  invalid: 400,
  malformed: 400,
  token_not_valid: 401,
  login_failed: 401,
  password_expired: 401,
  link_not_valid: 400,
  password_change_required: 403,
  activation_required: 403,
  access_ended: 403,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  stage_changed: 409,
  out_of_stock: 409,
  price_changed: 409,
  coupon_used: 409,
  coupon_not_valid: 409,
  quotation_closed: 409,
  quantity_mismatch: 409,
  ticket_closed: 409,
  too_large: 413,
  unsupported_type: 415,
  too_many_requests: 429,
  not_implemented: 501,
  unavailable: 503,
} as const satisfies Record<RefusalCode, number>

/** The sentence for a refusal without one of its own. */
const DEFAULT_SENTENCE: Record<RefusalCode, string> = {
  invalid: 'Confira os campos destacados.',
  malformed: 'Não foi possível ler os dados enviados. Atualize a página e tente de novo.',
  token_not_valid: 'Sua sessão terminou. Entre novamente.',
  login_failed: 'Email ou senha incorreta.',
  password_expired: 'Sua senha temporária venceu. Peça outra a quem criou seu acesso ou recupere a senha.',
  link_not_valid: 'Esse link não vale mais. Peça outro em “Esqueci minha senha”.',
  password_change_required: 'Escolha uma senha nova para continuar.',
  activation_required: 'Sua empresa ainda aguarda a ativação do cadastro.',
  access_ended: `O acesso da sua empresa foi encerrado. Escreva para ${SUPPORT_MAIL}.`,
  forbidden: 'Seu perfil não permite essa ação.',
  not_found: 'Não encontramos o que você procura.',
  conflict: 'Esses dados mudaram enquanto você editava. Atualize a página e tente de novo.',
  stage_changed: 'O pedido mudou enquanto você lia. Mostramos agora a etapa atual; nada foi alterado.',
  out_of_stock: 'Não há unidades disponíveis em quantidade suficiente.',
  price_changed: 'O preço de um item mudou. Confira a mensalidade antes de enviar.',
  coupon_used: 'Esse cupom já foi usado.',
  coupon_not_valid: 'Esse cupom não vale para este pedido.',
  quotation_closed: 'Essa simulação já virou pedido ou expirou. Comece outra.',
  quantity_mismatch: 'A quantidade do carrinho precisa ser igual à soma dos endereços.',
  ticket_closed: 'Esse chamado foi encerrado há mais de 15 dias. Abra outro para continuar.',
  too_large: 'O arquivo passa do limite de tamanho.',
  unsupported_type: 'Esse tipo de arquivo não é aceito.',
  too_many_requests: 'Muitas tentativas. Aguarde um pouco e tente de novo.',
  not_implemented: 'Esse tipo de chamada não é aceito.',
  unavailable: 'Serviço indisponível no momento. Tente novamente em instantes.',
}

type Details = {
  /** Portuguese sentences for the user. */
  errors?: string[]
  /** Field path → messages, for forms. */
  fields?: Record<string, string[]>
  /** More data for the client, such as the current order (`stage_changed`) or what is missing (`out_of_stock`). */
  data?: Record<string, unknown>
  headers?: Record<string, string>
}

/** Thrown by rules and use-cases; the central error handler turns it into the API's error envelope. */
export class Refusal extends Error {
  readonly errors: string[]

  constructor(
    readonly code: RefusalCode,
    readonly details: Details = {},
  ) {
    const errors = details.errors ?? [DEFAULT_SENTENCE[code]]
    super(`${code}: ${errors.join(' ')}`)
    this.name = 'Refusal'
    this.errors = errors
  }

  get status() {
    return REFUSAL_STATUS[this.code]
  }
}

/** Returns the row, or refuses 404: a record that the caller may not see is reported as missing. */
export function orNotFound<T>(row: T | null | undefined): T {
  if (row === null || row === undefined) throw new Refusal('not_found')
  return row
}

/** Refuses one field of a form; the sentence is shown at the field, or by itself. */
export const refuseField = (field: string, sentence: string, code: RefusalCode = 'invalid'): Refusal =>
  new Refusal(code, { errors: [sentence], fields: { [field]: [sentence] } })
